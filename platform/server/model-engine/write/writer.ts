import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { askTextIn } from '#platform/server/database/round-trips.ts'
import { type Allowed, getModel } from '../access.ts'
import { personalAnswer } from '../present/answer.ts'
import type { Answer } from '../present/answer.ts'
import { createAtOnce, decidesAtOnce } from './create-at-once.ts'
import { planCreate, planRemove, planUpdate } from './plan-write.ts'
import { isRefusal } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { refusedAt } from '../read/run-read.ts'
import type { Asking as ReadAsking, MayPass, Read } from '../read/run-read.ts'
import { runCreate, runRemove, runUpdate } from './run-write.ts'
import type { Session } from '../session.ts'
import type { Stopwatch } from '../stopwatch.ts'
import type { WriteNeeds, Written } from './write-transaction.ts'

/** One write as a client asks for it. */
export type WriteStep =
  | { readonly verb: 'create'; readonly table: string; readonly body: unknown }
  | {
      readonly verb: 'update'
      readonly table: string
      readonly key: RecordKey
      readonly body: unknown
    }
  | { readonly verb: 'delete'; readonly table: string; readonly key: RecordKey }

export type Writer = {
  /** Gate, write, and read again what is now stored. */
  one(step: WriteStep, session: Session, watch: Stopwatch): Promise<Answer | Refusal>
  /** Gate and write, with this database instead of the writer's own. */
  run(
    step: WriteStep,
    session: Session,
    at?: { readonly database?: WriteNeeds['database'] },
  ): Promise<Written | Refusal>
  /** The stored record, as the answer of the write. */
  answer(step: WriteStep, done: Written, asking: Asking): Promise<Answer | Refusal>
}

type Asking = Pick<ReadAsking, 'session' | 'watch' | 'readText'>
type WriterDeps = WriteNeeds & { readonly mayPass: MayPass }
type Planned = {
  readonly allowed: Allowed
  readonly run: (needs: WriteNeeds) => Promise<Written | Refusal>
  /** Decides, stores and answers at once, where one statement can; null where it turns out that it cannot. */
  readonly atOnce?: (watch: Stopwatch) => Promise<Answer | Refusal | null>
}

export function writer(needs: WriterDeps, read: Read): Writer {
  const { dictionary, mayPass } = needs

  function planned(step: WriteStep, session: Session): Planned {
    const audience = { ...session, dictionary, session }
    if (step.verb === 'create') {
      const plan = planCreate(step, audience)
      const decide = decidesAtOnce(plan)
      return {
        ...plan,
        run: (at) => runCreate(plan, session, at),
        ...(decide && {
          atOnce: (watch) =>
            createAtOnce(plan, { decide, read, asking: { session, watch } }, needs),
        }),
      }
    }
    if (step.verb === 'update') {
      const plan = { ...planUpdate(step, audience), key: step.key }
      return { ...plan, run: (at) => runUpdate(plan, session, at) }
    }
    const target = { allowed: planRemove(step.table, audience), key: step.key }
    return { ...target, run: (at) => runRemove(target, session, at) }
  }

  /** Planned, and let through by the gate of its model. */
  async function passed(step: WriteStep, session: Session, watch?: Stopwatch) {
    const plan = planned(step, session)
    watch?.lap('plan')
    const { gate } = plan.allowed.access
    return (await refusedAt(gate === undefined ? [] : [gate], session, mayPass)) ?? plan
  }

  const run: Writer['run'] = async (step, session, { database = needs.database } = {}) => {
    const plan = await passed(step, session)
    return isRefusal(plan) ? plan : plan.run({ ...needs, database })
  }

  /** A new record of one's own points at nothing this write has changed, so its answer may be read before the commit. */
  function isReadByItsOwner({ verb, table }: WriteStep, { role }: Session): boolean {
    return verb === 'create' && getModel(dictionary, table, role).access.read === 'own'
  }

  const answer: Writer['answer'] = async (step, { id, childKeys }, asking) => {
    if (step.verb === 'delete') return personalAnswer('{"msg":"Deleted"}')
    const expand = childKeys.map((name) => ({ name, options: {} }))
    const options = expand.length === 0 ? {} : { expand }
    const key = { is: 'id', id } as const
    const request = { is: 'record', table: step.table, key, options } as const
    const stored = await read(request, { ...asking, wholeChildren: true, gatesPassed: true })
    if (isRefusal(stored)) return stored
    return { ...stored, status: step.verb === 'create' ? 201 : 200, etag: null, isShared: false }
  }

  return {
    run,
    answer,
    async one(step, session, watch) {
      const plan = await passed(step, session, watch)
      if (isRefusal(plan)) return plan
      const written = await plan.atOnce?.(watch)
      if (written) return written
      const early: { of?: Written; answer?: Promise<Answer | Refusal> } = {}
      const beforeCommit = (of: Written, transaction: Transaction) => {
        const readText: Database['readText'] = (...asked) => askTextIn(transaction, ...asked)
        Object.assign(early, { of, answer: answer(step, of, { session, watch, readText }) })
        early.answer?.catch(() => {}) // heard below, or with the commit that fails for the same reason
      }
      const readsItsOwn = isReadByItsOwner(step, session)
      const done = await plan.run(readsItsOwn ? { ...needs, beforeCommit } : needs)
      watch.lap('run')
      if (done.is === 'refused') return done
      // Another try's transaction may have given this result: then it is read now.
      return early.of === done && early.answer
        ? early.answer
        : answer(step, done, { session, watch })
    },
  }
}
