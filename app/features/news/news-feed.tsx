import { type ReactNode, useDeferredValue, useRef } from 'react'
import { Link } from 'react-router'
import type { Article } from '../../../domain/article.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enSite } from '../../../translations/en/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StartFailed } from '../../ui/start-failed.tsx'
import { ArticleCard, Card, SkeletonCard } from './article-card.tsx'
import styles from './news-feed.module.css'
import { useNews } from './use-news.ts'

const text = enSite.news

interface Props {
  /** Drawings for pictures that are missing or broken, used in turn. */
  placeholders: readonly ReactNode[]
  /** What to look at where there are no articles. */
  instead: readonly Instead[]
}

interface Instead {
  to: string
  title: string
  text: string
  drawing: ReactNode
}

/** The articles, loaded by the browser: the prerendered page has the skeletons. */
export function NewsFeed({ placeholders, instead }: Props) {
  const { news, retry } = useNews()
  const feed = useRef<HTMLElement>(null)

  function tryAgain(): void {
    feed.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <section
      ref={feed}
      className={styles.feed}
      tabIndex={-1}
      aria-label={text.articles}
      aria-busy={news === 'loading'}
      data-start-after-load
    >
      {/* The request begins with the page; React's own fetch then finds its response. */}
      {import.meta.env.SSR && <link rel="preload" as="fetch" href="/api/news" crossOrigin="anonymous" />}
      <h2 className="sr">{text.articles}</h2>
      <p className="sr" role="status">
        {typeof news !== 'string' && text.count(news.length)}
      </p>
      {news === 'loading' && <Skeletons instead={instead} />}
      {news === 'failed' && (
        <div className={styles.failed}>
          <Notice title={<span role="alert">{text.failed}</span>}>
            <Button look="ink" onClick={tryAgain}>
              {text.retry}
            </Button>
          </Notice>
          <InsteadOfNews pages={instead} />
        </div>
      )}
      {typeof news !== 'string' && <Articles articles={news} placeholders={placeholders} />}
    </section>
  )
}

/** As many as there are skeletons, so that what follows the feed stays in place. */
const FIRST = 6

/** The first articles, then all: drawn at once, twelve would block a phone. */
function Articles({
  articles,
  placeholders,
}: Pick<Props, 'placeholders'> & { articles: readonly Article[] }) {
  const shown = useDeferredValue(articles, articles.slice(0, FIRST))
  return (
    <ul className={styles.grid}>
      {shown.map((article, index) => (
        <li key={article.url}>
          <ArticleCard article={article} placeholder={placeholders[index % placeholders.length]} />
        </li>
      ))}
    </ul>
  )
}

const InsteadOfNews = ({ pages }: { pages: readonly Instead[] }) => (
  <>
    <h2 className="mt-6 mb-5">{text.instead}</h2>
    <ul className={styles.grid}>
      {pages.map(({ to, title, text, drawing }) => (
        <li key={to}>
          <Card
            title={
              <Link className="plain cover" to={to}>
                {title}
              </Link>
            }
            description={nonBreakingUnits(text)}
            picture={drawing}
          />
        </li>
      ))}
    </ul>
  </>
)

const Skeletons = ({ instead }: Pick<Props, 'instead'>) => (
  <>
    <noscript>
      <div>
        <Notice title={text.needsScript} />
        <InsteadOfNews pages={instead} />
      </div>
    </noscript>
    <StartFailed />
    <div className={`${styles.grid} js-only`} aria-hidden>
      {[...Array(FIRST).keys()].map((number) => (
        <SkeletonCard key={number} />
      ))}
    </div>
  </>
)
