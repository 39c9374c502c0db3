import { setTimeout as pause } from 'node:timers/promises'
import { examples } from '../../../domain/forms/examples.ts'

export interface Load {
  /** References that were acknowledged with status 200. */
  acknowledged: string[]
  statuses: Map<number, number>
  /** Requests without a response. */
  unanswered: number
  /** Resolves when so many more are acknowledged. */
  until(more: number): Promise<void>
  /** Ends the load and waits for what is under way. */
  stop(): Promise<void>
}

/** Visitors of many networks who send one submission after another; `url` is asked before each. */
export function startLoad(url: () => string, senders: number): Load {
  const load: Load = { acknowledged: [], statuses: new Map(), unanswered: 0, until, stop }
  let isStopping = false
  const name = crypto.randomUUID().slice(0, 8)
  const sending = Promise.all(Array.from({ length: senders }, (_, sender) => sendOn(sender)))
  return load

  async function sendOn(sender: number) {
    for (let turn = 0; !isStopping; turn++) {
      try {
        const response = await post(url(), `${name}-${sender}-${turn}`, `10.${sender}.${turn % 256}.1`)
        load.statuses.set(response.status, (load.statuses.get(response.status) ?? 0) + 1)
        if (response.reference !== undefined) load.acknowledged.push(response.reference)
        if (response.status !== 200) await pause(20)
      } catch {
        load.unanswered += 1
        await pause(20)
      }
    }
  }

  async function until(more: number) {
    const goal = load.acknowledged.length + more
    while (load.acknowledged.length < goal) await pause(5)
  }

  async function stop() {
    isStopping = true
    await sending
  }
}

/** A quote request with a key of its own; the server must trust a proxy to count it for the client. */
export async function post(
  url: string,
  key: string,
  client = '',
): Promise<{ status: number; reference?: string; page?: string }> {
  const response = await fetch(`${url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': client },
    body: JSON.stringify({
      formName: 'Quote Request',
      formData: { ...examples.quote, name: `Sender ${key}`, email: `${key}@sample.example` },
    }),
  })
  const body = (await response.json()) as { reference?: string; page?: string }
  return { status: response.status, ...(response.status === 200 && body) }
}
