import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notice } from '../../ui/notice.tsx'
import { RawHtml } from '../../ui/raw-html.tsx'
import { SkeletonCard } from './article-card.tsx'
import { Blanks } from './blanks.tsx'
import styles from './news-room.module.css'
import { showNews } from './show-news.ts'

const markupOf = import.meta.env.SSR ? (await import('react-dom/server')).renderToStaticMarkup : undefined

interface Props {
  /** They stand in turn for pictures that are missing or broken. */
  placeholders: readonly ReactNode[]
}

/**
 * The room for the articles. `showNews` fills it: the page runs that by itself, long before React is there; React does
 * when someone comes from another page.
 */
export function NewsRoom({ placeholders }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const blanks = <Blanks placeholders={placeholders} />
  const [template, setTemplate] = useState<HTMLTemplateElement | null>(null)
  return (
    <div ref={room} className={styles.room} data-runs="news" data-news="" suppressHydrationWarning>
      <RawHtml className="sr" role="status" data-part="count" />
      <Skeletons />
      <RawHtml data-part="shown" />
      <RawHtml as="template" ref={setTemplate} html={markupOf?.(blanks)} />
      {template && <Show blanks={blanks} room={room} into={template.content} />}
    </div>
  )
}

interface ShowProps {
  blanks: ReactNode
  room: RefObject<HTMLElement | null>
  into: DocumentFragment
}

/** The template has its blanks from the server already, or gets them from here. */
function Show({ blanks, room, into }: ShowProps) {
  const [isEmpty] = useState(() => !into.hasChildNodes())
  useEffect(() => (room.current ? showNews(room.current) : undefined), [room])
  return isEmpty && createPortal(blanks, into)
}

const Skeletons = () => (
  <div className={styles.skeletons}>
    <noscript>
      <Notice title="The articles are loaded with JavaScript, which is turned off in this browser." />
    </noscript>
    <div className={styles.grid} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  </div>
)
