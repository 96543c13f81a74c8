import { Client } from 'pg'

/** The server on which every test makes its databases: TEST_DATABASE_URL, which a run sets itself if it is not set. */
export function testServer(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL is set by the run; run the tests with vitest')
  return url
}

/** The same server's address of another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Work on a connection of its own. */
export async function administer(
  url: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
