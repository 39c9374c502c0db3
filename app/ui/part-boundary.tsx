import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { en } from '../../translations/en/en.ts'
import { Notice } from './notice.tsx'

interface Props {
  /** In place of what threw. */
  fallback?: ReactNode
  onError?(): void
  children: ReactNode
}

/** What throws in here closes this part alone: the rest of the page and what was typed there stay. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(): void {
    this.props.onError?.()
  }

  override render(): ReactNode {
    const { fallback = <PartFailed />, children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

/** It needs no file that the page does not have. */
const PartFailed = () => (
  <Notice role="alert" title={en.partFailed.title}>
    {en.partFailed.rest}{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, with its query */}
    <a href="" className="target">
      {en.loadAgain}
    </a>
  </Notice>
)

/**
 * A part of a page whose code is loaded when it is first shown. Where that fails, or the part throws, `Failed` is in its
 * place; the next time it is shown, its code is asked for again.
 */
export function lazyPart<PartProps extends object>(
  load: () => Promise<ComponentType<PartProps>>,
  Failed: ComponentType<PartProps> = PartFailed,
): ComponentType<PartProps> {
  const begin = () => lazy(async () => ({ default: await load() }))
  let latest = begin()
  return function LazyPart(props: PartProps) {
    const [Part] = useState(() => latest)
    const forget = () => {
      latest = begin()
    }
    return (
      <PartBoundary fallback={<Failed {...props} />} onError={forget}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
