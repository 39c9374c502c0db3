import { type ListSort, listSorts, type SubmissionState } from '../../../../../domain/submissions/inbox.ts'
import { companyDay, companyDayStart } from '../../../../../domain/time/company-time.ts'
import { DAY } from '../../../../../domain/time/durations.ts'

export const views = ['open', 'unanswered', 'mine', 'due', 'answered', 'spam', 'all'] as const
export type View = (typeof views)[number]

/** What the address bar holds; search text is never in it. */
export interface ListQuery {
  view: View
  form: string
  state: string
  owner: string
  /** 'today', '7' or '30'. */
  days: string
  sort: ListSort
  /** The reference of what is read beside the list. */
  show: string
}

/** What the page asks for, unless the address says otherwise. */
const USUAL: ListSort = 'urgent'

export const noFilters = { form: '', state: '', owner: '', days: '' } as const

export function readListQuery(query: URLSearchParams): ListQuery {
  const get = (name: string) => query.get(name) ?? ''
  const view = views.find((one) => one === get('view')) ?? 'open'
  const sort = listSorts.find((one) => one === get('sort')) ?? USUAL
  return {
    view,
    form: get('form'),
    state: get('state'),
    owner: get('owner'),
    days: get('days'),
    sort,
    show: get('show'),
  }
}

export function writeListQuery(listQuery: ListQuery): string {
  const entries = Object.entries(listQuery).filter(
    ([name, value]) =>
      value !== '' && !(name === 'view' && value === 'open') && !(name === 'sort' && value === USUAL),
  )
  const query = new URLSearchParams(entries).toString()
  return query && `?${query}`
}

export const hasFilters = ({ form, state, owner, days }: ListQuery): boolean =>
  [form, state, owner, days].some((one) => one !== '')

/** One way, then the other, then as it was. */
export function nextSort(present: ListSort, [first, second]: readonly [ListSort, ListSort]): ListSort {
  if (present === first) return second
  return present === second ? USUAL : first
}

const answeredStates: readonly SubmissionState[] = ['answered', 'quoted', 'booked']

/** The same as the server's filters; `me` is the email of the person who is signed in. */
export function filtersOf(
  { view, form, state, owner, days, sort }: ListQuery,
  me: string,
  now: number,
): Record<string, string> {
  const ofView: Record<View, Record<string, string>> = {
    open: { open: 'true' },
    unanswered: { unanswered: 'true' },
    mine: { open: 'true', owner: me },
    due: { due: 'soon' },
    answered: { state: answeredStates.join() },
    spam: { state: 'spam' },
    all: {},
  }
  return {
    ...ofView[view],
    ...(form && { form }),
    ...(state && { state }),
    ...(owner && { owner: owner === 'me' ? me : owner }),
    ...(days && { from: startOf(days, now) }),
    sort,
  }
}

/** The first moment of that day in the company's zone. */
function startOf(days: string, now: number): string {
  const back = days === 'today' ? 0 : Number(days) - 1
  const day = companyDay(now - (Number.isFinite(back) ? back : 0) * DAY)
  return new Date(companyDayStart(day)).toISOString()
}
