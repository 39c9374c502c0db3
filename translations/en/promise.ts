import { company } from '../../domain/company.ts'

const { hours, counts } = company.promise
const kind = counts === 'business' ? 'business ' : ''

/** In which a quote request is answered: `24 hours`, or `24 business hours` where only those of the phone are counted. */
export const promisedTime = `${hours}\u00a0${kind}hour${hours === 1 ? '' : 's'}`
