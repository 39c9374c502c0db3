import { type ReactNode, useState } from 'react'
import styles from './article-card.module.css'
import type { Article } from './news.ts'

interface Props {
  article: Article
  placeholder: ReactNode
}

export const ArticleCard = ({ article, placeholder }: Props) => (
  <article className={styles.card}>
    <div className={styles.words}>
      <h2 dir="auto">
        <a href={article.url} target="_blank" rel="noopener noreferrer">
          {article.title} <span className="sr">(opens in a new tab)</span>
        </a>
      </h2>
      <p className={styles.by}>
        <bdi>{article.source.name}</bdi>
        {article.publishedAt && <time dateTime={article.publishedAt}>{writtenDay(article.publishedAt)}</time>}
      </p>
      {article.description && (
        <p className={styles.description} dir="auto">
          {article.description}
        </p>
      )}
    </div>
    <Picture address={article.urlToImage} placeholder={placeholder} />
  </article>
)

/** Takes the room of a card, so that nothing moves when the articles arrive. */
export const SkeletonCard = () => (
  <div className={`${styles.card} ${styles.skeleton}`} data-skeleton>
    <div className={styles.words}>
      <i />
      <i />
      <i />
    </div>
    <div className={styles.picture} />
  </div>
)

function Picture({ address, placeholder }: { address: string; placeholder: ReactNode }) {
  const [broken, setBroken] = useState(address === '')
  return (
    <div className={styles.picture}>
      {broken ? (
        placeholder
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </div>
  )
}

/** In the visitor's own time zone. */
const writtenDay = (time: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date(time))
