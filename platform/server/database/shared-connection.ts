import { Socket } from 'node:net'
import { Client } from 'pg'
import { asValues } from './values.ts'

export type Sharing = {
  readonly url: string
  readonly connections: number
  readonly onLost: (error: Error) => void
}

/**
 * A pipelined connection that several callers share. The first question opens it; after a loss the next one opens it
 * again. No caller owns it, so no caller may begin a transaction on it or ask anything that waits for another's lock.
 * `asking` makes the function that asks on it.
 */
export function sharedConnection<Asking>(
  { url, onLost }: Sharing,
  {
    readOnly,
    asking,
  }: { readonly readOnly: boolean; readonly asking: (client: Client, socket: Socket) => Asking },
) {
  type Open = { readonly client: Client; readonly asking: Asking }
  let opening: Promise<Open> | null = null

  function connect() {
    const drop = () => {
      if (opening === connecting) opening = null
    }
    const connecting = open(drop)
    void connecting.catch(drop)
    return connecting
  }

  async function open(drop: () => void): Promise<Open> {
    const socket = new Socket()
    const client = new Client({
      connectionString: url,
      stream: () => socket,
      pipeline: true,
      types: asValues,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 5_000,
      options: `-c TimeZone=UTC -c default_transaction_read_only=${readOnly ? 'on' : 'off'}`,
    })
    client.on('error', (error) => {
      drop()
      onLost(error)
    })
    client.on('end', drop)
    await client.connect()
    return { client, asking: asking(client, socket) }
  }

  return {
    asking: async () => (await (opening ??= connect())).asking,
    close: async () => (await opening)?.client.end(),
  }
}
