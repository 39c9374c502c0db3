import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { BlankCard } from './article-card.tsx'
import styles from './news-room.module.css'

/** What a news room is filled with, still without articles: kept in a template, copied by `showNews`. */
export const Blanks = ({ placeholders }: { placeholders: readonly ReactNode[] }) => (
  <>
    <ul className={styles.grid} data-part="list">
      <li data-part="item">
        <BlankCard />
      </li>
    </ul>
    <div data-part="placeholders">{placeholders}</div>
    <div data-part="failure">
      <Notice role="alert" title="Unable to load news at this time. Please try again later." />
    </div>
  </>
)
