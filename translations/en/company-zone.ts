import { company } from '../../domain/company.ts'

/** `7:07 p.m. (Calgary)`: the place says whose clock it is. */
export const inCompanyZone = (time: string): string => `${time} ${companyPlace}`

export const companyPlace = `(${company.address.city})`
