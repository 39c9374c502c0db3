import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { shippers } from '../../../translations/en/pages/shippers.tsx'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'

interface Item {
  id?: string
  title: string
  text: ReactNode
}

const { dangerousGoods, temperature, ...papers } = shippers.border

export const border: Item[] = [
  { id: 'commercial-invoice', ...papers.invoice },
  { id: 'customs-broker', ...papers.broker },
  { id: 'importer', ...papers.importer },
  { id: 'cusma', ...papers.cusma },
  {
    id: 'dangerous-goods',
    title: dangerousGoods.title,
    text: dangerousGoods.text(linkTo('/safety#dangerous-goods')),
  },
  {
    id: 'heated-or-cooled',
    title: temperature.title,
    text: temperature.text(linkTo('/services/temperature-controlled')),
  },
]

/** What the owner has entered. */
export const charges: Item[] = [
  ...itemOf(shippers.charges.payment, company.paymentTerms?.en),
  ...itemOf(shippers.charges.tax, company.taxes?.en),
  ...itemOf(shippers.charges.fuel, company.fuelSurcharge),
  ...itemOf(shippers.charges.waitingTime, company.waitingTime),
  ...itemOf(shippers.charges.fees, company.fees && shippers.charges.feeList(company.fees)),
  ...itemOf(shippers.charges.cancellation, company.cancellation),
]

const texts = shippers.questions

export const questions: Item[] = [
  ...itemOf(texts.whoCarries, company.whoCarries),
  {
    title: texts.commitment.title,
    text: texts.commitment.text(linkTo('/terms-of-service#quotes-arent-offers')),
  },
  texts.weight,
  {
    title: texts.service.title,
    text: texts.service.text({
      truckload: linkTo('/services/full-truckload'),
      ltl: linkTo('/services/ltl'),
      temperatureControlled: linkTo('/services/temperature-controlled'),
      intermodal: linkTo('/services/intermodal'),
    }),
  },
  {
    id: 'claims',
    title: texts.claims.title,
    text: texts.claims.text({
      cover: company.cargoCover?.value,
      address: company.claimsAddress ?? <DispatchMail />,
    }),
  },
  { id: 'change-a-request', ...texts.change },
  { title: texts.phone.title, text: texts.phone.text(<DispatchPhone />) },
  ...itemOf(texts.tracking, company.tracking),
]

function itemOf(title: string, text: string | undefined): Item[] {
  return text ? [{ title, text }] : []
}
