import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { findRequest as texts } from '../../../translations/en/pages/find-request.tsx'
import { restoreTyped } from '../../boot/drafts.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Bullets } from '../../ui/check-list.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import layout from '../form-page.module.css'

/** For a sender who lost the link to the request's page. The form works the same with and without script. */
export default function FindRequest() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreTyped(form.current)
  }, [])
  return (
    <>
      <Head path="/requests" />
      <PageHead path="/requests" lead={texts.head.lead} />
      <Section>
        <div className={layout.layout}>
          <form ref={form} id="find-request" method="post" action="/api/requests/link" className="stack">
            <Field id="request-reference" {...texts.form.reference}>
              <Input
                id="request-reference"
                name="reference"
                required
                autoCapitalize="characters"
                spellCheck={false}
                aria-describedby="request-reference-hint"
              />
            </Field>
            <Field id="request-email" {...texts.form.email}>
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
              {texts.form.use((label) => (
                <Link to="/privacy-policy">{label}</Link>
              ))}
            </p>
            <Actions>
              <Button type="submit">{texts.form.submit}</Button>
            </Actions>
          </form>
          <aside className={layout.beside} aria-labelledby="confirmation">
            <h2 id="confirmation">{texts.confirmation.title}</h2>
            <Bullets items={texts.confirmation.items} />
            <p>{texts.phone(<DispatchPhone />)}</p>
          </aside>
        </div>
      </Section>
    </>
  )
}
