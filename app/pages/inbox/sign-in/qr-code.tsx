import { useEffect, useState } from 'react'

const QUIET = 4

/** Drawn as one path of squares; the library that computes them is fetched only here. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let isOver = false
    // Without it the key can still be typed.
    void import('qrcode').then(
      ({ default: { create } }) => {
        const { modules } = create(text, { errorCorrectionLevel: 'M' })
        if (!isOver) setCode({ size: modules.size + 2 * QUIET, path: squares(modules) })
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [text])
  const size = code?.size ?? 57
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      {code && <path fill="#0E1B24" d={code.path} />}
    </svg>
  )
}

const squares = ({ size, data }: { size: number; data: Uint8Array }): string =>
  [...data]
    .flatMap((dark, at) => (dark ? `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z` : []))
    .join('')
