import { company } from './company.ts'
import { DEFAULT_LOCALE } from './locale.ts'
import { formatOf } from './text/format.ts'

const { autoLiability, cargo, currency } = company.carrierInsurance
const { money } = formatOf(DEFAULT_LOCALE)

export const coverage = { autoLiability: money(autoLiability, currency), cargo: money(cargo, currency) }
