import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import styles from './slider.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'defaultValue' | 'onChange'> {
  initial: number
  'aria-valuetext': string
  onMove: (value: number) => void
}

/** A native range. It takes up what was moved before the application was there. */
export function Slider({ initial, onMove, className, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const read = useEffectEvent(() => {
    if (input.current) onMove(input.current.valueAsNumber)
  })
  useEffect(() => read(), [])
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      defaultValue={initial}
      onInput={read}
      className={['js-only', styles.slider, className].filter(Boolean).join(' ')}
    />
  )
}
