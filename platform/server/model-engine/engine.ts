import type { ModelRequest, RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Answer } from './present/answer.ts'
import { batching } from './write/batch.ts'
import type { BatchOutcome, BatchStep } from './write/batch.ts'
import { changes } from './write/changes.ts'
import type { Dictionary } from './dictionary/dictionary.ts'
import { identifierMemory } from './read/identifier-memory.ts'
import { cachedAnswers } from './read/cached-answers.ts'
import { listModels } from './dictionary/model-list.ts'
import { referenceOf } from './dictionary/reference-list.ts'
import type { Refusal } from './refusal.ts'
import { reader } from './read/run-read.ts'
import type { MayPass, ReadNeeds } from './read/run-read.ts'
import { schemaOf } from './dictionary/schema.ts'
import type { Session } from './session.ts'
import { stopwatch } from './stopwatch.ts'
import type { Stopwatch } from './stopwatch.ts'
import { heard, watched } from './witness.ts'
import type { Witness } from './witness.ts'
import type { WriteNeeds } from './write/write-transaction.ts'
import { writer } from './write/writer.ts'
import type { WriteStep } from './write/writer.ts'

export type EngineNeeds = Witness & {
  readonly database: Database
  readonly dictionary: Dictionary
  readonly mayPass: MayPass
  readonly clock: () => number
  readonly imageData?: ReadNeeds['imageData']
  readonly saveImage?: WriteNeeds['saveImage']
  readonly recordVersion?: WriteNeeds['recordVersion']
}

type Outcome = Promise<Answer | Refusal>
type Target = { readonly table: string; readonly key: RecordKey }

/** Everything `/api/v1/models` does. Throws Problems; refusals of rules are values. */
export type ModelEngine = {
  models(session: Session): Answer
  /** A table as an OpenAPI schema in YAML. */
  schema(table: string, session: Session): string
  /** The values of a list column, or the table a reference column points to. */
  reference(asked: string, session: Session): Answer
  read(request: ModelRequest, session: Session, watch?: Stopwatch): Outcome
  /** A cached answer that is still valid, by its cache key. */
  cached(cachedUnder: string): Answer | undefined
  create(asked: { table: string; body: unknown }, session: Session, watch?: Stopwatch): Outcome
  update(asked: Target & { body: unknown }, session: Session, watch?: Stopwatch): Outcome
  remove(asked: Target, session: Session, watch?: Stopwatch): Outcome
  /** Several writes in their order: each for itself, or all of them or none. */
  batch(
    steps: readonly BatchStep[],
    session: Session,
    how: 'each' | 'together',
  ): Promise<BatchOutcome>
  /** Drops what is cached of a table that was written by other means: the writer reads its own write. */
  evict(table: string): void
  /** Tables whose records carry images: their bodies may be large. */
  readonly tablesWithImages: readonly string[]
}

export async function modelEngine(needs: EngineNeeds): Promise<ModelEngine> {
  const { database, dictionary } = needs
  const identifiers = identifierMemory(database, dictionary)
  const cached = cachedAnswers()
  const announced = changes(database, dictionary, [identifiers, cached])
  await announced.listen()
  const read = reader({ ...needs, identifiers, cached })
  const writes = writer({ ...needs, changes: announced, identifiers }, read)

  const write = (step: WriteStep, session: Session, watch: Stopwatch) =>
    heard({ witness: needs, session, verb: step.verb, table: step.table }, () =>
      writes.one(step, session, watch),
    )

  return {
    evict: announced.evict,
    models: (session) => listModels(dictionary, session),
    schema: (table, session) => schemaOf(table, { ...session, dictionary }),
    reference: (asked, session) => referenceOf(asked, dictionary, session),
    async read(request, session, watch = stopwatch()) {
      const hearing = { witness: needs, session, verb: 'read', table: request.table }
      const outcome = await heard(hearing, () => read(request, { session, watch }))
      if (outcome.is === 'answer') await watched(request, { witness: needs, dictionary, session })
      return outcome
    },
    cached: cached.find,
    create: (asked, session, watch = stopwatch()) =>
      write({ verb: 'create', ...asked }, session, watch),
    update: (asked, session, watch = stopwatch()) =>
      write({ verb: 'update', ...asked }, session, watch),
    remove: (asked, session, watch = stopwatch()) =>
      write({ verb: 'delete', ...asked }, session, watch),
    batch: batching({ database, writes, write }),
    tablesWithImages: [...dictionary.values()]
      .filter(({ columns }) => columns.some(({ type }) => type.is === 'image'))
      .map(({ table }) => table),
  }
}
