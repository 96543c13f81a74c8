import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Allowed } from './access.ts'
import { personalAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { planCreate, planRemove, planUpdate } from './plan-write.ts'
import { isRefusal } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { refusedAt } from './run-read.ts'
import type { MayPass, Read } from './run-read.ts'
import { runCreate, runRemove, runUpdate } from './run-write.ts'
import type { Session } from './session.ts'
import type { Stopwatch } from './stopwatch.ts'
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
    at?: { readonly database?: WriteNeeds['database']; readonly watch?: Stopwatch },
  ): Promise<Written | Refusal>
  /** What is now stored, as the answer of the write. */
  answer(step: WriteStep, done: Written, asking: Asking): Promise<Answer | Refusal>
}

type Asking = { readonly session: Session; readonly watch: Stopwatch }
type Needs = WriteNeeds & { readonly mayPass: MayPass }
type Planned = {
  readonly allowed: Allowed
  readonly run: (needs: WriteNeeds) => Promise<Written | Refusal>
}

export function writer(needs: Needs, read: Read): Writer {
  const { dictionary, mayPass } = needs

  function planned(step: WriteStep, session: Session): Planned {
    const audience = { ...session, dictionary, session }
    if (step.verb === 'create') {
      const plan = planCreate(step, audience)
      return { ...plan, run: (at) => runCreate(plan, session, at) }
    }
    if (step.verb === 'update') {
      const plan = { ...planUpdate(step, audience), key: step.key }
      return { ...plan, run: (at) => runUpdate(plan, session, at) }
    }
    const target = { allowed: planRemove(step.table, audience), key: step.key }
    return { ...target, run: (at) => runRemove(target, session, at) }
  }

  const run: Writer['run'] = async (step, session, { database = needs.database, watch } = {}) => {
    const { allowed, run: perform } = planned(step, session)
    watch?.lap('plan')
    const { gate } = allowed.access
    const refusal = await refusedAt(gate === undefined ? [] : [gate], session, mayPass)
    const done = refusal ?? (await perform({ ...needs, database }))
    watch?.lap('run')
    return done
  }

  const answer: Writer['answer'] = async (step, { id, childKeys }, { session, watch }) => {
    if (step.verb === 'delete') return personalAnswer('{"msg":"Deleted"}')
    const expand = childKeys.map((name) => ({ name, options: {} }))
    const options = expand.length === 0 ? {} : { expand }
    const key = { is: 'id', id } as const
    const request = { is: 'record', table: step.table, key, options } as const
    const stored = await read(request, { session, watch, wholeChildren: true, gatesPassed: true })
    if (isRefusal(stored)) return stored
    return { ...stored, status: step.verb === 'create' ? 201 : 200, etag: null, isShared: false }
  }

  return {
    run,
    answer,
    async one(step, session, watch) {
      const done = await run(step, session, { watch })
      return done.is === 'refused' ? done : answer(step, done, { session, watch })
    },
  }
}
