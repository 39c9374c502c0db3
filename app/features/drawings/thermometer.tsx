import { type Band, bands, withSign } from '../../../domain/forms/temperature.ts'
import { enDrawings as texts } from '../../../translations/en/drawings.ts'
import { bandNames, temperatureRange as range } from '../../../translations/en/temperatures.ts'
import { InlineSvg } from '../../ui/page/inline-svg.tsx'
import { type Art, box, shape, tenth } from './art.ts'
import { word } from './dimension.ts'
import styles from './thermometer.module.css'

const LYING = '20 -12 1170 236'
const STANDING = '2 -8 364 566'

/** Lying where there is room, standing on phones. A set point, in °F, is marked across the scale. */
export const Thermometer = ({ setPoint }: { setPoint?: number }) => (
  <>
    <InlineSvg
      className={`${styles.thermometer} ${styles.wide}`}
      viewBox={LYING}
      name={name}
      markup={lying}
    />
    <InlineSvg
      className={`${styles.thermometer} ${styles.tall}`}
      viewBox={STANDING}
      name={name}
      markup={standing}
    />
    {setPoint !== undefined && (
      <>
        <svg className={`${styles.mark} ${styles.wide}`} viewBox={LYING} aria-hidden="true">
          <path d={`M${across(setPoint)} 100V224`} />
        </svg>
        <svg className={`${styles.mark} ${styles.tall}`} viewBox={STANDING} aria-hidden="true">
          <path d={`M20 ${up(setPoint)}H126`} />
        </svg>
      </>
    )}
  </>
)

const byKind = Object.entries(bands) as [keyof typeof bands, Band][]
const name = `${byKind.map(([kind, { fahrenheit }]) => `${bandNames[kind]} ${range(fahrenheit)} °F`).join(', ')}, on one scale`

const FAHRENHEIT = { from: -30, to: 80, by: 2, long: 10 }
const CELSIUS = { from: -34, to: 26, by: 1, long: 5 }
const fahrenheit = (celsius: number) => celsius * 1.8 + 32
const size = 16

const across = (f: number) => tenth(60 + (f + 30) * 9.6)
const up = (f: number) => tenth(536 - (f + 30) * 4.6)

function wide(): Art {
  const x = across
  const inCelsius = (c: number) => x(fahrenheit(c))
  return (
    glass(46, 108, 1084, 30) +
    byKind
      .map(
        ([
          kind,
          {
            fahrenheit: [low, high],
          },
        ]) => shape(kind, box(x(low), 113, tenth(x(high) - x(low)), 20)),
      )
      .join('') +
    marks(FAHRENHEIT, (f, long) => `M${x(f)} 108v-${long}`) +
    marks(CELSIUS, (c, long) => `M${inCelsius(c)} 138v${long}`) +
    numbers(drawMarks(FAHRENHEIT), 'middle', (f) => [x(f), 88]) +
    `<g class="below">${numbers(drawMarks(CELSIUS), 'middle', (c) => [inCelsius(c), 168])}` +
    word('', 1156, -168, '°C', { size }) +
    '</g>' +
    word('', 1156, -88, '°F', { size }) +
    shape('freeze', `M${x(32)} 94V150`) +
    word('ft', x(32), -206, texts.freezing, { size, anchor: 'middle' }) +
    byKind
      .map(([kind, band]) => titleBand(bandNames[kind], band, x(namedAt[kind].lying), namedAt[kind].anchor))
      .join('')
  )
}

const titleBand = (name: string, { fahrenheit }: Band, x: number, anchor: 'middle' | 'end') =>
  word('big', x, -14, name, { size: 21, anchor }) +
  word('', x, -45, `${range(fahrenheit)} °F`, { size, anchor })

function tall(): Art {
  const y = up
  return (
    glass(92, 18, 26, 530) +
    byKind
      .map(
        ([
          kind,
          {
            fahrenheit: [low, high],
          },
        ]) => shape(kind, box(97, y(high), 16, tenth(y(low) - y(high)))),
      )
      .join('') +
    marks(FAHRENHEIT, (f, long) => `M92 ${y(f)}h-${long}`) +
    marks(CELSIUS, (c, long) => `M118 ${y(fahrenheit(c))}h${long}`) +
    numbers(every(20, FAHRENHEIT), 'end', (f) => [74, y(f) + BELOW]) +
    numbers(every(10, CELSIUS), 'start', (c) => [136, y(fahrenheit(c)) + BELOW]) +
    word('', 74, -8, '°F', { size, anchor: 'end' }) +
    word('', 136, -8, '°C', { size }) +
    shape('freeze', `M160 ${y(32)}h186`) +
    word('ft', NAMES, -y(32) - 20, texts.freezing, { size }) +
    byKind.map(([kind, band]) => listBand(bandNames[kind], band, y(namedAt[kind].standing))).join('')
  )
}

/** Where the bands' names begin beside the standing scale, and how far below a mark its number is. */
const NAMES = 180
const BELOW = 5.5

const listBand = (name: string, { fahrenheit, celsius }: Band, y: number) =>
  word('big', NAMES, -y + 18, name, { size: 18 }) +
  word('', NAMES, -y - 3, `${range(fahrenheit)} °F`, { size }) +
  word('', NAMES, -y - 24, `${range(celsius)} °C`, { size })

const numbers = (
  degrees: readonly number[],
  anchor: 'start' | 'middle' | 'end',
  place: (degree: number) => readonly [x: number, y: number],
): Art =>
  degrees
    .map((degree) => {
      const [x, y] = place(degree)
      return word('', x, -y, withSign(degree), { size, anchor })
    })
    .join('')

type Scale = typeof FAHRENHEIT

/** The degree that a band's name is at: near its middle, and clear of its neighbour's, whose letters may be large. */
const namedAt = {
  deep: { lying: -10, anchor: 'middle', standing: -14 },
  cool: { lying: 38, anchor: 'end', standing: 42 },
  mild: { lying: 55, anchor: 'middle', standing: 60 },
} as const

const degreesOf = ({ from, to, by }: Scale) =>
  Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by)
const every = (step: number, scale: Scale) => degreesOf(scale).filter((degrees) => degrees % step === 0)
const drawMarks = (scale: Scale) => every(scale.long, scale)

function glass(x: number, y: number, width: number, height: number): Art {
  return `<rect class="glass" x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(width, height) / 2}"/>`
}

function marks(scale: Scale, mark: (degrees: number, long: number) => string): Art {
  const [long, short] = [12, 6].map((length) =>
    degreesOf(scale)
      .filter((degrees) => (degrees % scale.long === 0) === (length === 12))
      .map((degrees) => mark(degrees, length))
      .join(''),
  )
  return shape('mark fine', short ?? '') + shape('mark', long ?? '')
}

const lying = wide()
const standing = tall()
