import { Problem } from '#platform/pure/problem.ts'
import type { ModelRequest, RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Allowed } from './access.ts'
import { personalAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { changes } from './changes.ts'
import type { Dictionary } from './dictionary.ts'
import { identifierMemory } from './identifier-memory.ts'
import { keptAnswers } from './kept-answers.ts'
import { listModels } from './model-list.ts'
import { planCreate, planRemove, planUpdate } from './plan-write.ts'
import { isRefusal } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { reader, refusedAt } from './run-read.ts'
import type { MayPass, ReadNeeds } from './run-read.ts'
import { runCreate, runRemove, runUpdate } from './run-write.ts'
import type { WriteNeeds, Written } from './run-write.ts'
import type { Session } from './session.ts'
import { stopwatch } from './stopwatch.ts'
import type { Stopwatch } from './stopwatch.ts'

export type EngineNeeds = {
  readonly database: Database
  readonly dictionary: Dictionary
  readonly mayPass: MayPass
  readonly clock: () => number
  readonly imageData?: ReadNeeds['imageData']
  readonly saveImage?: WriteNeeds['saveImage']
  /** Hears of everything that was denied, for the audit trail. */
  readonly deny?: (session: Session, what: Denied) => void
}

export type Denied = { readonly verb: string; readonly table: string; readonly code: string }

type Outcome = Promise<Answer | Refusal>
type Target = { readonly table: string; readonly key: RecordKey }

/** Everything `/api/v1/models` does. Throws Problems; refusals of rules are values. */
export type ModelEngine = {
  models(session: Session): Answer
  read(request: ModelRequest, session: Session, watch?: Stopwatch): Outcome
  create(asked: { table: string; body: unknown }, session: Session, watch?: Stopwatch): Outcome
  update(asked: Target & { body: unknown }, session: Session, watch?: Stopwatch): Outcome
  remove(asked: Target, session: Session, watch?: Stopwatch): Outcome
  /** To be called by code outside the engine that wrote a table itself; every process then drops what it kept of it. */
  invalidate(table: string, transaction?: Transaction): Promise<void>
  /** Tables whose records carry images: their bodies may be large. */
  readonly tablesWithImages: readonly string[]
}

export async function modelEngine(needs: EngineNeeds): Promise<ModelEngine> {
  const { database, dictionary, mayPass } = needs
  const identifiers = identifierMemory(database, dictionary)
  const kept = keptAnswers()
  const announced = changes(database, dictionary, [identifiers, kept])
  await announced.listen()
  const read = reader({ ...needs, identifiers, kept })
  const writing: WriteNeeds = { ...needs, changes: announced, identifiers }

  /** Gate, write, and read again what is now stored. */
  async function write(
    { access, shape }: Allowed,
    { session, watch, status, run }: Writing,
  ): Outcome {
    watch.lap('plan')
    const refusal = await refusedAt(
      access.gate === undefined ? [] : [access.gate],
      session,
      mayPass,
    )
    const done = refusal ?? (await run(writing))
    watch.lap('run')
    if (done.is === 'refused') return done
    const expand = done.childKeys.map((name) => ({ name, options: {} }))
    const options = expand.length === 0 ? {} : { expand }
    const key = { is: 'id', id: done.id } as const
    const request = { is: 'record', table: shape.model.table, key, options } as const
    const answer = await read(request, { session, watch, wholeChildren: true, gatesPassed: true })
    return isRefusal(answer) ? answer : { ...answer, status, etag: null }
  }

  return {
    models: (session) => listModels(dictionary, session),
    read: (request, session, watch = stopwatch()) =>
      heard({ needs, session, verb: 'read', table: request.table }, () =>
        read(request, { session, watch }),
      ),
    create: ({ table, body }, session, watch = stopwatch()) =>
      heard({ needs, session, verb: 'create', table }, () => {
        const plan = planCreate({ table, body }, { ...session, dictionary, session })
        const run = (needs: WriteNeeds) => runCreate(plan, session, needs)
        return write(plan.allowed, { session, watch, status: 201, run })
      }),
    update: ({ table, key, body }, session, watch = stopwatch()) =>
      heard({ needs, session, verb: 'update', table }, () => {
        const plan = planUpdate({ table, body }, { ...session, dictionary })
        const run = (needs: WriteNeeds) => runUpdate({ ...plan, key }, session, needs)
        return write(plan.allowed, { session, watch, status: 200, run })
      }),
    remove: ({ table, key }, session, watch = stopwatch()) =>
      heard({ needs, session, verb: 'delete', table }, async () => {
        const allowed = planRemove(table, { ...session, dictionary })
        watch.lap('plan')
        const gates = allowed.access.gate === undefined ? [] : [allowed.access.gate]
        const refusal = await refusedAt(gates, session, mayPass)
        const done = refusal ?? (await runRemove({ allowed, key }, session, writing))
        watch.lap('run')
        return done.is === 'refused' ? done : personalAnswer('{"msg":"Deleted"}')
      }),
    invalidate: (table, transaction) => announced.announce(table, transaction),
    tablesWithImages: [...dictionary.values()]
      .filter(({ columns }) => columns.some(({ type }) => type.is === 'image'))
      .map(({ table }) => table),
  }
}

type Writing = {
  readonly session: Session
  readonly watch: Stopwatch
  readonly status: 200 | 201
  readonly run: (needs: WriteNeeds) => Promise<Written | Refusal>
}

type Hearing = {
  readonly needs: EngineNeeds
  readonly session: Session
  readonly verb: string
  readonly table: string
}

/** Tells the audit trail of every 403, 404 and forbidding rule on the way out. */
async function heard({ needs, session, verb, table }: Hearing, work: () => Outcome): Outcome {
  const tell = (code: string) => needs.deny?.(session, { verb, table: table.slice(0, 60), code })
  try {
    const outcome = await work()
    if (outcome.is === 'refused' && outcome.status === 403) tell(outcome.code)
    return outcome
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) tell(error.code)
    throw error
  }
}
