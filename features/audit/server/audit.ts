import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Facts } from '#platform/server/processes/trail.ts'
import { append, type Unchained } from './chain.ts'
import { type RefusalWords, refusalWords } from './refusal-words.ts'

/** One entry: an action, done or refused. `subject` is a table or a route; `record` its id where there is one. */
export type AuditFacts = {
  readonly by: { readonly userId: number; readonly role: string }
  readonly act: 'read' | 'listed' | 'denied' | 'refused' | 'changed' | 'signed-in'
  readonly subject: string
  readonly record?: string
  readonly code?: string
  readonly process?: string
  readonly before?: Facts
  readonly after?: Facts
}

export type Audit = {
  /** Stored when it resolves: await it before sending the answer that shows the record. */
  record(facts: AuditFacts): Promise<void>
  /** Stored within a second, equal facts as one entry: for actions that a user can repeat a thousand times. */
  note(facts: AuditFacts): void
  /** Stores the text of a refusal, once per process and code: the trail itself stores only the code. */
  learn(refused: RefusalWords): void
  /** Stored with the transaction. Call it last in the transaction, since all entries wait for one another. */
  keep(transaction: Transaction, facts: readonly AuditFacts[]): Promise<void>
  /** Stores the entries that still wait. */
  close(): Promise<void>
}

const waitMs = 500
const mostWaiting = 2_000
const longestText = 120

/** The audit trail of one process; all processes write one chain. */
export function createAudit({
  database,
  clock,
  log,
}: {
  readonly database: Database
  readonly clock: () => number
  readonly log: Log
}): Audit {
  const waiting = new Map<string, Unchained>()
  const words = refusalWords()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const entries = [...waiting.values()]
    waiting.clear()
    if (entries.length === 0) return
    try {
      await database.transaction(async (transaction) => {
        await words.keep(transaction)
        await append(transaction, entries)
      })
    } catch (error) {
      for (const entry of entries) add(entry)
      log.error({ err: error, entries: entries.length }, 'the audit trail could not be written')
    }
  }

  function add(entry: Unchained): void {
    const key = JSON.stringify([entry.ad_user_id, entry.role, ...textsOf(entry)])
    const same = waiting.get(key)
    if (same === undefined && waiting.size >= mostWaiting)
      return log.error({ subject: entry.subject }, 'the audit trail is full')
    waiting.set(key, same === undefined ? entry : { ...same, times: same.times + entry.times })
    timer ??= setTimeout(() => void flush(), waitMs).unref()
  }

  return {
    record: (facts) =>
      database.transaction((transaction) => append(transaction, [entryOf(facts, clock())])),
    note: (facts) => add(entryOf(facts, clock())),
    learn: words.learn,
    keep: (transaction, facts) => keepAt(transaction, facts, clock()),
    close: flush,
  }
}

/** Entries of what was changed, at a time, in the transaction that changed it. */
export function keepAt(
  transaction: Transaction,
  facts: readonly AuditFacts[],
  atMs: number,
): Promise<void> {
  return keepPast(
    transaction,
    facts.map((each) => ({ facts: each, atMs })),
  )
}

/** Entries of the past with their times, the oldest first. */
export function keepPast(
  transaction: Transaction,
  entries: readonly { readonly facts: AuditFacts; readonly atMs: number }[],
): Promise<void> {
  return append(
    transaction,
    entries.map(({ facts, atMs }) => entryOf(facts, atMs)),
  )
}

function textsOf({ act, subject, record, code, process }: Unchained): readonly string[] {
  return [act, subject, record, code, process]
}

function entryOf(facts: AuditFacts, nowMs: number): Unchained {
  const { by, act, subject, record = '', code = '', process = '', before, after } = facts
  const cut = (text: string) => text.slice(0, longestText).replaceAll('\0', '')
  return {
    at: new Date(nowMs),
    ad_user_id: by.userId,
    role: by.role,
    act,
    subject: cut(subject),
    record: cut(record),
    code: cut(code),
    times: 1,
    process: cut(process),
    before: before === undefined ? '' : JSON.stringify(before),
    after: after === undefined ? '' : JSON.stringify(after),
  }
}
