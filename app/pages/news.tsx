import { placeholders } from '../features/drawings/placeholder.tsx'
import { NewsRoom } from '../features/news/news-room.tsx'
import { Head } from '../seo/head.tsx'
import { breadcrumbs, webPage } from '../seo/json-ld.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'

const here = {
  path: '/news',
  name: 'News',
  description:
    'What the trade press writes about trucking, logistics and transport, gathered on one page and updated weekly.',
}

export default function News() {
  return (
    <>
      <Head
        {...here}
        title="Trucking and logistics news"
        structured={[
          webPage({ ...here, type: 'CollectionPage' }),
          breadcrumbs({ to: here.path, label: here.name }),
        ]}
      />
      <PageHead title="News" lead="Trucking, logistics and transport news, updated weekly." />
      <Section>
        <NewsRoom placeholders={placeholders} />
      </Section>
    </>
  )
}
