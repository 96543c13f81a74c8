import { Client, type ClientConfig } from 'pg'

const connectTimeoutMs = 5_000

/** Works with a connection of its own, which is ended with the work. */
export async function withClient<Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...config, connectionTimeoutMillis: connectTimeoutMs })
  client.on('error', () => {}) // the query that is lost with it rejects
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {}) // it may never have been open
  }
}
