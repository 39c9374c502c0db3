import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { submissionForms } from '../../../../../domain/forms/forms.ts'
import type { InboxSummary, ListSort, StaffMember } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Key } from '../../../../features/inbox/submission/marks.tsx'
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx'
import { Input, Select } from '../../../../ui/controls/field.tsx'
import { PlusIcon, SearchIcon } from '../../../../ui/controls/icons.tsx'
import { ExportView } from './export-view.tsx'
import { hasFilters, type ListQuery, noFilters, type View, views, writeListQuery } from './list-query.ts'
import { SavedViewList } from './saved-views.tsx'
import styles from './toolbar.module.css'
import { useSavedViews } from './use-saved-views.ts'

const { list: texts, forms, newRequest, states, staff: staffTexts } = enInbox
const TYPING_MS = 250

interface Props {
  listQuery: ListQuery
  numbers: InboxSummary | undefined
  me: string
  isOwner: boolean
  staff: readonly StaffMember[]
  text: string
  searchField: RefObject<HTMLInputElement | null>
  filters: Record<string, string>
  onChange(change: Partial<ListQuery>): void
  onSearch(text: string): void
}

export function Toolbar({ listQuery, numbers, me, isOwner, staff, text, filters, ...props }: Props) {
  const { searchField, onChange, onSearch } = props
  const saved = useSavedViews()
  // The filters, and on phones the search with them, show when asked for, or while they have an effect.
  const [isOpen, setOpen] = useState(text !== '' || hasFilters(listQuery))
  const toggle = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }
  return (
    <div className="container ruled-below">
      <div className={styles.row}>
        <Views listQuery={listQuery} numbers={numbers}>
          <Link className={styles.toggle} to="/admin/new-request" aria-label={newRequest.open}>
            <PlusIcon />
          </Link>
          <button type="button" className={styles.toggle} aria-label={texts.toSearch} {...toggle}>
            <SearchIcon />
          </button>
        </Views>
        <search
          className={[controls.dense, styles.filters, isOpen && styles.open].filter(Boolean).join(' ')}
          aria-label={texts.sift}
        >
          <Find field={searchField} text={text} onSearch={onSearch} />
          <Button look="line" className={`${controls.tight} from-36`} {...toggle}>
            {texts.filter}
          </Button>
          <ButtonLink look="line" className={`${controls.tight} from-36`} to="/admin/new-request">
            {newRequest.open}
          </ButtonLink>
          {isOwner && <ExportView filters={filters} text={text} />}
          <div className={styles.choices}>
            <Filters listQuery={listQuery} me={me} staff={staff} onChange={onChange} />
            {/* Where rows are cards there are no headers to sort by. */}
            <span className="contents below-80">
              <Filter
                label={texts.sort}
                value={listQuery.sort}
                options={Object.entries(texts.sorts)}
                onPick={(sort) => onChange({ sort: sort as ListSort })}
              />
            </span>
          </div>
        </search>
      </div>
      <SavedViewList saved={saved} listQuery={listQuery} text={text} onSearch={onSearch} />
    </div>
  )
}

const Filters = ({
  listQuery,
  me,
  staff,
  onChange,
}: Pick<Props, 'listQuery' | 'me' | 'staff' | 'onChange'>) => (
  <>
    <Filter
      label={texts.form}
      any={texts.anyForm}
      value={listQuery.form}
      options={submissionForms.map(({ id, name }) => [id, forms[name]?.many ?? name])}
      onPick={(form) => onChange({ form })}
    />
    <Filter
      label={texts.state}
      any={texts.anyState}
      value={listQuery.state}
      options={Object.entries(states)}
      onPick={(state) => onChange({ state })}
    />
    <Filter
      label={texts.owner}
      any={texts.anyOwner}
      value={listQuery.owner}
      options={[
        ['me', staffTexts.you],
        ...staff
          .filter(({ email }) => email !== me)
          .map(({ email, name }): [string, string] => [email, name]),
        ['none', staffTexts.noOne],
      ]}
      onPick={(owner) => onChange({ owner })}
    />
    <Filter
      label={texts.received}
      any={texts.anyDay}
      value={listQuery.days}
      options={[
        ['today', texts.today],
        ['7', texts.lastDays(7)],
        ['30', texts.lastDays(30)],
      ]}
      onPick={(days) => onChange({ days })}
    />
  </>
)

interface ViewsProps {
  listQuery: ListQuery
  numbers: InboxSummary | undefined
  children: ReactNode
}

/** On phones the later ones show when asked for. */
function Views({ listQuery, numbers, children }: ViewsProps) {
  const [isMore, setMore] = useState(LATER.includes(listQuery.view))
  const counts: Record<string, number | undefined> = {
    open: numbers?.open,
    unanswered: numbers?.unanswered,
    mine: numbers?.mine,
    due: numbers && numbers.dueSoon + numbers.overdue,
    spam: numbers?.spam,
  }
  return (
    <nav
      className={[styles.views, isMore && styles.all].filter(Boolean).join(' ')}
      aria-label={texts.viewsName}
    >
      <ul className="flex h-full">
        {views.map((view) => (
          <li key={view} className={LATER.includes(view) ? styles.later : undefined}>
            <Link
              className="relative inline-flex center gap-1 h-full px-2 nowrap slate plain"
              to={`/admin/inbox${writeListQuery({ ...listQuery, view, ...noFilters })}`}
              aria-current={view === listQuery.view ? 'page' : undefined}
              preventScrollReset
            >
              {view === 'due' ? <DueName /> : texts.views[view]}
              {counts[view] !== undefined && (view === 'open' || counts[view] > 0) && (
                <span
                  className={[styles.count, view === 'due' && counts[view] > 0 && styles.soon]
                    .filter(Boolean)
                    .join(' ')}
                >
                  {counts[view]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.toggle} aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        {texts.moreViews}
      </button>
      {children}
    </nav>
  )
}

const DueName = () => (
  <span>
    {texts.due} <span className={styles.long}>{texts.soon}</span>
  </span>
)

const LATER: readonly View[] = ['due', 'mine', 'answered', 'spam', 'all']

interface FindProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onSearch(text: string): void
}

/** Looks a moment after the last letter. */
function Find({ field, text, onSearch }: FindProps) {
  const [typed, setTyped] = useState(text)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(text), [text])
  useFocusByHash(field)
  const type = (value: string) => {
    setTyped(value)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onSearch(value.trim()), TYPING_MS)
  }
  return (
    <div className={styles.find}>
      <SearchIcon className="absolute steel pointer-none" />
      <Input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={leaveForList}
      />
      <span className="absolute leading-1 pointer-none" aria-hidden="true">
        <Key>/</Key>
      </span>
    </div>
  )
}

/** From the search on to what it found. */
function leaveForList(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  event.preventDefault()
  document.querySelector<HTMLElement>('[role=rowheader] a')?.focus()
}

function useFocusByHash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // After the heading, which gets the focus on every new page.
    if (location.hash === '#search') requestAnimationFrame(() => field.current?.focus())
  }, [field])
}

interface FilterProps {
  label: string
  any?: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onPick(value: string): void
}

const Filter = ({ label, any, value, options, onPick }: FilterProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onPick(target.value)}>
    {any && <option value="">{any}</option>}
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
