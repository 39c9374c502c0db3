import { company } from '../../domain/company.ts'

/** The dispatch mailbox and phone as links, for running text. */
export const DispatchMail = () => <a href={`mailto:${company.email}`}>{company.email}</a>

export const DispatchPhone = () => <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>
