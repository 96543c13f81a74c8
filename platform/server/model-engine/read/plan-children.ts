import type { ProblemField } from '#platform/pure/problem.ts'
import { parseKey } from '#platform/pure/rest-dialect/request.ts'
import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import { forbidden, getModel } from '../access.ts'
import type { Allowed } from '../access.ts'
import { acceptedOf, inputsOf, objectOf } from '../write/body-inputs.ts'
import type { Inputs } from '../write/body-inputs.ts'
import type { Audience } from './level.ts'
import type { Field } from '../dictionary/model-shape.ts'
import { childTable } from './plan-details.ts'
import type { Session } from '../session.ts'

export type WritingAudience = Audience & { readonly session: Session }

/** New rows of a child table, in the body of their parent. */
export type PlannedChildren = Children & { readonly records: readonly Inputs[] }

/** Writes of a PUT to the rows of a child table (REST dialect §5.3). */
export type PlannedWrites = Children & { readonly actions: readonly ChildWrite[] }

export type ChildWrite =
  | { readonly is: 'create'; readonly inputs: Inputs }
  | { readonly is: 'update'; readonly key: RecordKey; readonly inputs: Inputs }
  | { readonly is: 'remove'; readonly key: RecordKey }

type Children = {
  /** The key as the client typed it: the answer repeats it. */
  readonly typed: string
  readonly allowed: Allowed
  /** The child's column that names its parent. */
  readonly link: Field
}

type ChildArray = {
  readonly typed: string
  readonly records: readonly unknown[]
  readonly problems: ProblemField[]
}

/** Child rows of a POST; null when the key names no child table. Their parent is the server's, whatever they say. */
export function plannedChildren(
  parent: Allowed,
  sent: ChildArray,
  audience: WritingAudience,
): PlannedChildren | null {
  const children = childrenOf(parent, sent.typed, audience)
  if (children === null) return null
  const records = sent.records.map((record, at) =>
    newRow(children, { ...sent, record, at }, audience.session),
  )
  return { ...children, records }
}

/** Child rows of a PUT: with `id` or `uid` a change, with `(delete)` too a removal, without a new row. */
export function plannedWrites(
  parent: Allowed,
  sent: ChildArray,
  audience: WritingAudience,
): PlannedWrites | null {
  const children = childrenOf(parent, sent.typed, audience)
  if (children === null) return null
  const actions = sent.records.map((record, at) =>
    actionOf(children, { ...sent, record, at }, audience),
  )
  return { ...children, actions }
}

function childrenOf(parent: Allowed, typed: string, audience: Audience): Children | null {
  const { model } = parent.shape
  const table = childTable(model, typed)
  const linkName = new Map(Object.entries(model.children ?? {})).get(table)
  if (linkName === undefined) return null
  const allowed = getModel(audience.dictionary, table, audience.role)
  const link = allowed.shape.find(linkName)
  if (link === null) throw new Error(`${table} has no column ${linkName}`)
  return { typed, allowed, link }
}

type ChildRecord = Pick<ChildArray, 'problems'> & { readonly record: unknown; readonly at: number }

function actionOf(children: Children, row: ChildRecord, { session }: WritingAudience): ChildWrite {
  const { access } = children.allowed
  const { id, uid, '(delete)': remove } = objectOf(row.record)
  const named = id ?? uid
  if (typeof named !== 'string' && typeof named !== 'number') {
    if (!access.create) throw forbidden('Update error', 'Role does not have access')
    return { is: 'create', inputs: newRow(children, row, session) }
  }
  const key = parseKey(String(named))
  if (remove === true) {
    if (!access.remove) throw forbidden('Delete error', 'AccessCannotDelete')
    return { is: 'remove', key }
  }
  if (!access.update) throw forbidden('Update error', 'Role does not have access')
  return { is: 'update', key, inputs: rowInputs(children, row) }
}

function newRow(children: Children, row: ChildRecord, session: Session): Inputs {
  const accepted = acceptedOf(children.allowed, rowInputs(children, row), session)
  return new Map([...accepted].filter(([field]) => field !== children.link))
}

function rowInputs({ typed, allowed }: Children, { record, at, problems }: ChildRecord): Inputs {
  const own: ProblemField[] = []
  const inputs = inputsOf(allowed.shape, objectOf(record), { problems: own, children: () => false })
  for (const { field, message } of own)
    problems.push({ field: `${typed}[${at}].${field}`, message })
  return inputs
}
