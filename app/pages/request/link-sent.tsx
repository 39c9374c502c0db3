import { DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Says the same whether or not anything was sent. */
export default function LinkSent() {
  return (
    <>
      <Head path="/requests/sent" />
      <PageHead
        path="/requests/sent"
        lead="If the reference and the email address belong together, the address of the page is on its way to that mailbox."
        actions={
          <p>
            Nothing after a few minutes? Check your spam folder, or call <DispatchPhone />.{' '}
            <ButtonLink to="/requests" look="line" size="compact">
              Try again
            </ButtonLink>
          </p>
        }
      />
    </>
  )
}
