import { useEffect, useRef, useState } from 'react'
import { markLetter } from '../../../domain/letter-mark.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import type { ConversationEntry, WholeEntry } from '../../../domain/submissions/conversation.ts'
import { fileKinds, MAX_FILE_MEGABYTES, MAX_FILES } from '../../../domain/submissions/conversation.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { restoreTyped } from '../../boot/drafts.ts'
import { isApplicationReady } from '../../boot/is-application-ready.ts'
import { entryText } from '../../page-data/page-data.tsx'
import { bytesText } from '../../ui/bytes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { describedBy, Field, Input, TextArea } from '../../ui/controls/field.tsx'
import styles from './request-conversation.module.css'
import { RequestTime } from './request-time.tsx'

const texts = request.conversation

/** What its sender and dispatch said, newest first, with the box to write in above it. */
export function Conversation({ view, path, now, message, before }: RequestPageData) {
  const [isLocal, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  const mayWrite = view.can.includes('message')
  if (!mayWrite && view.conversation.length === 0 && before === undefined) return null
  return (
    <section
      className={view.conversation.length === 0 ? 'screen-only' : undefined}
      aria-labelledby="conversation-heading"
    >
      <h2 id="conversation-heading">{texts.title}</h2>
      {mayWrite && <MessageForm reference={view.reference} message={message} />}
      {before !== undefined && <OtherPart href={path} text={texts.newest} />}
      {view.conversation.length > 0 && (
        <ol className={styles.entries}>
          {view.conversation.map((entry) => (
            <li
              key={entry.id}
              className={`grid gap-1 gap-x-3 baseline ${entry.from === 'dispatch' ? styles.dispatch : ''}`}
            >
              <span className={styles.mark} aria-hidden="true">
                {entry.from === 'dispatch' ? markLetter() : texts.you.slice(0, 1)}
              </span>
              <p className="flex wrap between gap-x-4">
                <b>{entry.from === 'dispatch' ? texts.dispatch : texts.you}</b>
                <RequestTime
                  className="text-sm steel"
                  at={entry.at}
                  now={now}
                  beforeLocal={isLocal && ' · '}
                />
              </p>
              <Said entry={entry} path={path} />
            </li>
          ))}
        </ol>
      )}
      {view.conversationNext !== null && (
        <OtherPart href={`${path}?before=${view.conversationNext}`} text={texts.older} />
      )}
    </section>
  )
}

const OtherPart = ({ href, text }: { href: string; text: string }) => (
  <p className="mt-4 screen-only">
    <a className="link target" href={`${href}#conversation-heading`}>
      {text}
    </a>
  </p>
)

function Said({ entry, path }: { entry: ConversationEntry; path: string }) {
  const { id, files, isCut, hasQuoted, leftOut = [] } = entry
  const [whole, setWhole] = useState<WholeEntry>()
  const text = whole?.text ?? entry.text
  return (
    <div className={styles.said}>
      {text && (
        <p className="pre-line anywhere">
          <bdi {...entryText(id)}>{nonBreakingUnits(text)}</bdi>
        </p>
      )}
      {whole?.quoted && (
        <p className={`pre-line anywhere mt-3 slate ${styles.quoted}`}>
          <bdi>{whole.quoted}</bdi>
        </p>
      )}
      {(isCut || hasQuoted) && !whole && (
        <p className="screen-only pre-line anywhere">
          <a
            className="link target anywhere"
            href={`${path}/messages/${id}`}
            onClick={(event) => {
              event.preventDefault()
              void openWhole(event.currentTarget.href, setWhole)
            }}
          >
            {isCut ? texts.whole : texts.quoted}
          </a>
        </p>
      )}
      {files.length > 0 && (
        <ul>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <a className="target anywhere" href={`${path}/files/${id}`} download>
                <bdi>{name}</bdi>
              </a>{' '}
              <small className="nowrap text-sm steel">{bytesText(bytes)}</small>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <p className="pre-line anywhere">
          <small>
            {texts.leftOut} <bdi>{leftOut.join(', ')}</bdi>
          </small>
        </p>
      )}
    </div>
  )
}

/** Where it cannot be fetched, the browser shows it, or its own error. */
async function openWhole(url: string, show: (whole: WholeEntry) => void): Promise<void> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`${response.status}`)
    show(await response.json())
  } catch {
    window.location.assign(url)
  }
}

/** Keeps what was typed until it is sent. */
function MessageForm({ reference, message }: Pick<RequestPageData, 'message'> & { reference: string }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The bootstrap does it for the document; after Back this form is a new one.
    if (form.current && isApplicationReady()) restoreTyped(form.current)
  }, [])
  const { text, file } = message?.problems ?? {}
  const hint = texts.filesHint(MAX_FILES, MAX_FILE_MEGABYTES)
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      data-draft={`message-${reference}`}
    >
      <input type="hidden" name="action" value="message" />
      <Field id="message" label={texts.label} problem={text}>
        <TextArea
          id="message"
          name="text"
          rows={4}
          defaultValue={message?.text}
          autoFocus={message !== undefined}
          aria-invalid={text ? true : undefined}
          aria-describedby={describedBy('message', { problem: text })}
        />
      </Field>
      <Field id="message-files" label={texts.files} hint={hint} problem={file}>
        <Input
          id="message-files"
          type="file"
          name="file"
          multiple
          accept={fileKinds.join(',')}
          aria-invalid={file ? true : undefined}
          aria-describedby={describedBy('message-files', { hint, problem: file })}
        />
      </Field>
      <Button type="submit" look="line">
        {texts.send}
      </Button>
    </form>
  )
}
