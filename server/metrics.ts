import type { TryResult } from './mail/delivery.ts'
import type { NewsService } from './news/news-service.ts'
import { countEmails } from './store/mail/outbox.ts'
import type { Store } from './store/store.ts'

export interface Metrics {
  submissionStored(form: string): void
  refused(reason: string): void
  mailTried(kind: string, outcome: TryResult): void
  mailReceived(outcome: string): void
  /** Absent while nobody reads metrics. */
  requestServed?: (request: { method: string; status: number; seconds: number }) => void
  /** In the Prometheus text format. */
  render(): Promise<{ contentType: string; text: string }>
}

export const noMetrics: Metrics = {
  submissionStored() {},
  refused() {},
  mailTried() {},
  mailReceived() {},
  render: async () => ({ contentType: 'text/plain', text: '' }),
}

interface Options {
  store: Pick<Store, 'transact' | 'retries'>
  news: Pick<NewsService, 'fetchedAt'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Loads prom-client, so call it only where metrics are read. */
export async function openMetrics({ store, news, now }: Options): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })

  const submissions = counter('submissions_total', 'Submissions stored, by form', 'form')
  const refusals = counter('refusals_total', 'Submissions refused, by reason', 'reason')
  const mail = counter(
    'mail_total',
    'Attempts to send an email by kind and outcome, and emails that came in',
    'kind',
    'outcome',
  )
  const retries = counter(
    'transaction_retries_total',
    'Transactions that another one undid and that were tried again, by reason',
    'reason',
  )
  const waiting = gauge('outbox_waiting', 'Messages waiting to be sent')
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest message waiting to be sent')
  const dead = gauge('outbox_dead', 'Dead letters')
  const newsAge = gauge('news_age_seconds', 'Age of the news shown; absent while there is none')
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the head of its response',
    labelNames: ['method', 'status'],
    registers,
  })

  return {
    submissionStored: (form) => submissions.inc({ form }),
    refused: (reason) => refusals.inc({ reason }),
    mailTried: (kind, outcome) => mail.inc({ kind, outcome }),
    mailReceived: (outcome) => mail.inc({ kind: 'incoming', outcome }),
    requestServed: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    async render() {
      await readOutbox()
      retries.reset()
      for (const [reason, count] of Object.entries(store.retries)) retries.inc({ reason }, count)
      const fetchedAt = news.fetchedAt()
      if (fetchedAt === undefined) newsAge.remove()
      else newsAge.set(secondsSince(fetchedAt))
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }

  async function readOutbox() {
    const counts = await store.transact(countEmails)
    waiting.set(counts.waiting)
    dead.set(counts.dead)
    oldest.set(counts.oldestWaitingAt === undefined ? 0 : secondsSince(Date.parse(counts.oldestWaitingAt)))
  }

  function secondsSince(time: number): number {
    return Math.max(0, now() - time) / 1000
  }
}
