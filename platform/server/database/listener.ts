import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'

const pauseMs = 1_000

/** One connection that hears notifications; after a loss it comes back and listens again. */
export function listener(url: string, onLost: (error: Error) => void) {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  let opening: Promise<Client> | null = null
  let closed = false

  async function open(): Promise<Client> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '')
    })
    client.on('error', onLost) // heard more than once for one loss; its end only once
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    try {
      await client.connect()
      for (const channel of hearers.keys()) await listenTo(client, channel)
    } catch (error) {
      void client.end()
      throw error
    }
    void ended.then(comeBack)
    return client
  }

  /** Notifications missed while away are unknown: tells every listener that all may have changed ('*'). */
  async function comeBack(): Promise<void> {
    for (;;) {
      await wait(pauseMs, undefined, { ref: false })
      if (closed) return
      try {
        opening = open()
        await opening
        for (const hear of [...hearers.values()].flat()) hear('*')
        return
      } catch (error) {
        onLost(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  async function listen(channel: string, hear: (payload: string) => void): Promise<void> {
    const known = hearers.get(channel)
    hearers.set(channel, [...(known ?? []), hear])
    opening ??= open()
    if (!known) await listenTo(await opening, channel)
  }

  async function close(): Promise<void> {
    closed = true
    await opening?.then(
      (client) => client.end(),
      () => {}, // it was never opened, and no one retries any more
    )
  }
  return { listen, close }
}

async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`)
}
