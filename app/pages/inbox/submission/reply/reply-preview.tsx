import type { ReactNode } from 'react'
import { CompanyName } from '../../../../company/company-name.tsx'
import { Emblem } from '../../../../company/emblem.tsx'
import styles from './composer.module.css'

/** As the sender will read it, with what is missing marked. */
export const ReplyPreview = ({ text }: { text: string }) => (
  <EmailPreview>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
      <p key={index}>
        {paragraph.split(/(\[[a-z ]{3,40}\])/).map((part, at) =>
          at % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <mark key={at}>{part}</mark>
          ) : (
            part
          ),
        )}
      </p>
    ))}
  </EmailPreview>
)

/** As every email begins, and what is in this one. */
export const EmailPreview = ({ children }: { children: ReactNode }) => (
  <div className={styles.preview}>
    <div>
      <Emblem />
      <CompanyName />
    </div>
    <div className={`tape ${styles.tape}`} aria-hidden="true" />
    <div>{children}</div>
  </div>
)
