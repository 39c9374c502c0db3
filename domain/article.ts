/** A news article as `GET /api/news` lists it. What its source does not say is an empty text. */
export interface Article {
  title: string
  url: string
  /** A path of this site, or empty. */
  urlToImage: string
  description: string
  /** ISO 8601, UTC. */
  publishedAt: string
  source: { name: string }
}
