import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { restoreTyped } from '../../boot/drafts.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { Button } from '../../ui/button.tsx'
import { Bullets } from '../../ui/check-list.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import layout from '../form-page.module.css'
import styles from './find-request.module.css'

/** For a sender who lost the link to the request's page. The form works the same with and without script. */
export default function FindRequest() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreTyped(form.current)
  }, [])
  return (
    <>
      <Head path="/requests" />
      <PageHead
        path="/requests"
        lead="We email you a link to change what you sent, withdraw it or erase it."
      />
      <Section>
        <div className={layout.layout}>
          <form
            ref={form}
            id="find-request"
            method="post"
            action="/api/requests/link"
            className={styles.form}
          >
            <Field id="request-reference" label="Reference" hint="Like Q-7F3K2M">
              <Input
                id="request-reference"
                name="reference"
                required
                autoCapitalize="characters"
                spellCheck={false}
                aria-describedby="request-reference-hint"
              />
            </Field>
            <Field id="request-email" label="Email" hint="The one you gave in the form">
              <Input
                id="request-email"
                name="email"
                type="email"
                required
                autoComplete="email"
                aria-describedby="request-email-hint"
              />
            </Field>
            <p className="small quiet">
              We use both only to find it and send you the link.{' '}
              <Link to="/privacy-policy">Privacy policy</Link>
            </p>
            <Button type="submit">Send me the link</Button>
          </form>
          <aside aria-labelledby="confirmation">
            <h2 id="confirmation">Check our confirmation first</h2>
            <Bullets
              items={[
                'It has the link to the page.',
                'Its subject has the reference.',
                'It may be in your spam folder.',
              ]}
            />
            <p>
              No reference? Call <DispatchPhone />.
            </p>
          </aside>
        </div>
      </Section>
    </>
  )
}
