import './drawings.css'
import { InlineSvg } from '../../ui/inline-svg.tsx'
import type { Art } from './art.ts'

interface Props {
  art: Art
  /** What is shown, in centimetres. */
  view: readonly [left: number, top: number, width: number, height: number]
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
