import type { Suggestion } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { lazyPart } from '../../../ui/part-boundary.tsx'
import styles from './empty-list.module.css'
import type { View } from './filters/list-query.ts'

const { list: texts } = enInbox

const Truck = lazyPart(
  async () => (await import('../../../features/drawings/elevations.tsx')).Truck,
  () => null,
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
    <div role="status">
      <div className={styles.empty}>
        <h2 className="anywhere">
          {isPlain ? texts.emptyTitle[view] : text ? texts.noMatchOf(text) : texts.noMatchTitle}
        </h2>
        <p className="mt-2 slate">{isPlain ? texts.empty[view] : text ? texts.noMatchText : texts.noMatch}</p>
        {suggestion && (
          <p className="mt-2 slate">
            {texts.didYouMean}{' '}
            <button type="button" className={controls.text} onClick={() => onSearch(suggestion.text)}>
              {suggestion.text}
            </button>
            ? {texts.itHas(suggestion.count, suggestion.hasMore)}
          </p>
        )}
        <div className={`cluster gap-2 gap-x-3 ${styles.actions}`}>
          {!isPlain && (
            <Button look="line" size="compact" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          {!isPlain && view !== 'all' && (
            <ButtonLink look="line" size="compact" to="/admin/inbox?view=all">
              {texts.searchAll}
            </ButtonLink>
          )}
          {isPlain && view === 'open' && (
            <ButtonLink look="line" size="compact" to="/admin/inbox?view=answered">
              {texts.seeAnswered}
            </ButtonLink>
          )}
        </div>
        {isPlain && (view === 'open' || view === 'due') && (
          <div className={styles.truck}>
            <Truck kind="van" />
          </div>
        )}
      </div>
    </div>
  )
}
