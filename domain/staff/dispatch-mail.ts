/** What a sender does that dispatch is mailed about unless an owner turns that mail off. */
export const dispatchMails = ['message', 'accepted', 'declined'] as const
export type DispatchMail = (typeof dispatchMails)[number]

export type DispatchMailSettings = Record<DispatchMail, boolean>
