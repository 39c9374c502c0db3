import { Emblem } from '../../../company/emblem.tsx'
import { CompanyName } from '../../../features/inbox/staff-page.tsx'

/** As the sender will read it, with what is missing marked. */
export const ReplyPreview = ({ text }: { text: string }) => (
  <div className="reply-preview">
    <div className="top">
      <Emblem />
      <CompanyName />
    </div>
    <div className="tape slim" aria-hidden="true" />
    <div className="plain-text">
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
    </div>
  </div>
)
