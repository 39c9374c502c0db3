import { useState } from 'react'
import { freightServices } from '../../../domain/forms/quote-request.ts'
import { type BandName, bandAt, bands } from '../../../domain/forms/temperature.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { temperatureControlled as texts } from '../../../translations/en/pages/temperature-controlled.tsx'
import { bandNames } from '../../../translations/en/temperatures.ts'
import { ReeferElevation } from '../../features/drawings/elevations.tsx'
import { Thermometer } from '../../features/drawings/thermometer.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import instrument from '../../ui/controls/instrument.module.css'
import { Slider } from '../../ui/controls/slider.tsx'
import styles from './set-point.module.css'

const { setPoint: said } = texts

/** In °F, the ends of the drawn scale; without scripts the mark stays at the first. */
const SCALE = { min: -30, max: 80, first: -10 }

/** One mark on the scale of the three bands; the trailer takes the colour of its band. */
export function SetPoint() {
  const [degrees, setDegrees] = useState(SCALE.first)
  const band = bandAt(degrees)
  const name = nameOf(band, degrees)
  return (
    <div className={`sheet boxed r3 clip ${styles.instrument} ${band ? styles[band] : ''}`}>
      <div className={`${instrument.control} ${styles.control}`}>
        <p className={`${instrument.reading} ${styles.degrees}`}>
          <label className="type-label" htmlFor="set-point">
            {said.label}
          </label>
          <strong className="nowrap">
            {nonBreakingUnits(said.fahrenheit(degrees))}{' '}
            <span className="type-small text-ui tracking-0 slate">
              {nonBreakingUnits(said.celsius(degrees))}
            </span>
          </strong>
        </p>
        <p className={styles.band}>
          <i className="edged" /> {name}
        </p>
        <ButtonLink to={quoteFor(degrees)} opens="quote-dialog" arrow>
          {nonBreakingUnits(band ? said.quote(degrees) : said.ask(degrees))}
        </ButtonLink>
      </div>
      <div className={styles.scale}>
        <Thermometer setPoint={degrees} />
        <Slider
          id="set-point"
          className={styles.slider}
          min={SCALE.min}
          max={SCALE.max}
          initial={SCALE.first}
          aria-valuetext={`${said.both(degrees)}, ${name}`}
          onMove={setDegrees}
        />
      </div>
      <div className={styles.trailer}>
        <div className={styles.drawing}>
          <ReeferElevation />
        </div>
        <div>
          <div role="status">
            <h3>{name}</h3>
            <p className="mt-2">{band ? texts.bands[band] : said.other}</p>
          </div>
          <p className="small steel mt-2">{said.trailer}</p>
        </div>
      </div>
    </div>
  )
}

function nameOf(band: BandName | undefined, degrees: number): string {
  if (band) return bandNames[band]
  const isBeyond = degrees < bands.deep.fahrenheit[0] || degrees > bands.mild.fahrenheit[1]
  return isBeyond ? said.beyond : said.between
}

function quoteFor(degrees: number): string {
  const query = new URLSearchParams({
    services: freightServices.temperatureControlled,
    additionalInfo: said.asked(degrees),
  })
  return `/quote?${query}`
}
