import { Problem } from '#platform/pure/problem.ts'
import type { Refusal } from './refusal.ts'

/** Leaves a transaction with a refusal: thrown so that it rolls back, caught where it was opened. */
export class RolledBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

const maxAttempts = 4

/**
 * Runs a transaction again when the database asked for it (serialization failure, deadlock) and once when a unique
 * constraint stopped it: another request was faster, and the hook can now see its row.
 */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  let duplicates = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal
      const code = sqlState(error)
      if (code === '23505') duplicates += 1
      const mayHelp = code === '40001' || code === '40P01' || (code === '23505' && duplicates === 1)
      if (!mayHelp || attempt === maxAttempts) throw problemOf(error, code)
    }
  }
}

/** A refusal of values by the database becomes the client's 4xx; any other error stays the bug or outage it is. */
function problemOf(error: unknown, code: string): unknown {
  if (code === '23505')
    return new Problem({
      status: 409,
      code: 'run/duplicate',
      title: 'Save error',
      detail: 'A record like this exists already',
    })
  if (code === '23503')
    return new Problem({
      status: 409,
      code: 'run/in-use',
      title: 'Save error',
      detail: 'Another record is needed for this, or still needs it',
    })
  if (code === '23514' || code === '23502' || code.startsWith('22'))
    return new Problem({
      code: 'run/value',
      title: 'Save error',
      detail: 'A value does not fit its column',
    })
  return error
}

function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
