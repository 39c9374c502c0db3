import { useLayoutEffect, useRef, useState } from 'react'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import { type Frame, shapeOf } from '../../../domain/lanes/lane-drawing.ts'
import { tripOf } from '../../../domain/lanes/lane-trip.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { en } from '../../../translations/en/en.ts'
import { enLogbook } from '../../../translations/en/logbook.ts'
import { type LaneText, laneText } from '../../../translations/lane-text.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Arrow, CloseIcon } from '../../ui/controls/icons.tsx'
import { Fold } from '../../ui/lists/fold.tsx'
import { lazyPart, PartBoundary } from '../../ui/part-boundary.tsx'
import { BeforeYouAsk } from './before-links.tsx'
import styles from './lane-card.module.css'
import { LanePicture } from './lane-picture.tsx'

/** Flatter than this, the map is above the figures; otherwise beside them. */
const WIDE = 1 / 0.6

interface Props {
  lane: Lane
  onClose?: () => void
}

export const LaneCard = (props: Props) => (
  <div className={styles.room}>
    <PartBoundary>
      <Card {...props} />
    </PartBoundary>
    <p className={`mt-1 text-xs ${styles.credit}`}>{en.lane.credit}</p>
  </div>
)

function Card({ lane, onClose }: Props) {
  const text = laneText(lane, en)
  const isWide = shapeOf(lane) > WIDE
  return (
    <section className={`${styles.card} ${isWide ? styles.wide : styles.tall}`} aria-labelledby="lane-title">
      <Distance text={text} />
      {onClose && (
        <IconButton
          label={en.lane.close}
          className={`absolute z-1 top-0 right-0 ${styles.close}`}
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      )}
      <FittedPicture lane={lane} />
      <Driving text={text} />
      <DriversLog lane={lane} text={text} />
    </section>
  )
}

const Distance = ({ text }: { text: LaneText }) => (
  <div className={styles.sum}>
    <h2 className="flex wrap center gap-x-2 type-label text-ui tracking-0 slate" id="lane-title">
      <span>{text.from}</span> <Arrow className="accent" /> <span className="sr">{en.lane.to}</span>
      <span>{text.to}</span>
    </h2>
    <p className={styles.distance}>
      {en.lane.about} <b className="nowrap">{nonBreakingUnits(text.kilometres)}</b>{' '}
      <span className="nowrap">({nonBreakingUnits(text.miles)})</span> {en.lane.byRoad}
    </p>
    <div className={styles.range}>
      <i className="block" />
      <p className="flex wrap between mt-1 tabular">
        <Ends end={text.low} /> <span>{en.lane.to}</span> <Ends end={text.high} className="text-right" />
      </p>
    </div>
  </div>
)

const Ends = ({ end, className }: { end: LaneText['low']; className?: string }) => (
  <span className={className}>
    <b>{nonBreakingUnits(end.kilometres)}</b>
    <br />
    {nonBreakingUnits(end.miles)}
  </span>
)

function Driving({ text }: { text: LaneText }) {
  return (
    <div className={styles.more}>
      <dl className="grid gap-1 gap-x-5">
        <div>
          <dt>{en.lane.wheel}</dt>
          <dd className="flex wrap center gap-0 gap-x-3 type-h4 nowrap text-lg">
            {nonBreakingUnits(text.hours)}
          </dd>
        </div>
        {text.waits.map(({ title, hours }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="flex wrap center gap-0 gap-x-3 type-h4 nowrap text-lg">
              {nonBreakingUnits(hours)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{en.lane.days}</dt>
          <dd className="flex wrap center gap-0 gap-x-3 type-h4 nowrap text-lg">{text.days}</dd>
        </div>
      </dl>
      <p className={styles.rule}>{nonBreakingUnits(text.rule)}</p>
      {[...text.ferries, ...text.notes].map((note) => (
        <p key={note} className={styles.rule}>
          {nonBreakingUnits(note)}
        </p>
      ))}
      <div className={styles.borders}>
        {text.borders.map(({ title, papers }) => (
          <div key={title} className={styles.border}>
            <h3 className="text-ui">{title}</h3>
            <ul>
              {papers.map(([paper, what]) => (
                <li className="grid" key={paper}>
                  <b>{paper}</b> {what}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <BeforeYouAsk parts={text.before} className={styles.rule} />
      <p className="mt-2 pt-2 ruled max-w-none text-sm leading-35">{text.estimate}</p>
    </div>
  )
}

const Logbook = lazyPart(
  async () => (await import('./logbook.tsx')).Logbook,
  () => <p>{enLogbook.failed}</p>,
)

/** Folded, so that nothing moves before it is asked for. */
function DriversLog({ lane, text }: { lane: Lane; text: LaneText }) {
  const [isAskedFor, askFor] = useState(false)
  const trip = tripOf(lane)
  return (
    trip && (
      <div className={styles.log}>
        <Fold summary={<span className="type-label">{enLogbook.fold}</span>} onOpen={() => askFor(true)}>
          {isAskedFor && <Logbook trip={trip} from={text.from} to={text.to} compact />}
        </Fold>
      </div>
    )
  )
}

/** Fits the crop to the room there is, also after the window changes. */
function FittedPicture({ lane }: { lane: Lane }) {
  const room = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame>()
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setFrame({ width: element.clientWidth || 1, height: element.clientHeight || 1 })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={room} className={styles.map}>
      {frame && <LanePicture lane={lane} {...frame} />}
    </div>
  )
}
