import { Head } from '../seo/head.tsx'
import { breadcrumbs, webPage } from '../seo/json-ld.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'

const here = {
  path: '/careers/non-driver-jobs',
  name: 'Non-Driver Jobs',
  description:
    'Work at a Calgary freight carrier that is not behind the wheel: how to ask about it, and what to put in your message.',
}

export default function NonDriverJobs() {
  return (
    <>
      <Head
        {...here}
        title={here.name}
        structured={[webPage(here), breadcrumbs({ to: here.path, label: here.name })]}
      />
      <PageHead
        title={here.name}
        lead="Work that keeps trucks moving without driving one. Nothing is listed at the moment. You can ask all the same: tell us what you do and when you could start."
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              Contact Us
            </ButtonLink>
            <ButtonLink to="/careers/driver-jobs" look="line">
              See driver jobs
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
