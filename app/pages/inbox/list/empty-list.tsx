import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Suggestion } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import type { View } from './list-query.ts'

const { list: texts } = enInbox

const Truck = lazy(() =>
  import('../../../features/drawings/elevations.tsx').then(({ Truck }) => ({ default: Truck })),
)

interface Props {
  view: View
  /** What was searched for. */
  text: string
  isFiltered: boolean
  suggestion: Suggestion | undefined
  onSearch(text: string): void
  onClear(): void
}

/** In place of a list without lines: why there are none, and where to look. */
export function EmptyList({ view, text, isFiltered, suggestion, onSearch, onClear }: Props) {
  const isPlain = text === '' && !isFiltered
  return (
    <div className="empty" role="status">
      <div className="sheet-of">
        <h2>{isPlain ? texts.emptyTitle[view] : text ? texts.noMatchOf(text) : texts.noMatchTitle}</h2>
        <p>{isPlain ? texts.empty[view] : text ? texts.noMatchText : texts.noMatch}</p>
        {suggestion && (
          <p>
            {texts.didYouMean}{' '}
            <button type="button" className="text-button" onClick={() => onSearch(suggestion.text)}>
              {suggestion.text}
            </button>
            ? {texts.itHas(suggestion.count, suggestion.hasMore)}
          </p>
        )}
        <div className="acts">
          {!isPlain && (
            <button type="button" className="button line compact" onClick={onClear}>
              {texts.clear}
            </button>
          )}
          {!isPlain && view !== 'all' && (
            <Link className="button line compact" to="/admin/inbox?view=all">
              {texts.searchAll}
            </Link>
          )}
          {isPlain && view === 'open' && (
            <Link className="button line compact" to="/admin/inbox?view=answered">
              {texts.seeAnswered}
            </Link>
          )}
        </div>
        {isPlain && (view === 'open' || view === 'due') && (
          <div className="truck">
            <Suspense>
              <Truck kind="van" />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}
