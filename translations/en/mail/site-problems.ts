import type { DayLimit, SiteProblem } from '../../../domain/staff/site-problems.ts'
import { plural } from '../../plural.ts'

type OfKind<Kind> = Extract<SiteProblem, { kind: Kind }>

interface ProblemText {
  title: string
  /** What to do. */
  advice: string
}

/** How a moment is written. */
type TimeText = (iso: string) => string

const texts: { [Kind in SiteProblem['kind']]: (problem: OfKind<Kind>, time: TimeText) => ProblemText } = {
  overdue: ({ references, count }) => ({
    title: plural('en-CA', count, {
      one: '1 quote request is overdue',
      other: `${count} quote requests are overdue`,
    }),
    advice: `Answer in the inbox, or call the sender: ${listText(references, count)}.`,
  }),
  'dead mail': ({ count }) => ({
    title: plural('en-CA', count, {
      one: '1 email couldn’t be delivered',
      other: `${count} emails couldn’t be delivered`,
    }),
    advice:
      'The submission in the inbox shows to whom and why. “site mail list” shows all of them; “site mail send-again all” tries again once the cause is gone.',
  }),
  'mail stopped': ({ waiting, since, reason }, time) => ({
    title: `No email goes out since ${time(since)}`,
    advice: `${plural('en-CA', waiting, {
      one: '1 email waits',
      other: `${waiting} emails wait`,
    })}; the mail server says “${reason}”. Check SMTP_URL and MAIL_FROM with “site doctor”. Nothing is lost: all of it goes out once mail works again. Until then, look in the inbox for new requests.`,
  }),
  backup: ({ last, failed }, time) => ({
    title: failed
      ? `The backup of ${time(failed.at)} failed`
      : last === null
        ? 'There is no backup yet'
        : `The last backup is of ${time(last)}`,
    advice: [
      ...(failed ? [`The reason: ${failed.reason}`] : []),
      ...(failed && last !== null ? [`That of ${time(last)} is the last good one.`] : []),
      'Run “site backup”, and see with “systemctl status site-backup.timer” that the daily one is on.',
    ].join(' '),
  }),
  disk: ({ freeBytes, freePercent }) => ({
    title: `The disk has little room left: ${freePercent} % (${(freeBytes / 1e9).toFixed(1)} GB)`,
    advice:
      'Once it is full, no request can be received. Delete old backups and logs, or enlarge the disk. “df -h” shows the disks, “journalctl --vacuum-size=500M” shortens the log.',
  }),
  'day limit': (limit) => ({
    title: dayLimitTexts[limit.setting](limit),
    advice: {
      CONFIRMATIONS_A_DAY:
        'Above the limit confirmations wait until staff send them from the inbox. If these are real customers, raise CONFIRMATIONS_A_DAY.',
      CONFIRMATIONS_A_NETWORK:
        'Above the limit confirmations of that network wait until staff send them from the inbox. If it is a customer with a large office, raise CONFIRMATIONS_A_NETWORK; if it is somebody who fills in forms by program, leave it.',
      FILES_A_DAY:
        'Above the limit no files are taken, and senders are asked to try again later; what they type goes on. If these are real customers and the disk has room, raise FILES_A_DAY.',
    }[limit.setting],
  }),
  certificate: ({ daysLeft }) => ({
    title:
      daysLeft < 0
        ? 'The certificate of the website has ended: browsers refuse it'
        : plural('en-CA', daysLeft, {
            one: 'The certificate of the website ends within 1 day',
            other: `The certificate of the website ends within ${daysLeft} days`,
          }),
    advice:
      'It should have been renewed by itself. Run “certbot renew” as root and read why it fails, then “systemctl reload nginx”.',
  }),
  'sign-ins': ({ count }) => ({
    title: `${count} wrong passwords or codes at the sign-in within an hour`,
    advice:
      'Ask the staff whether it was one of them. If not, somebody is guessing: the waiting times between tries hold, but see with “site staff list” that everybody has a second factor.',
  }),
  instance: ({ name, since }, time) => ({
    title: `The server ${name} stopped answering at ${time(since)}`,
    advice:
      'The others go on. Look at that machine: “site status” and “journalctl -u site -n 50” there. A machine that is gone for good is forgotten after a day.',
  }),
}

/** What is used of a limit of 24 hours. */
const dayLimitTexts: Record<DayLimit['setting'], (limit: DayLimit) => string> = {
  CONFIRMATIONS_A_DAY: ({ used, limit }) =>
    `${numberText(used)} of ${numberText(limit)} confirmations of a day are used`,
  CONFIRMATIONS_A_NETWORK: ({ used, limit }) =>
    `${numberText(used)} of ${numberText(limit)} confirmations of a day for one network are used`,
  FILES_A_DAY: ({ used, limit }) => `${sizeText(used)} of ${sizeText(limit)} of files of a day are used`,
}

const numberText = (count: number): string => count.toLocaleString('en-CA')
const sizeText = (bytes: number): string =>
  `${(bytes / 1e9).toLocaleString('en-CA', { maximumFractionDigits: 2 })} GB`

const MAX_LISTED = 10

const listText = (references: readonly string[], count: number): string => {
  const shown = references.slice(0, MAX_LISTED).join(', ')
  const more = count - Math.min(references.length, MAX_LISTED)
  return more > 0 ? `${shown} and ${more} more` : shown
}

export const enSiteProblems = {
  text: (problem: SiteProblem, time: TimeText): ProblemText =>
    (texts[problem.kind] as (problem: SiteProblem, time: TimeText) => ProblemText)(problem, time),

  doctor: {
    dayLimit: (limit: DayLimit) => `${dayLimitTexts[limit.setting](limit)} (${limit.setting}).`,
    diskReserve: (freeBytes: number, reserveBytes: number) =>
      `The disk has ${sizeText(freeBytes)} free; files are taken above ${sizeText(reserveBytes)} (DISK_RESERVE).`,
  },

  page: {
    title: 'The site',
    note: 'What an owner should know. The owner’s address gets an email when something is wrong, and when it is over.',
    none: 'Nothing needs attention.',
    lastBackup: (time: string, submissions: number) =>
      `Last backup: ${time}, ${plural('en-CA', submissions, {
        one: '1 submission',
        other: `${submissions} submissions`,
      })}.`,
    noBackup: 'No backup is known yet.',
  },

  email: {
    label: 'The site',
    urgent: (count: number) =>
      count === 1 ? 'Needs your attention' : `${count} problems need your attention`,
    subject: (title: string, more: number) => (more > 0 ? `${title}, and ${more} more` : title),
    over: (title: string) => `Over: ${title}`,
    overLine: 'This is over; nothing more is to be done.',
    footer: (siteUrl: string) =>
      `Sent by ${siteUrl} to its owner, once for each problem and once when it is over.`,
  },
}
