import type { ComponentProps, SubmitEvent } from 'react'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { en } from '../../../translations/en/en.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Input } from '../../ui/controls/field.tsx'
import styles from './lane-estimator.module.css'

const { estimator: texts } = en.lane

/** Two places and, once both are known, their lane. Without JavaScript it starts a quote. */
export const LaneEstimator = (form: ComponentProps<'form'>) => (
  <div data-lane-screen>
    <form className={styles.form} action="/quote" onSubmit={show} {...form}>
      <EstimatorInput id="lane-from" name={quoteRequest.lane[0]} label={texts.from} />
      <EstimatorInput id="lane-to" name={quoteRequest.lane[1]} label={texts.to} />
      <Button type="submit" arrow>
        <span className="js-only">{texts.submit}</span>
        <span className="no-js">{texts.withoutScript}</span>
      </Button>
    </form>
    <div className={styles.result} data-lane-stage />
  </div>
)

/** The lane shows itself; on a phone it is further down. */
function show(event: SubmitEvent<HTMLFormElement>): void {
  event.currentTarget.nextElementSibling?.scrollIntoView({ block: 'nearest' })
  event.preventDefault()
}

const EstimatorInput = ({ id, name, label }: { id: string; name: string; label: string }) => (
  <div className="gap-1 min-0 grid">
    <label className="type-label" htmlFor={id}>
      {label}
    </label>
    <Input id={id} name={name} required placeholder={texts.placeholder} />
  </div>
)
