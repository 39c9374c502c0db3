import { type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListSort, StaffMember, SubmissionLine } from '../../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../../domain/time/company-time.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { useKeys } from '../../../features/inbox/controls/keys.ts'
import { KeysBar, KeysHelp } from '../../../features/inbox/controls/keys-bar.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Banner } from '../../../features/inbox/page/banner.tsx'
import { openedReferences } from '../../../features/inbox/stored.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { Columns } from './columns.tsx'
import { EmptyList } from './empty-list.tsx'
import { hasFilters, type ListQuery, writeListQuery } from './filters/list-query.ts'
import { PrintedList } from './printed-list.tsx'
import { lastOpenedFromList, rememberList } from './shown-list.ts'
import styles from './submission-list.module.css'
import { LoadingRows, SubmissionRow } from './submission-row.tsx'
import { useList } from './use-list.ts'
import { usePicked } from './use-picked.ts'

const { list: texts } = enInbox

interface Props {
  listQuery: ListQuery
  filters: Record<string, string>
  text: string
  me: string
  staff: readonly StaffMember[]
  now: number
  onSearchKey(): void
  onSearch(text: string): void
  onSort(sort: ListSort): void
  onClear(): void
  /** The reference of what is read beside the list; empty where nothing is. */
  shown: string
  /** Where there is room beside the list. */
  onShow: ((reference: string) => void) | undefined
}

export function SubmissionList({ listQuery, filters, text, me, staff, now, ...props }: Props) {
  const { onSearchKey, onSearch, onSort, onClear, shown, onShow } = props
  const list = useList(filters, text, companyDay(now))
  const { lines, status, next } = list
  const table = useRef<HTMLTableElement>(null)
  const [selected, setSelected] = useState(lastOpenedFromList)
  const showSoon = useShowSoon(shown ? onShow : undefined)
  const select = (reference: string) => {
    setSelected(reference)
    showSoon(reference)
  }
  const picked = usePicked(lines)
  const navigate = useNavigate()
  useRememberedList(lines, listQuery)

  const take = async ({ reference, version, owner }: SubmissionLine) => {
    await callApi(`/api/inbox/submissions/${reference}`, {
      method: 'PATCH',
      body: { version, owner: owner === me ? null : me },
    })
    await list.refresh()
  }
  useReturnedFocus(table, status === 'ready')
  const keys = { table, lines, selected, take, pick: picked.toggle, onSearchKey, hasPane: shown !== '' }
  useKeys(keysOf({ ...keys, open: (to) => navigate(to) }))

  const caption = texts.caption(texts.views[listQuery.view], lines.length, texts.sorts[listQuery.sort])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.views[listQuery.view]}>
        {status === 'failed' && <Failed onRetry={() => void list.refresh()} />}
        {status === 'ready' && lines.length === 0 ? (
          <EmptyList
            view={listQuery.view}
            text={text}
            isFiltered={hasFilters(listQuery)}
            suggestion={list.suggestion}
            onSearch={onSearch}
            onClear={onClear}
          />
        ) : (
          (status !== 'failed' || lines.length > 0) && (
            <SubmissionTable
              ref={table}
              caption={caption}
              list={list}
              picked={picked}
              sort={listQuery.sort}
              isNarrow={shown !== ''}
              {...{ selected, me, staff, now, onSort, onShow }}
              onSelect={select}
              onTake={take}
            />
          )
        )}
        {next && (
          <p className="flex middle p-4">
            <Button look="line" size="compact" onClick={() => void list.more()}>
              {texts.more}
            </Button>
          </p>
        )}
      </section>
      <PrintedList title={caption} lines={lines} now={now} />
      <BulkBar picked={picked} me={me} staff={staff} onChanged={list.refresh} />
      <KeysBar count={texts.count(lines.length, next !== null, texts.sorts[listQuery.sort])} />
      <KeysHelp />
    </>
  )
}

interface TableProps extends Pick<Props, 'me' | 'staff' | 'now' | 'onSort' | 'onShow'> {
  ref: Ref<HTMLTableElement>
  caption: string
  list: ReturnType<typeof useList>
  picked: ReturnType<typeof usePicked>
  sort: ListSort
  /** Beside what is read. */
  isNarrow: boolean
  selected: string | undefined
  onSelect(reference: string): void
  onTake(line: SubmissionLine): Promise<void>
}

