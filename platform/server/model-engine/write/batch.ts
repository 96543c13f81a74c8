import { sql } from 'kysely'
import { Problem } from '#platform/pure/problem.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Answer } from '../present/answer.ts'
import { retrying, RolledBack } from '../failures.ts'
import type { Refusal } from '../refusal.ts'
import { isRefusal } from '../refusal.ts'
import type { Session } from '../session.ts'
import { stopwatch } from '../stopwatch.ts'
import type { Stopwatch } from '../stopwatch.ts'
import type { Written } from './write-transaction.ts'
import type { Writer, WriteStep } from './writer.ts'

export type BatchStep = WriteStep
export type StepOutcome = Answer | Refusal | Problem

/** Outcomes in the order of the steps; after a failure together, there is only that one, of step `failedAt`. */
export type BatchOutcome =
  | { readonly is: 'done'; readonly outcomes: readonly StepOutcome[] }
  | { readonly is: 'rolled back'; readonly failedAt: number; readonly outcome: Refusal | Problem }

type Parts = {
  readonly database: Database
  readonly writes: Writer
  readonly write: (step: WriteStep, session: Session, watch: Stopwatch) => Promise<Answer | Refusal>
}

/** Writes of one request (REST dialect §8): each for itself, or in one transaction that ends with the first failure. */
export function batching({ database, writes, write }: Parts) {
  async function each(steps: readonly BatchStep[], session: Session): Promise<BatchOutcome> {
    const outcomes: StepOutcome[] = []
    for (const step of steps)
      outcomes.push(await orProblem(() => write(step, session, stopwatch())))
    return { is: 'done', outcomes }
  }

  async function together(steps: readonly BatchStep[], session: Session): Promise<BatchOutcome> {
    let failedAt = 0
    const written = await orProblem(() =>
      retrying(() =>
        database.transaction(async (transaction) => {
          const inside = joined(database, transaction)
          const done: Written[] = []
          for (const [at, step] of steps.entries()) {
            failedAt = at
            const one = await writes.run(step, session, { database: inside })
            if (isRefusal(one)) throw new RolledBack(one)
            done.push(one)
          }
          return done
        }),
      ),
    )
    if (written instanceof Problem || isRefusal(written))
      return { is: 'rolled back', failedAt, outcome: written }
    const asking = { session, watch: stopwatch() }
    const answers = steps.map((step, at) => {
      const done = written[at]
      if (done === undefined) throw new Error('A step of a batch was not written')
      return orProblem(() => writes.answer(step, done, asking))
    })
    return { is: 'done', outcomes: await Promise.all(answers) }
  }

  return (steps: readonly BatchStep[], session: Session, how: 'each' | 'together') =>
    how === 'each' ? each(steps, session) : together(steps, session)
}

async function orProblem<Result>(work: () => Promise<Result>): Promise<Result | Problem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** The database seen from inside a transaction: what would open one becomes a savepoint of it. */
function joined(database: Database, transaction: Transaction): Database {
  async function inside<Result>(work: (at: Transaction) => Promise<Result>): Promise<Result> {
    await sql`savepoint step`.execute(transaction)
    try {
      const result = await work(transaction)
      await sql`release savepoint step`.execute(transaction)
      return result
    } catch (error) {
      await sql`rollback to savepoint step`.execute(transaction)
      throw error
    }
  }
  return { ...database, transaction: inside, look: inside }
}
