import { mailLink } from '../../../../domain/contact-links.ts'
import { formNamed } from '../../../../domain/forms/forms.ts'
import type { AnswerLine, SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { nonBreakingUnits } from '../../../../domain/text/non-breaking-units.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import { Lines, Pairs, Part } from '../../../features/inbox/page/part.tsx'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { Tag } from '../../../features/inbox/submission/marks.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import styles from './answer-list.module.css'

const { submission: texts } = enInbox

/** Every answer in the form's words, in its groups; long ones have a row of their own. */
export function AnswerList({ details }: { details: SubmissionDetails }) {
  const { answers, files, history } = details
  const form = formNamed(details.form)
  const isLong = ({ name }: AnswerLine) => form?.fields[name]?.control === 'long'
  const earlier = history.findLast(({ answers }) => answers !== undefined)?.answers
  const groups = (form?.groups ?? []).flatMap(({ name = '', rows }) => {
    const names = rows.flat()
    const lines = answers.filter((answer) => names.includes(answer.name) && !isLong(answer))
    return lines.length > 0 ? [{ name, lines }] : []
  })
  return (
    <>
      <Part
        name="answers"
        title={texts.answers}
        aside={
          earlier && (
            <a className="small" href="#history-heading">
              {texts.earlierVersion}
            </a>
          )
        }
      >
        <div className={styles.groups}>
          {groups.map(({ name, lines }) => (
            <div className="unbroken pb-2" key={name}>
              {form && name && (
                <h3 className="tracking-0 steel">{texts.groups[name] ?? formTexts(form).legends?.[name]}</h3>
              )}
              <Pairs
                rows={lines.map((answer) => ({
                  key: answer.name,
                  label: answer.label,
                  value: (
                    <>
                      <AnswerText answer={answer} form={details.form} />
                      <Changed answer={answer} earlier={earlier} />
                    </>
                  ),
                }))}
              />
            </div>
          ))}
        </div>
      </Part>
      {answers.filter(isLong).map((answer) => (
        <Part key={answer.name} name={answer.name} title={answer.label}>
          <p className={styles.long}>
            <HostileText>{answer.words}</HostileText>
          </p>
        </Part>
      ))}
      {files.length > 0 && (
        <Part name="files" title={texts.files}>
          <Lines>
            {files.map(({ id, name, bytes, isCurrent }) => (
              <li key={id} className={styles.file}>
                <a className="py-1 anywhere" href={`/api/inbox/files/${encodeURIComponent(id)}`} download>
                  <HostileText>{name}</HostileText>
                </a>
                {!isCurrent && <Tag>{texts.replaced}</Tag>}
                <span className="ml-auto steel">{bytesText(bytes)}</span>
              </li>
            ))}
          </Lines>
        </Part>
      )}
    </>
  )
}

function AnswerText({ answer: { name, words: text, link }, form }: { answer: AnswerLine; form: string }) {
  const definition = formNamed(form)
  if (name === definition?.replyTo)
    return (
      <a href={mailLink(text)}>
        <EmailText>{text}</EmailText>
      </a>
    )
  const shown = <HostileText>{nonBreakingUnits(text)}</HostileText>
  return link ? <a href={link}>{shown}</a> : shown
}

/** Breaks before the @, if it has to. */
function EmailText({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      <HostileText>{email.slice(0, Math.max(at, 0))}</HostileText>
      <wbr />
      <HostileText>{email.slice(Math.max(at, 0))}</HostileText>
    </>
  )
}

function Changed({ answer, earlier }: { answer: AnswerLine; earlier: AnswerLine[] | undefined }) {
  if (!earlier) return null
  const was = earlier.find(({ name }) => name === answer.name)?.words
  return (
    was !== answer.words && (
      <>
        {' '}
        <Tag>{texts.changed}</Tag>
      </>
    )
  )
}
