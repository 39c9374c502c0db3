import { type Article, fetchNews } from './news.ts'

/**
 * Fills a news room (`NewsRoom`) unless that has begun already, without React. What it answers breaks off a loading
 * under way.
 */
export function showNews(room: HTMLElement): () => void {
  const leaving = new AbortController()
  if (!room.dataset.news) void fill(room, leaving.signal)
  return () => leaving.abort()
}

async function fill(room: HTMLElement, left: AbortSignal): Promise<void> {
  room.dataset.news = 'loading'
  left.addEventListener('abort', () => {
    room.dataset.news = ''
  })
  try {
    const known = recent()
    for (const _ of showArticles(room, known ?? (await load(left)))) if (!known) await nextFrame(left)
  } catch {
    if (left.aborted) return
    part(room, 'shown').replaceChildren(...copyOf(blanksIn(room), 'failure').children)
    room.dataset.news = 'failed'
  }
}

/** On the window, as the page's own script and the application do not share their modules. */
declare global {
  interface Window {
    latestNews?: { articles: Article[]; at: number }
  }
}

const HOUR = 60 * 60 * 1000

/** The news is loaded once an hour, however often the visitor comes back to the page. */
function recent(): Article[] | undefined {
  const { latestNews } = window
  return latestNews && Date.now() - latestNews.at < HOUR ? latestNews.articles : undefined
}

async function load(left: AbortSignal): Promise<Article[]> {
  const articles = await fetchNews(left)
  window.latestNews = { articles, at: Date.now() }
  return articles
}

/** Pauses before each article: all of them laid out in one go would keep a phone from answering. */
function* showArticles(room: HTMLElement, articles: Article[]): Generator<void> {
  const blanks = blanksIn(room)
  const placeholders = part(blanks, 'placeholders').children
  const list = copyOf(blanks, 'list')
  const blank = part(list, 'item')
  list.replaceChildren()
  yield
  part(room, 'shown').replaceChildren(list)
  part(room, 'count').textContent = `${articles.length} ${articles.length === 1 ? 'article' : 'articles'}`
  room.dataset.news = 'shown'
  for (const [place, article] of articles.entries()) {
    list.append(filled(blank, article, placeholders[place % placeholders.length]))
    yield
  }
}

const nextFrame = (left: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) =>
    requestAnimationFrame(() => (left.aborted ? reject(left.reason) : resolve())),
  )

function filled(blank: HTMLElement, article: Article, placeholder: Element | undefined): HTMLElement {
  const item = blank.cloneNode(true) as HTMLElement
  const link = part(item, 'link') as HTMLAnchorElement
  link.href = article.url
  link.prepend(article.title, ' ')
  part(item, 'source').textContent = article.source.name
  const day = part(item, 'day') as HTMLTimeElement
  if (article.publishedAt) {
    day.dateTime = article.publishedAt
    day.textContent = writtenDay(new Date(article.publishedAt))
  } else day.remove()
  const description = part(item, 'description')
  if (article.description) description.textContent = article.description
  else description.remove()
  hang(part(item, 'picture'), article.urlToImage, placeholder?.cloneNode(true) ?? '')
  return item
}

/** In the visitor's own time zone. `Intl` knows this too, but takes 60 ms of a phone to load what it knows. */
const writtenDay = (time: Date): string =>
  `${MONTHS[time.getMonth()]} ${time.getDate()}, ${time.getFullYear()}`

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

function hang(frame: HTMLElement, address: string, placeholder: Node | string): void {
  if (!address) {
    frame.append(placeholder)
    return
  }
  const picture = Object.assign(new Image(), { alt: '', loading: 'lazy', decoding: 'async' })
  picture.onerror = () => frame.replaceChildren(placeholder)
  picture.src = address
  frame.append(picture)
}

function blanksIn(room: HTMLElement): DocumentFragment {
  const template = room.querySelector('template')
  if (!template) throw new Error('There is no template in the news room')
  return template.content
}

const copyOf = (whole: ParentNode, name: string) => part(whole, name).cloneNode(true) as HTMLElement

function part(whole: ParentNode, name: string): HTMLElement {
  const found = whole.querySelector<HTMLElement>(`[data-part=${name}]`)
  if (!found) throw new Error(`There is no ${name} in the news room`)
  return found
}
