import { news as texts } from '../../translations/en/pages/news.ts'
import { placeholders, sharedPlan } from '../features/drawings/placeholder.tsx'
import { NewsFeed } from '../features/news/news-feed.tsx'
import { Head } from '../seo/head.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Section } from '../ui/page/section.tsx'

export default function News() {
  return (
    <>
      <Head path="/news" type="CollectionPage" />
      <PageHead path="/news" lead={texts.head.lead} />
      <Section>
        <NewsFeed placeholders={placeholders} instead={instead} />
      </Section>
    </>
  )
}

const [, reefer, flatbed] = placeholders

const instead = [
  { ...texts.instead.deck, to: '/services/full-truckload#deck', drawing: flatbed },
  { ...texts.instead.setPoint, to: '/services/temperature-controlled#bands', drawing: reefer },
  { ...texts.instead.load, to: '/services/load-planner', drawing: sharedPlan },
]
