import { Client } from 'pg'
import { ClusterProblem } from './cluster-problem.ts'

/** State of a cluster: open, closed (does not listen), or starting (or stopping, or recovering). */
export type ServerState = 'open' | 'closed' | 'starting'

/** Tries a connection. Throws ClusterProblem when waiting would not help. */
export async function knock(url: string): Promise<ServerState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // heard by connect
  try {
    await client.connect()
    await client.end()
    return 'open'
  } catch (error) {
    return judge(error)
  }
}

function judge(error: unknown): ServerState {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  if (code === '53300') return 'open' // every connection is taken
  if (code === '57P03') return 'starting'
  if (isFullDisk(message) || code === '53100')
    throw new ClusterProblem(`The disk of the database is full: ${message}`)
  if (code.startsWith('28')) throw new ClusterProblem(`The database does not let us in: ${message}`)
  return 'closed'
}

export function isFullDisk(message: string): boolean {
  return message.includes('No space left on device')
}
