import { fileKinds, MAX_FILES, MAX_MAILED_MEGABYTES } from '../../../../../domain/submissions/conversation.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Lines } from '../../../../features/inbox/page/part.tsx'
import { bytesText } from '../../../../ui/bytes.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { describedBy, Field, Input } from '../../../../ui/controls/field.tsx'
import styles from '../answer-list.module.css'
import composer from './composer.module.css'

const { conversation: texts } = enInbox

interface Props {
  files: readonly File[]
  onChange(files: readonly File[]): void
}

/** The files that go out with a reply. Several are chosen one after the other, too. */
export function AttachedFiles({ files, onChange }: Props) {
  const hint = texts.attachHint(MAX_FILES, MAX_MAILED_MEGABYTES)
  return (
    <div className={composer.attached}>
      <Field id="reply-files" label={texts.attach} hint={hint}>
        <Input
          id="reply-files"
          type="file"
          multiple
          accept={fileKinds.join(',')}
          aria-describedby={describedBy('reply-files', { hint })}
          onChange={({ target }) => {
            onChange([...files, ...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Field>
      {files.length > 0 && (
        <Lines>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={`${index} ${file.name}`} className={styles.file}>
              <bdi>{file.name}</bdi>
              <span>{bytesText(file.size)}</span>
              <Button
                look="line"
                className={controls.tight}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                {texts.remove}
                <span className="sr"> {file.name}</span>
              </Button>
            </li>
          ))}
        </Lines>
      )}
      {files.length > 0 && <p className="not-empty text-sm steel">{texts.attachedKept}</p>}
    </div>
  )
}
