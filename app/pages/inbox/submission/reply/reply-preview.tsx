import type { ReactNode } from 'react'
import type { Locale } from '../../../../../domain/locale.ts'
import { CompanyName } from '../../../../company/company-name.tsx'
import { Emblem } from '../../../../company/emblem.tsx'
import styles from './composer.module.css'
import { splitAtPlaceholders } from './request-templates.ts'

/** As the sender will read it, with what is missing marked. */
export const ReplyPreview = ({ text, lang }: { text: string; lang: Locale | undefined }) => (
  <EmailPreview lang={lang}>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
      <p key={index}>
        {splitAtPlaceholders(paragraph).map((part, at) =>
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
export const EmailPreview = ({ children, lang }: { children: ReactNode; lang?: Locale | undefined }) => (
  <div className={styles.preview}>
    <div className="flex center gap-2 py-3 px-4 sheet">
      <Emblem />
      <CompanyName />
    </div>
    <div className={`tape ${styles.tape}`} aria-hidden="true" />
    <div className="grid gap-2 p-4 text-sm leading-5 pre-line" lang={lang}>
      {children}
    </div>
  </div>
)
