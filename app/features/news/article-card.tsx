import { type ReactNode, useState } from 'react'
import type { Article } from '../../../domain/article.ts'
import { enSite } from '../../../translations/en/site.ts'
import styles from './article-card.module.css'

const text = enSite.news

interface Props {
  article: Article
  /** Drawn where there is no picture, or a broken one. */
  placeholder: ReactNode
}

export const ArticleCard = ({ article, placeholder }: Props) => (
  <Card
    title={
      <a className="plain cover" href={article.url} target="_blank" rel="noopener noreferrer">
        {article.title} <span className="sr">{text.opensNewTab}</span>
      </a>
    }
    by={
      <p className={`flex wrap mb-1 text-sm steel tabular gap-x-3 order-first ${styles.by}`}>
        <bdi>{article.source.name}</bdi>
        {article.publishedAt && (
          <time dateTime={article.publishedAt}>{localDay(new Date(article.publishedAt))}</time>
        )}
      </p>
    }
    description={article.description}
    picture={<Picture url={article.urlToImage} placeholder={placeholder} />}
  />
)

interface CardProps {
  /** A link; all of the card can be pressed. */
  title: ReactNode
  by?: ReactNode
  description: ReactNode
  picture: ReactNode
}

export const Card = ({ title, by, description, picture }: CardProps) => (
  <article className={styles.card}>
    <div className={`flex column ${styles.text}`}>
      <h3 dir="auto">{title}</h3>
      {by}
      {description && (
        <p className={`${by ? 'clamp ' : ''}mt-2 text-ui slate leading-5 ${styles.description}`} dir="auto">
          {description}
        </p>
      )}
    </div>
    <div className={styles.picture}>{picture}</div>
  </article>
)

function Picture({ url, placeholder }: { url: string; placeholder: ReactNode }) {
  const [isBroken, setBroken] = useState(false)
  if (!url || isBroken) return placeholder
  return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
}

/** In the visitor's time zone. `Intl` would say the same, but takes a phone 60 ms to load. */
const localDay = (time: Date): string =>
  `${text.months[time.getMonth()]} ${time.getDate()}, ${time.getFullYear()}`

/** As large as a card, so that nothing moves when the articles arrive. */
export const SkeletonCard = () => (
  <div className={`${styles.card} ${styles.skeleton}`} data-skeleton>
    <div className={`flex column ${styles.text}`}>
      <i className="mt-3 well r1" />
      <i className="mt-3 well r1" />
      <i className="mt-3 well r1" />
    </div>
    <div className={styles.picture} />
  </div>
)
