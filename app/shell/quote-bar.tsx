import { type RefObject, useEffect, useRef } from 'react'
import { company } from '../../domain/company.ts'
import { dialLink } from '../../domain/contact-links.ts'
import { enSite } from '../../translations/en/site.ts'
import { PhoneNumber } from '../company/contact-links.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { PhoneIcon } from '../ui/controls/icons.tsx'
import styles from './quote-bar.module.css'

const { labels } = enSite

interface Props {
  to: string
  /** Of Home, whose first screen has a sill for it. */
  isOnSill: boolean
}

/** Fixed along the bottom, with room reserved for it. */
export function QuoteBar({ to, isOnSill }: Props) {
  const bar = useRef<HTMLElement>(null)
  useFirstScreenPassed(bar)
  return (
    <aside
      ref={bar}
      className={`${styles.bar} ${isOnSill ? styles.onSill : styles.waits}`}
      aria-label={labels.quickContact}
    >
      <a className={styles.call} href={dialLink(company.phone.dialled)}>
        <PhoneIcon />
        <span>
          <b className="block type-action">{labels.call}</b>{' '}
          <small className="text-xs nowrap slate">
            <PhoneNumber />
          </small>
        </span>
      </a>
      <ButtonLink to={to} opens="quote-drawer" className={styles.quote}>
        {labels.getQuote}
      </ButtonLink>
    </aside>
  )
}

/** For browsers without scroll timelines: says when the first screen, with its own amber button, has gone by. */
function useFirstScreenPassed(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = document.querySelector('main > :first-child')
    if (!first || CSS.supports('animation-timeline: scroll()')) return
    const observer = new IntersectionObserver(
      ([entry]) => bar.current?.toggleAttribute('data-passed', entry?.isIntersecting === false),
      { rootMargin: '-35% 0px 0px' },
    )
    observer.observe(first)
    return () => observer.disconnect()
  }, [bar])
}
