import type { ConversationEntry } from './conversation.ts'

interface EventRule {
  /** The request's page shows it to the sender, in its history. */
  isShown?: true
  /** With its text. */
  isTextShown?: true
  /** Its text is an entry of the conversation. */
  entry?: Pick<ConversationEntry, 'from' | 'kind'>
  /** Its text can be searched for. */
  isSearched?: true
  /** One side wrote to the other. */
  isContact?: true
  /** The inbox signals it at once where the sender did it. */
  isSignalled?: true
  /** Dispatch gets mail about it. */
  isMailed?: true
}

/** All that can happen to a submission after it was received. */
export const submissionEvents = {
  entered: {},
  'email added': {},
  amended: { isShown: true, isContact: true, isMailed: true },
  /** Dispatch changed what was sent. */
  corrected: { isShown: true },
  noted: {
    isShown: true,
    isTextShown: true,
    entry: { from: 'sender', kind: 'message' },
    isSearched: true,
    isContact: true,
    isMailed: true,
  },
  message: {
    entry: { from: 'sender', kind: 'message' },
    isSearched: true,
    isContact: true,
    isSignalled: true,
    isMailed: true,
  },
  'mail received': { isContact: true, isSignalled: true },
  'message shown': {},
  /** Once, when what a sender wrote was refused for the first time. */
  'conversation full': { isMailed: true },
  replied: { isShown: true, entry: { from: 'dispatch', kind: 'reply' }, isSearched: true, isContact: true },
  'reply taken back': {},
  'answered elsewhere': {
    entry: { from: 'dispatch', kind: 'elsewhere' },
    isSearched: true,
    isContact: true,
  },
  'staff note': { entry: { from: 'dispatch', kind: 'note' }, isSearched: true },
  'marked as done': {},
  state: {},
  owner: {},
  'follow up': {},
  'key revoked': {},
  quoted: { isShown: true, isContact: true },
  accepted: { isShown: true, isContact: true, isSignalled: true, isMailed: true },
  'acceptance taken back': { isShown: true, isMailed: true },
  declined: { isShown: true, isContact: true, isSignalled: true, isMailed: true },
  'quote reopened': { isShown: true, isContact: true, isSignalled: true, isMailed: true },
  'new price asked': { isShown: true, isContact: true, isSignalled: true, isMailed: true },
  booked: { isShown: true, isTextShown: true, isSearched: true, isContact: true },
  withdrawn: { isShown: true, isContact: true, isMailed: true },
  /** What is accepted is erased by dispatch alone. */
  'erasure asked': { isShown: true, isContact: true, isSignalled: true, isMailed: true },
  erased: { isShown: true, isMailed: true },
} as const satisfies Record<string, EventRule>

type Events = typeof submissionEvents
export type EventName = keyof Events
type EventsWith<Rule extends keyof EventRule> = {
  [Name in EventName]: Rule extends keyof Events[Name] ? Name : never
}[EventName]

export type ShownEvent = EventsWith<'isShown'>
export type MailedEvent = EventsWith<'isMailed'>
export type StoredContact = EventsWith<'isContact'>
/** The first contact is the form itself. */
export type ContactEvent = 'received' | StoredContact

export const eventNames = Object.keys(submissionEvents) as EventName[]

export const hasRule = <Rule extends keyof EventRule>(
  event: EventName,
  rule: Rule,
): event is EventsWith<Rule> => rule in submissionEvents[event]

/** The events to which a rule applies. */
export const eventsWith = <Rule extends keyof EventRule>(rule: Rule): EventsWith<Rule>[] =>
  eventNames.filter((name) => hasRule(name, rule))

/** Undefined for an event that says nothing. */
export const entryOf = (event: EventName): EventRule['entry'] => (submissionEvents[event] as EventRule).entry
