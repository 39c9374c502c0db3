import { useEffect, useRef } from 'react'
import { restoreTyped } from '../../boot/typed.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section } from '../../ui/section.tsx'
import styles from './find-request.module.css'

/** For a sender who lost the address of the request's page. The form works the same with and without script. */
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
        lead="Every request has a page of its own. Its address is in the confirmation we sent you."
      />
      <Section labelledBy="lost">
        <Columns>
          <div>
            <h2 id="lost" className={styles.heading}>
              Lost the address?
            </h2>
            <p className={styles.text}>Give both, and we send it to that mailbox.</p>
          </div>
          <div>
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
              <Field id="request-email" label="Email">
                <Input id="request-email" name="email" type="email" required autoComplete="email" />
              </Field>
              <Button type="submit">Send me the address</Button>
            </form>
            <p className={styles.note}>
              If they match, we send it up to three times a day. No reference? Call <DispatchPhone />.
            </p>
          </div>
        </Columns>
      </Section>
    </>
  )
}
