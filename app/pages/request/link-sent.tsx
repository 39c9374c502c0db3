import { linkSent as texts } from '../../../translations/en/pages/link-sent.tsx'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { CheckList } from '../../ui/lists/check-list.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'

/** Says the same whether or not anything was sent. */
export default function LinkSent() {
  return (
    <>
      <Head path="/requests/sent" />
      <PageHead
        path="/requests/sent"
        title={texts.head.title}
        lead={texts.head.lead}
        actions={
          <ButtonLink to="/requests" look="line">
            {texts.head.secondary}
          </ButtonLink>
        }
      />
      <Section labelledBy="nothing">
        <SectionHead id="nothing" title={texts.nothing.title} />
        <CheckList items={texts.nothing.items(<DispatchPhone />)} />
      </Section>
    </>
  )
}
