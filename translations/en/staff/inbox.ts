import { submissionForms } from '../../../domain/forms/forms.ts'
import type { ContactEvent } from '../../../domain/submissions/submission-events.ts'
import { formTexts } from '../../form-texts.ts'
import { plural } from '../../plural.ts'
import { inCompanyZone } from '../company-zone.ts'
import { promisedTime } from '../promise.ts'
import { enRequest } from '../request-page.ts'
import { enSubmission } from '../submission.ts'
import { enAccount } from './account.ts'

/** Every text of the staff pages, apart from `en`: visitors do not load it. */
export const enInbox = {
  ...enAccount,
  ...enSubmission,

  staff: {
    nav: 'Staff',
    inbox: 'Inbox',
    staff: 'Staff',
    account: 'Account',
    signOut: 'Sign out',
    live: 'Live',
    polling: 'Every 30 s',
    offline: 'No connection',
    loading: 'Loading',
    needsScript:
      'The inbox needs JavaScript, which is turned off in this browser. Turn it on and load the page again, or work from the dispatch mailbox: everything that came in is there, too.',
    you: 'You',
    noOne: 'No one',
    failed: 'This didn’t work. Please check the connection and try again.',
  },

  summary: {
    name: 'At a glance',
    open: 'open',
    due: 'due',
    dueLong: ' within 4 hours',
    overdue: 'overdue',
    median: 'median',
    medianLong: ' to an answer',
    ninety: (time: string) => `; 9 in 10 in ${time}`,
    share: `within ${promisedTime}`,
    none: 'none yet',
    chart: 'Received a day, 30 days',
    chartLabel: (counts: string) => `Received a day over 30 days, by form. ${counts}`,
    axis: 'Received a day',
    today: 'Today',
    asTable: 'As a table',
    day: 'Day',
  },

  /** By wire name. */
  forms: Object.fromEntries(submissionForms.map((form) => [form.name, formTexts(form).short])),

  states: { ...enRequest.states, spam: 'Spam' } as Record<string, string>,

  time: {
    left: (time: string) => `${time} left`,
    over: (time: string) => `${time} over`,
    answeredAfter: (time: string) => `Answered in ${time}`,
    noDeadline: 'No deadline',
    by: (moment: string) => `by ${inCompanyZone(moment)}`,
    confirm: 'Confirm',
    confirmLong: 'The booking waits for you',
    none: '—',
    followUp: 'Follow up',
    followUpLong: 'Follow up today',
    reply: 'Answer',
  },

  newRequest: {
    open: 'New request',
    title: 'New request',
    contact: 'Their contact details',
    lead: 'For somebody on the phone. It is stored as if they had sent the form, and says who entered it.',
    noEmail: 'Without an email address they get no confirmation, and their page can’t be sent to them.',
    submit: 'Store the request',
    stored: (reference: string) => `Stored as ${reference}.`,
  },

  list: {
    views: {
      open: 'Open',
      unanswered: 'Unanswered',
      mine: 'Mine',
      due: 'Due or overdue',
      answered: 'Answered',
      spam: 'Spam',
      all: 'All',
    },
    /** Of `due`, whose other words phones leave out. */
    due: 'Due',
    soon: 'or overdue',
    viewsName: 'Views',
    sift: 'Search and filter',
    filter: 'Filter',
    search: 'Search what was sent and said',
    searchPlaceholder: 'Search',
    anyForm: 'Any form',
    anyState: 'Any state',
    anyOwner: 'Any owner',
    anyDay: 'Any day',
    today: 'Today',
    lastDays: (days: number) => `Last ${days} days`,
    form: 'Form',
    state: 'State',
    owner: 'Owner',
    received: 'Received',
    caption: (view: string, count: number, sort: string) => `${view}: ${count} shown. ${sort}`,
    columns: {
      time: 'Time left',
      reference: 'Reference',
      what: 'Lane or company',
      freight: 'Freight, remarks',
      who: 'From',
      pickup: 'Pickup',
      received: 'Received',
      state: 'State',
      owner: 'Owner',
    },
    sort: 'Sort',
    sorts: {
      urgent: 'Most urgent first',
      deadline: 'By deadline',
      '-deadline': 'By deadline, last first',
      pickup: 'By pickup day',
      '-pickup': 'By pickup day, last first',
      '-received': 'Newest first',
      received: 'Oldest first',
    },
    pick: (reference: string) => `Select ${reference}`,
    picks: 'Selected',
    pickAll: 'Select all that are shown',
    followUpDue: (day: string) => `to follow up since ${day}`,
    putOff: (day: string) => `put off until ${day}`,
    unread: 'unread',
    to: 'to',
    border: 'crosses the border',
    take: 'Assign to me',
    more: 'Show more',
    count: (count: number, more: boolean, sort: string) =>
      count === 0 ? '' : `${count} shown${more ? ' so far' : ''}. ${sort}`,
    emptyTitle: {
      open: 'Nothing is open',
      unanswered: 'Every message has its answer',
      mine: 'Nothing is yours',
      due: 'Nothing is due or overdue',
      answered: 'Nothing is answered',
      spam: 'No spam',
      all: 'Nothing here yet',
    },
    empty: {
      open: 'Everything has its answer. What comes in next appears here without reloading.',
      unanswered: 'Messages that senders write on their page or by email stand here until someone answers.',
      mine: 'Nothing open is assigned to you.',
      due: 'No open quote has less than 4 hours left.',
      answered: 'Nothing has been answered yet.',
      spam: 'What looks like spam is held here, and the daily summary counts it.',
      all: 'Nothing has been received yet.',
    },
    noMatchTitle: 'Nothing matches',
    noMatchOf: (text: string) => `No match for “${text}”`,
    noMatchText:
      'All that was sent in this view was searched. Search text stays in this window: it isn’t in the page’s URL or in any log.',
    noMatch: 'Nothing in this view passes the filters.',
    clear: 'Show everything in this view',
    didYouMean: 'Did you mean',
    itHas: (count: number, hasMore: boolean) => `It has ${count}${hasMore ? ' or more' : ''}.`,
    searchAll: 'Look in all views',
    seeAnswered: 'See what was answered',
    failedTitle: 'The list couldn’t be loaded',
    failed: 'It will be tried again every 30 seconds.',
    tryNow: 'Try now',
    mailFailed: 'a message wasn’t delivered',
    waits: 'a message waits for an answer',
    moreViews: 'More',
    toSearch: 'Search and filters',
  },

  alerts: {
    title: 'When something comes in',
    note: 'In this browser, while a page of the inbox is open in it. Nothing is sent to anyone else. A sound plays once the page was clicked or typed in.',
    names: { sound: 'Play a sound', desktop: 'Show a notification' },
    isOn: 'Switched on in this browser.',
    isOff: 'Switched off in this browser.',
    refused: 'This browser doesn’t allow notifications from this site. Allow them in its settings first.',
    submission: (form: string) => `New: ${form}`,
    message: 'A sender has written or decided',
    several: (count: number) => `${count} new submissions and messages`,
  },

  /** Columns of the list on paper. */
  printed: ['Reference', 'Received', 'Answer by', 'From', 'Lane or company', 'State'],

  /** Beside the list, in a wide window. */
  pane: {
    name: 'What is read',
    alone: 'On a page of its own',
    close: 'Close',
  },

  savedViews: {
    name: 'Saved views',
    save: 'Save this view',
    saveShort: 'Save',
    viewName: 'Name of the view',
    remove: (name: string) => `Remove the view “${name}”`,
  },

  followUp: {
    label: 'Follow up on',
    none: 'No day',
    tomorrow: 'Tomorrow',
    other: 'Another day …',
  },

  /** Of several rows. */
  bulk: {
    name: 'Selected rows',
    picked: (count: number) => `${count} selected`,
    assign: 'Assign to …',
    to: { closed: 'Close', spam: 'Mark as spam' },
    clear: 'Clear selection',
    done: (count: number) =>
      count === 0
        ? 'Nothing was changed.'
        : plural('en-CA', count, { one: '1 was changed.', other: `${count} were changed.` }),
    changed: (references: readonly string[]) =>
      `Someone else changed ${references.join(', ')} meanwhile, so it stays as it is now.`,
    leftOut: (references: readonly string[]) =>
      `${references.join(', ')}: a quote was sent or the sender withdrew it, so open it to change its state.`,
    undo: 'Undo',
    undone: 'All is as it was.',
    hide: 'Hide',
  },

  /** Everything from one sender. */
  customer: {
    title: 'Customer',
    notFound: 'What this sender sent was erased, or nothing has this reference.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    first: 'First contact',
    last: 'Last contact',
    /** By the event in the history. */
    contacts: {
      received: 'form sent',
      amended: 'form changed',
      noted: 'note added',
      message: 'message written',
      'mail received': 'email came in',
      replied: 'answered',
      'answered elsewhere': 'answered elsewhere',
      quoted: 'quote sent',
      accepted: 'quote accepted',
      declined: 'quote declined',
      'quote reopened': 'quote opened again',
      'new price asked': 'new price asked',
      booked: 'booking confirmed',
      'erasure asked': 'erasure asked for',
      withdrawn: 'withdrawn',
    } satisfies Record<ContactEvent, string>,
    requests: 'All that was sent',
    count: (count: number) => `${count} in all`,
    money: 'In money',
    moneyNote: 'The newest quote of each request. Currencies are never added together. Only owners see this.',
    noMoney: 'Nothing was quoted yet.',
    sums: { quoted: 'Quoted', accepted: 'Accepted', booked: 'Booked' },
    quotes: (count: number) => plural('en-CA', count, { one: '1 quote', other: `${count} quotes` }),
    files: 'Files',
  },

  places: {
    heading: 'Places',
    correct: 'Correct the places',
    save: 'Save the places',
    cancel: 'Cancel',
  },

  deliveryProblems: {
    deadLetters: (count: number) =>
      plural('en-CA', count, {
        one: '1 message wasn’t delivered.',
        other: `${count} messages weren’t delivered.`,
      }),
    withheld: (count: number) =>
      plural('en-CA', count, { one: '1 message is withheld.', other: `${count} messages are withheld.` }),
    newest: 'The newest:',
    sendAll: (count: number) => `Send all ${count}`,
    open: 'Open',
    hide: 'Hide until the next one',
    safe: 'What was sent to us is stored.',
    mail: (time: string) => `Mail hasn’t gone out for ${time}.`,
    mailWaiting: (count: number) =>
      plural('en-CA', count, {
        one: '1 message is waiting and will be tried again.',
        other: `${count} messages are waiting and will be tried again.`,
      }),
    mailSetting: 'The mail server refuses our settings: ask the person who runs the server.',
    disk: 'The disk is nearly full.',
    diskMore: (left: string) => `${left} free.`,
    askAdministrator: 'Ask the person who runs the server.',
  },

  mailErrors: {
    address: (reply: string) => `Their server doesn’t know the address (${reply})`,
    busy: (reply: string) => `Their server was busy (${reply})`,
    full: (reply: string) => `Their mailbox is full (${reply})`,
    refused: (reply: string) => `The mail server refused it (${reply})`,
    signIn: (reply: string) => `The mail server refuses our sign-in (${reply})`,
    unknown: (code: string) => `Sending failed (${code})`,
    codes: {
      SPAM: 'Held as spam, so it waits until you say that it isn’t',
      LIMIT: 'A limit of messages a day was reached, so it waits for you to send it',
      ETIMEDOUT: 'The mail server didn’t answer in time',
      ECONNREFUSED: 'The mail server can’t be reached',
      ECONNRESET: 'The mail server ended the connection',
      ENOTFOUND: 'The mail server wasn’t found',
    } as Record<string, string>,
  },

  newerVersion: {
    title: 'There is a newer version of the inbox.',
    more: 'Drafts are kept.',
    reload: 'Load it',
  },

  keys: {
    name: 'Keys',
    move: 'move',
    open: 'open',
    reply: 'answer',
    next: 'next',
    owner: 'assign',
    state: 'state',
    search: 'search',
    all: 'all keys',
    off: 'Turn keys off',
    on: 'Turn keys on',
    title: 'Keys',
    note: 'Single keys work while no field has the focus. They can be turned off at the foot of the list.',
    help: [
      ['↑ ↓', 'Move along the list'],
      ['Enter', 'Open what is marked'],
      ['J or N', 'The next one'],
      ['K or P', 'The one before'],
      ['X', 'Select it; with Shift and a click, all between two'],
      ['Esc', 'Clear the selection'],
      ['O', 'Assign it to you, or to no one'],
      ['S', 'To the state'],
      ['F', 'To the day to follow up on'],
      ['R', 'Answer, with a quote where one is asked for'],
      ['M', 'Write a message'],
      ['Ctrl Enter', 'Send the answer or quote that is being written'],
      ['T', 'To the templates of an answer or a quote'],
      ['C', 'New request, in the list'],
      ['/', 'Search'],
      ['?', 'This list'],
    ],
    close: 'Close',
  },

  export: {
    open: 'Export',
    title: 'Export this view',
    note: 'Everything in the present view, with all that was sent. Treat the file like the inbox.',
    noteFound: (text: string) =>
      `What was found for “${text}” in the present view. Treat the file like the inbox.`,
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    password: 'Your password',
    start: 'Export',
    progress: (bytes: string) => `${bytes} so far`,
    done: 'The file is in your downloads.',
    cancel: 'Cancel',
  },

  erase: {
    open: 'Erase a person',
    title: 'Erase a person’s data',
    note: 'Every request and application from this email address, with its messages, notes and files. This can’t be undone. Of a request whose quote was accepted, lane, price, dates and what came of it stay, without the person. The log records that data was erased, not what it was.',
    email: 'Email address',
    password: 'Your password',
    submit: 'Erase for good',
    done: (count: number) =>
      plural('en-CA', count, {
        one: '1 request or application was erased.',
        other: `${count} requests and applications were erased.`,
      }),
  },

  hidden: (code: string) => `hidden character ${code}`,
}
