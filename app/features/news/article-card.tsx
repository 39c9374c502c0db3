import styles from './article-card.module.css'

/** A card without an article: `showNews` fills in copies of it. */
export const BlankCard = () => (
  <article className={styles.card}>
    <div className={styles.words}>
      <h2 dir="auto">
        {/* biome-ignore lint/a11y/useValidAnchor: it gets its address with its article */}
        <a data-part="link" target="_blank" rel="noopener noreferrer">
          <span className="sr">(opens in a new tab)</span>
        </a>
      </h2>
      <p className={styles.by}>
        <bdi data-part="source" />
        <time data-part="day" />
      </p>
      <p className={styles.description} dir="auto" data-part="description" />
    </div>
    <div className={styles.picture} data-part="picture" />
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
