import { mailInList } from '../../../../translations/en/pages/find-request.tsx'
import { linkSent as texts } from '../../../../translations/en/pages/link-sent.tsx'
import { DispatchPhone } from '../../../company/contact-links.tsx'
import { Head } from '../../../seo/head.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Bullets } from '../../../ui/lists/check-list.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Pair, Section } from '../../../ui/page/section.tsx'
import { MailInList } from './mail-in-list.tsx'

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
      <Section>
        <Pair>
          <section aria-labelledby="nothing">
            <h2 id="nothing">{texts.nothing.title}</h2>
            <Bullets items={texts.nothing.items(<DispatchPhone />)} />
          </section>
          <MailInList subject={mailInList.link} />
        </Pair>
      </Section>
    </>
  )
}
