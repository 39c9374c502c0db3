import styles from './trend.module.css'

interface Props {
  /** Of the days in order; null where nothing is known. */
  values: readonly (number | null)[]
  /** What stands at the top; by default the highest of them. */
  top?: number
}

const HEIGHT = 12

/** How a figure came about, day by day, below it, where the days differ; the chart's table has the same in words. */
export function Trend({ values, top = Math.max(...values.map((value) => value ?? 0)) }: Props) {
  const points = values.flatMap((value, day) =>
    value === null || top === 0 ? [] : [[day, (HEIGHT - (value / top) * HEIGHT).toFixed(1)]],
  )
  if (new Set(points.map(([, y]) => y)).size < 2) return null
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${values.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={`M${points.map(([day, y]) => `${day} ${y}`).join('L')}`} />
    </svg>
  )
}
