import { Submissions } from '../features/submissions/submissions.tsx'
import { Head } from '../ui/head.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'

export default function FormSubmissions() {
  return (
    <>
      <Head
        path="/admin/form-submissions"
        title="Form submissions"
        description="What was sent with the forms of this site from this browser."
        unlisted
      />
      <PageHead
        title="Form submissions"
        lead="What was sent from this browser. Nothing here comes over the network; it refreshes every 30 seconds."
      />
      <Section>
        <Submissions />
      </Section>
    </>
  )
}
