import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { ArticleCard, SkeletonCard } from './article-card.tsx'
import styles from './news-grid.module.css'
import { useNews } from './use-news.ts'

interface Props {
  /** What stands in for a picture that is missing or broken, by its place in the grid. */
  placeholder: (position: number) => ReactNode
}

export function NewsGrid({ placeholder }: Props) {
  const news = useNews()
  return (
    <div className={styles.room} data-start-now>
      <p className="sr" role="status">
        {Array.isArray(news) && `${news.length} ${news.length === 1 ? 'article' : 'articles'}`}
      </p>
      {news === 'loading' && <Skeletons />}
      {news === 'failed' && (
        <Notice role="alert" title="Unable to load news at this time. Please try again later." />
      )}
      {Array.isArray(news) && (
        <ul className={styles.grid}>
          {news.map((article, position) => (
            <li key={article.url}>
              <ArticleCard article={article} placeholder={placeholder(position)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Skeletons = () => (
  <>
    <noscript>
      <Notice title="The articles are loaded with JavaScript, which is turned off in this browser." />
    </noscript>
    <div className={`${styles.grid} ${styles.skeletons}`} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  </>
)
