import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Input } from '../../../../ui/controls/field.tsx'
import { CloseIcon } from '../../../../ui/controls/icons.tsx'
import { hasFilters, type ListQuery, writeListQuery } from './list-query.ts'
import styles from './saved-views.module.css'
import type { SavedViews } from './use-saved-views.ts'

const { savedViews: texts, staff } = enInbox

interface Props {
  saved: SavedViews
  listQuery: ListQuery
  /** What is searched for. */
  text: string
  onSearch(text: string): void
}

export function SavedViewList({ saved, listQuery, text, onSearch }: Props) {
  const query = writeListQuery({ ...listQuery, show: '' })
  const current = saved.views.find((view) => view.query === query && view.text === text)
  const isWorthSaving = !current && (text !== '' || hasFilters(listQuery) || listQuery.sort !== 'urgent')
  if (saved.views.length === 0 && !isWorthSaving) return null
  return (
    <div className={styles.saved}>
      {saved.views.length > 0 && (
        <nav aria-label={texts.name}>
          <ul className="flex wrap gap-none gap-x-4">
            {saved.views.map((view) => (
              <li className="inline-flex center gap-1" key={view.id}>
                <Link
                  className="inline-flex center inherit plain"
                  to={`/admin/inbox${view.query}`}
                  aria-current={view === current ? 'page' : undefined}
                  preventScrollReset
                  onClick={() => onSearch(view.text)}
                >
                  <HostileText>{view.name}</HostileText>
                </Link>
                {view === current && (
                  <button
                    className="grid place-center p-0 border-0 bg-none inherit"
                    type="button"
                    aria-label={texts.remove(view.name)}
                    title={texts.remove(view.name)}
                    onClick={() => void saved.remove(view.id)}
                  >
                    <CloseIcon className={styles.icon} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isWorthSaving && <SaveView onSave={(name) => saved.save({ name, query, text })} />}
    </div>
  )
}

function SaveView({ onSave }: { onSave(name: string): Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const { send } = useSending()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      if (!(await onSave(name))) setProblem(staff.failed)
    })
  }
  if (!isOpen)
    return (
      <button type="button" className={controls.text} onClick={() => setOpen(true)}>
        {texts.save}
      </button>
    )
  return (
    <form className={`${controls.dense} ${styles.form}`} onSubmit={save}>
      <Input
        // It takes the place of the button that was pressed.
        autoFocus
        aria-label={texts.viewName}
        placeholder={texts.viewName}
        maxLength={40}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
      <Button type="submit" look="line" className={controls.tight}>
        {texts.saveShort}
      </Button>
      <span role="alert">{problem}</span>
    </form>
  )
}
