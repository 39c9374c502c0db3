/** Characters of a message typed on the request's page. */
export const MAX_MESSAGE = 5000
/** Entries that a page shows at first; the rest is one press away. */
export const MAX_SHOWN_ENTRIES = 50
/** Characters of one entry that a page shows, and of all of them; the whole entry is one press away. */
export const MAX_SHOWN_TEXT = 4000
export const MAX_SHOWN_TEXTS = 64_000
/** Of one message. */
export const MAX_FILES = 5
export const MAX_FILE_MEGABYTES = 10
/** Of all files of one reply: mail servers refuse more. */
export const MAX_MAILED_MEGABYTES = 20
/** Addresses that get a copy of one reply. */
export const MAX_COPIES = 5
export const MAX_SUBJECT = 180
/** Of all files of one submission. */
export const MAX_ALL_BYTES = 200_000_000
/** Kinds of files that go with a message, by the ending of their names. */
export const fileKinds = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.heic',
  '.tif',
  '.tiff',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.eml',
]

/**
 * `message`: the sender's, typed on the request's page or mailed. `reply`: dispatch's, mailed. `note` and `elsewhere` (an
 * reply given by phone, for example): for staff only. `automatic`: mail that a program sent, `bounce`: a report that
 * mail was not delivered.
 */
type ConversationKind = 'message' | 'reply' | 'note' | 'elsewhere' | 'automatic' | 'bounce'

export interface ConversationEntry {
  /** Of its event. */
  id: string
  at: string
  /** 'system' is a mail program. */
  from: 'sender' | 'dispatch' | 'system'
  kind: ConversationKind
  /** Its beginning, where `isCut`. */
  text: string
  isCut?: true
  /** It quotes earlier mail. */
  hasQuoted?: true
  files: ConversationFile[]
  /** The names of attachments of a mail that were not stored. */
  leftOut?: string[]
}

/** As staff see it. */
export interface StaffConversationEntry extends ConversationEntry {
  /** The email of the member of staff. */
  by?: string
  /** Of a reply that went to another address than the sender's. */
  to?: string
  /** Of a reply: who got a copy. */
  copies?: string[]
  /** Whose mail it is, where that is not the sender's. */
  address?: string
  /** Of mail that came in. */
  mail?: {
    /** Of the email. */
    id: string
    subject: string
    /** The names of attachments that were not stored. */
    leftOut: string[]
    /** As the relay wrote it. */
    authentication?: string
    /** The file that holds it as it came. */
    original?: string
  }
  /** Since when the sender may see it, where it came from another address. */
  allowedAt?: string
}

/** A part of a conversation, newest first. */
export interface ConversationPart<Entry> {
  entries: Entry[]
  /** Goes into `before`; null where nothing is older. */
  next: string | null
}

/** All of one entry's text, and the earlier mail that it quotes. */
export interface WholeEntry {
  text: string
  quoted: string
}

export interface ConversationFile {
  id: string
  name: string
  bytes: number
}