/* biome-ignore-start lint/a11y/noRedundantRoles: below 80em the rows are no longer displayed as a table */
function SubmissionTable({ ref, caption, list: { lines, status }, picked, ...props }: TableProps) {
  const { sort, isNarrow, selected, me, staff, now, onSort, onSelect, onShow, onTake } = props
  const opened = useMemo(() => openedReferences(), [])
  const isUnpicked = lines.length > 0 && lines.every(({ pickupOn }) => pickupOn === null)
  return (
    <table
      ref={ref}
      className={[styles.table, isNarrow && styles.narrow, isUnpicked && styles.unpicked]
        .filter(Boolean)
        .join(' ')}
      role="table"
      aria-busy={status === 'loading'}
    >
      <caption className="sr">{caption}</caption>
      <Columns sort={sort} isAllPicked={picked.isAll} onSort={onSort} onPickAll={picked.toggleAll} />
      <tbody role="rowgroup">
        {status === 'loading' && lines.length === 0 && <LoadingRows />}
        {lines.map((line) => (
          <SubmissionRow
            key={line.reference}
            line={line}
            isUnread={line.unanswered || (line.state === 'received' && !opened.has(line.reference))}
            isPicked={picked.has(line.reference)}
            isSelected={line.reference === selected}
            me={me}
            staff={staff}
            now={now}
            onSelect={onSelect}
            onOpen={onShow}
            onPick={picked.toggle}
            onTake={onTake}
          />
        ))}
      </tbody>
    </table>
  )
}
/* biome-ignore-end lint/a11y/noRedundantRoles: end of the table */

/** A submission leads to the next of the list from which it was opened. */
function useRememberedList(lines: readonly SubmissionLine[], listQuery: ListQuery): void {
  useEffect(
    () =>
      rememberList({
        references: lines.map(({ reference }) => reference),
        url: `/admin/inbox${writeListQuery(listQuery)}`,
      }),
    [lines, listQuery],
  )
}

const SETTLED_MS = 150

/** Shows what was moved to once the reader stays there. */
function useShowSoon(onShow: ((reference: string) => void) | undefined) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (reference: string) => {
    clearTimeout(waiting.current)
    if (onShow) waiting.current = setTimeout(() => onShow(reference), SETTLED_MS)
  }
}

const ROW_LINK = '[role=rowheader] a'

/** Back from a submission, the reader is at its row again. */
function useReturnedFocus(table: RefObject<HTMLTableElement | null>, isReady: boolean): void {
  useLayoutEffect(() => {
    const reference = lastOpenedFromList()
    if (!isReady || !reference || document.activeElement?.matches('input, select, button, a')) return
    table.current?.querySelector<HTMLElement>(`${ROW_LINK}[href$="/${reference}"]`)?.focus()
  }, [table, isReady])
}

const Failed = ({ onRetry }: { onRetry(): void }) => (
  <Banner
    role="alert"
    title={texts.failedTitle}
    actions={
      <Button look="line" className={controls.tight} onClick={onRetry}>
        {texts.tryNow}
      </Button>
    }
  >
    {texts.failed}
  </Banner>
)

interface KeyContext {
  table: { readonly current: HTMLTableElement | null }
  lines: readonly SubmissionLine[]
  selected: string | undefined
  take(line: SubmissionLine): Promise<void>
  pick(reference: string, isRange: boolean): void
  onSearchKey(): void
  open(to: string): void
  /** Its own keys answer and change what is read. */
  hasPane: boolean
}

/** Moving is moving the focus, so Enter opens as on any link. */
function keysOf({
  table,
  lines,
  selected,
  take,
  pick,
  onSearchKey,
  open,
  hasPane,
}: KeyContext): Record<string, () => void> {
  const links = () => [...(table.current?.querySelectorAll<HTMLAnchorElement>(ROW_LINK) ?? [])]
  const move = (by: number) => {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    const from = at >= 0 ? at : lines.findIndex(({ reference }) => reference === selected)
    all[Math.min(Math.max(from + by, 0), all.length - 1)]?.focus()
  }
  const line = lines.find(({ reference }) => reference === selected)
  const openAt = (part: string) => line && open(`/admin/inbox/${line.reference}#${part}`)
  return {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    j: () => move(1),
    k: () => move(-1),
    n: () => move(1),
    p: () => move(-1),
    x: () => line && pick(line.reference, false),
    ...(!hasPane && {
      o: () => line && void take(line),
      s: () => openAt('state'),
      r: () => openAt('reply'),
    }),
    '/': onSearchKey,
  }
}
