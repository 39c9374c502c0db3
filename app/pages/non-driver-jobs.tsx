import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'

export default function NonDriverJobs() {
  return (
    <>
      <Head path="/careers/non-driver-jobs" />
      <PageHead
        path="/careers/non-driver-jobs"
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
