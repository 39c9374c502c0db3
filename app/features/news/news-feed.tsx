import { type ReactNode, useDeferredValue, useRef } from 'react'
import type { Article } from '../../../domain/article.ts'
import { enSite } from '../../../translations/en/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ArticleCard, SkeletonCard } from './article-card.tsx'
import styles from './news-feed.module.css'
import { useNews } from './use-news.ts'

const text = enSite.news

interface Props {
  /** Drawings for pictures that are missing or broken, used in turn. */
  placeholders: readonly ReactNode[]
}

/** The articles, loaded by the browser: the prerendered page has the skeletons. */
export function NewsFeed({ placeholders }: Props) {
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
      {news === 'loading' && <Skeletons />}
      {news === 'failed' && <Failure onRetry={tryAgain} drawing={placeholders[2]} />}
      {typeof news !== 'string' && <Articles articles={news} placeholders={placeholders} />}
    </section>
  )
}

/** As many as there are skeletons, so that what follows the feed stays in place. */
const FIRST = 6

/** The first articles, then all: drawn at once, twelve would block a phone. */
function Articles({ articles, placeholders }: Props & { articles: readonly Article[] }) {
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

const Failure = ({ onRetry, drawing }: { onRetry(): void; drawing: ReactNode }) => (
  <div className={styles.failure}>
    <div>
      <p role="alert">{text.failed}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </div>
    <div className={styles.drawing} aria-hidden>
      {drawing}
    </div>
  </div>
)

const Skeletons = () => (
  <>
    <noscript>
      <Notice title={text.needsScript} />
    </noscript>
    <div className={`${styles.grid} ${styles.skeletons}`} aria-hidden>
      {[...Array(FIRST).keys()].map((number) => (
        <SkeletonCard key={number} />
      ))}
    </div>
  </>
)
