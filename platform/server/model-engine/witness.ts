import { Problem } from '#platform/pure/problem.ts'
import type { ModelRequest } from '#platform/pure/rest-dialect/request.ts'
import { accessOf } from './access.ts'
import type { Answer } from './present/answer.ts'
import type { Dictionary } from './dictionary/dictionary.ts'
import type { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

export type Denied = { readonly verb: string; readonly table: string; readonly code: string }

/** Rows of people, read by a role that reads everybody's. `record` is the id or uuid as it was asked for. */
export type Seen = {
  readonly is: 'list' | 'record'
  readonly table: string
  readonly record: string
}

/** Listener to the engine's refusals and reads, for the audit trail. */
export type Witness = {
  readonly deny?: (session: Session, what: Denied) => void
  /** Heard before the answer leaves. */
  readonly seen?: (session: Session, what: Seen) => Promise<void> | void
}

type Outcome = Promise<Answer | Refusal>
type Hearing = {
  readonly witness: Witness
  readonly session: Session
  readonly verb: string
  readonly table: string
}

/** Tells of every 403, 404 and forbidding rule on the way out. */
export async function heard(hearing: Hearing, work: () => Outcome): Outcome {
  const { witness, session, verb, table } = hearing
  const tell = (code: string) => witness.deny?.(session, { verb, table: table.slice(0, 60), code })
  try {
    const outcome = await work()
    if (outcome.is === 'refused' && outcome.status === 403) tell(outcome.code)
    return outcome
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) tell(error.code)
    throw error
  }
}

/** Reports a read of other people's rows; reads of own rows, or of rows without an owner, are not reported. */
export async function watched(
  request: ModelRequest,
  { witness, dictionary, session }: { witness: Witness; dictionary: Dictionary; session: Session },
): Promise<void> {
  const model = dictionary.get(request.table.toLowerCase())
  const isOfPeople = model !== undefined && model.owner.is !== 'nobody'
  if (!isOfPeople || accessOf(model, session.role)?.read !== 'all') return
  const { table } = model
  if (request.is === 'list') return witness.seen?.(session, { is: 'list', table, record: '' })
  const { key } = request
  await witness.seen?.(session, {
    is: 'record',
    table,
    record: String(key.is === 'id' ? key.id : key.uuid),
  })
}
