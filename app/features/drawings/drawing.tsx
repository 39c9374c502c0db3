import './drawings.css'
import { InlineSvg } from '../../ui/page/inline-svg.tsx'
import type { Art } from './art.ts'

/** What is shown, in centimetres. */
type View = readonly [left: number, top: number, width: number, height: number]

interface Props {
  art: Art
  view: View
  name?: string | undefined
  className?: string | undefined
}

export const Drawing = ({ art, view: [left, top, width, height], name, className }: Props) => (
  <InlineSvg
    className={['drawing', className].filter(Boolean).join(' ')}
    viewBox={`${left} ${-top} ${width} ${height}`}
    name={name}
    markup={art}
  />
)

interface RedrawnProps {
  name: string
  wide: { art: Art; view: View; className: string }
  narrow: { art: Art; view: View; className?: string }
}

/** Drawn twice, for wide and for narrow sheets; one of the two is shown. */
export const RedrawnDrawing = ({ name, wide, narrow }: RedrawnProps) => (
  <>
    <Drawing {...wide} name={name} className={`wide ${wide.className}`} />
    <Drawing {...narrow} name={name} className={['narrow', narrow.className].filter(Boolean).join(' ')} />
  </>
)
