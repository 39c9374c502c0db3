import { useState } from 'react'
import { freightServices } from '../../../domain/forms/quote-request.ts'
import { type DeckFit, deckFits, deckFor, deckHeight } from '../../../domain/load-planning/deck-fit.ts'
import { roadLimits } from '../../../domain/load-planning/trailer.ts'
import { spaces } from '../../../domain/load-planning/trailers.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { fullTruckload } from '../../../translations/en/pages/full-truckload.tsx'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import instrument from '../../ui/controls/instrument.module.css'
import { Slider } from '../../ui/controls/slider.tsx'
import { drawLoad, view } from './deck-art.ts'
import styles from './deck-picker.module.css'

const texts = fullTruckload.deck

/** In inches; without scripts the drawing stays at the first height. */
const HEIGHTS = { min: 48, max: 144, step: 2, first: 114 }
const marked = [4, 5, 6, 7, 8, 9, 10, 11, 12]

/** One height moved along five trailers, each of which says what it has to spare, or what is missing. */
export function DeckPicker() {
  const [height, setHeight] = useState(HEIGHTS.first)
  const proposed = deckFor(height)
  return (
    <div className="sheet boxed r3 clip unbroken">
      <div className={`${instrument.control} ${styles.control}`}>
        <p className={`${instrument.reading} ${styles.height}`}>
          <label className="type-label" htmlFor="freight-height">
            {texts.height}
          </label>
          <strong className="nowrap">
            {nonBreakingUnits(texts.feet(height))}{' '}
            <span className="type-small text-ui tracking-0 slate">
              {nonBreakingUnits(texts.metres(height))}
            </span>
          </strong>
        </p>
        <div className={`js-only ${styles.scale}`}>
          <Slider
            id="freight-height"
            min={HEIGHTS.min}
            max={HEIGHTS.max}
            step={HEIGHTS.step}
            initial={HEIGHTS.first}
            aria-valuetext={texts.both(height)}
            onMove={setHeight}
          />
          <p className="flex between max-w-none px-2 text-xs leading-2 tabular steel" aria-hidden="true">
            {marked.map((feet) => (
              <span key={feet}>{feet}</span>
            ))}
          </p>
        </div>
      </div>
      <ul className={styles.decks} aria-label={texts.list}>
        {deckFits(height).map((fit, index) => (
          <Deck
            key={fit.trailer}
            fit={fit}
            isProposed={fit.trailer === proposed}
            limitName={index === 0 && texts.feet(roadLimits.height)}
          />
        ))}
      </ul>
      <div className={styles.answer}>
        <div>
          <p role="status">
            <b>{nonBreakingUnits(texts.answer(height, proposed))}</b>
          </p>
          <p className="small steel">{texts.only}</p>
        </div>
        <ButtonLink to={quoteFor(height)} opens="quote-dialog" arrow>
          {texts.quote(proposed)}
        </ButtonLink>
      </div>
    </div>
  )
}

function quoteFor(height: number): string {
  const query = new URLSearchParams({
    services: freightServices.truckload,
    additionalInfo: texts.asked(height, deckFor(height)),
  })
  return `/quote?${query}`
}

interface DeckProps {
  fit: DeckFit
  isProposed: boolean
  /** On the dashed line of the first. */
  limitName: string | false
}

function Deck({ fit, isProposed, limitName }: DeckProps) {
  const { trailer, spare, limit } = fit
  const deck = deckHeight(trailer)
  const isOpen = deck !== undefined
  const fits = spare >= 0
  return (
    <li className={[styles.deck, !fits && styles.over, isProposed && 'washed'].filter(Boolean).join(' ')}>
      <Drawing className={styles.section} art={drawLoad(fit, limitName)} view={view} />
      <div className={styles.words}>
        <h3 className="type-h4">{texts.trailers[trailer]}</h3>
        <p className={`tight ${fits ? `success ${styles.yes}` : `error ${styles.no}`}`}>
          <b>{fits ? texts.fits : isOpen ? texts.permit : texts.no}</b>{' '}
          <span>{nonBreakingUnits(verdict(spare, isOpen))}</span>
        </p>
        <p className="small steel tight">
          {nonBreakingUnits(isOpen ? texts.deck(deck, spaces[trailer].length) : texts.inside(limit))}
        </p>
      </div>
    </li>
  )
}

function verdict(spare: number, isOpen: boolean): string {
  if (spare >= 0) return texts.spare(spare)
  return isOpen ? texts.over(-spare) : texts.tooTall(-spare)
}
