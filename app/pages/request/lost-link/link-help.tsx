import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { mailInList, findRequest as texts } from '../../../../translations/en/pages/find-request.tsx'
import { restoreTyped } from '../../../boot/drafts.ts'
import { DispatchPhone } from '../../../company/contact-links.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Field, Input } from '../../../ui/controls/field.tsx'
import { Bullets } from '../../../ui/lists/check-list.tsx'
import { Pair, Section } from '../../../ui/page/section.tsx'
import { MailInList } from './mail-in-list.tsx'

interface Props {
  /** Why the visitor may be here, in place of where the link is to be found. */
  reasons?: { title: string; items: readonly ReactNode[] }
}

/** For a sender without the link to the request's page: a form that sends it, and where else to look. */
export const LinkHelp = ({ reasons = texts.confirmation }: Props) => (
  <Section>
    <Pair>
      <section aria-labelledby="email-link">
        <h2 id="email-link">{texts.form.title}</h2>
        <LinkForm />
      </section>
      <aside aria-labelledby="reasons">
        <h2 id="reasons">{reasons.title}</h2>
        <Bullets items={[...reasons.items, texts.phone(<DispatchPhone />)]} />
        <MailInList subject={mailInList.received} />
      </aside>
    </Pair>
  </Section>
)

/** It works the same with and without script. */
function LinkForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreTyped(form.current)
  }, [])
  return (
    <form ref={form} id="find-request" method="post" action="/api/requests/link" className="stack">
      <div className="auto-columns">
        <Field id="request-reference" {...texts.form.reference}>
          <Input
            id="request-reference"
            name="reference"
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
      </div>
      <p className="small steel">
        {texts.form.use((label) => (
          <Link to="/privacy-policy">{label}</Link>
        ))}
      </p>
      <div>
        <Button type="submit">{texts.form.submit}</Button>
      </div>
    </form>
  )
}
