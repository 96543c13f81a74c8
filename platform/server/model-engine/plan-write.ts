import { Problem } from '#platform/pure/problem.ts'
import type { ProblemField } from '#platform/pure/problem.ts'
import { forbidden, getModel } from './access.ts'
import type { Allowed } from './access.ts'
import { inputOf } from './input-values.ts'
import type { Input } from './input-values.ts'
import type { Audience } from './level.ts'
import type { Field, ModelShape } from './model-shape.ts'
import { childTable } from './plan-details.ts'
import { ownerIn } from './row-scope.ts'
import type { Session } from './session.ts'

/** A write whose names, types and permissions are settled; what is left needs the database. */
export type WritePlan = {
  readonly allowed: Allowed
  readonly inputs: Inputs
  readonly children: readonly PlannedChildren[]
}

/** By field, in the order of the body. */
export type Inputs = ReadonlyMap<Field, Input>

export type PlannedChildren = {
  /** The key as the client typed it: the answer repeats it. */
  readonly typed: string
  readonly allowed: Allowed
  readonly records: readonly Inputs[]
}

/** Keys every body may carry: clients send back what they have read. */
const tolerated = new Set(['id', 'uid', 'identifier', 'model-name', 'tablename', 'propertylabel'])

/** Body of a POST to a plan. Read-only columns are taken and left out: the create hook decides them. */
export function planCreate(
  { table, body }: { readonly table: string; readonly body: unknown },
  audience: WritingAudience,
): WritePlan {
  const allowed = getModel(audience.dictionary, table, audience.role)
  if (!allowed.access.create) throw forbidden('Update error', 'Role does not have access')
  const problems: ProblemField[] = []
  const children: PlannedChildren[] = []
  const { shape } = allowed
  const inputs = inputsOf(shape, objectOf(body), {
    problems,
    children: (typed, records) => {
      const planned = plannedChildren(allowed, { typed, records, problems }, audience)
      if (planned) children.push(planned)
      return planned !== null
    },
  })
  const accepted = acceptedOf(allowed, inputs, audience.session)
  if (problems.length > 0) throw badBody(problems)
  return { allowed, inputs: accepted, children }
}

/** Body of a PUT to a plan. Whether a column may change is asked when it is known that it does. */
export function planUpdate(
  { table, body }: { readonly table: string; readonly body: unknown },
  audience: Audience,
): WritePlan {
  const allowed = getModel(audience.dictionary, table, audience.role)
  if (!allowed.access.update) throw forbidden('Update error', 'Role does not have access')
  const problems: ProblemField[] = []
  const inputs = inputsOf(allowed.shape, objectOf(body), { problems, children: () => false })
  if (problems.length > 0) throw badBody(problems)
  return { allowed, inputs, children: [] }
}

export function planRemove(table: string, audience: Audience): Allowed {
  const allowed = getModel(audience.dictionary, table, audience.role)
  if (!allowed.access.remove) throw forbidden('Delete error', 'AccessCannotDelete')
  return allowed
}

export function badBody(errors: readonly ProblemField[]): Problem {
  return new Problem({
    code: 'plan/body',
    title: 'ValidationError',
    detail: errors.map(({ message }) => message).join(', '),
    errors,
  })
}

type WritingAudience = Audience & { readonly session: Session }

type Gathering = {
  readonly problems: ProblemField[]
  /** Takes an array under a key that is no column; false when it is nothing known. */
  readonly children: (typed: string, records: readonly unknown[]) => boolean
}

function inputsOf(
  shape: ModelShape,
  body: Readonly<Record<string, unknown>>,
  { problems, children }: Gathering,
): Inputs {
  const inputs = new Map<Field, Input>()
  for (const [key, json] of Object.entries(body)) {
    if (tolerated.has(key.toLowerCase())) continue
    const field = shape.find(key)
    if (!field && Array.isArray(json) && children(key, json)) continue
    if (!field) problems.push({ field: key.slice(0, 60), message: unknownColumn(key) })
    else if (field !== shape.key && field !== shape.uuid) {
      const input = inputOf(field, json)
      const earlier = inputs.get(field)
      if (input.is === 'bad' && !isIgnored(field))
        problems.push({ field: key, message: input.message })
      else if (earlier && JSON.stringify(earlier) !== JSON.stringify(input))
        problems.push({ field: key, message: `${field.name} is given twice` })
      else inputs.set(field, input)
    }
  }
  return inputs
}

function unknownColumn(key: string): string {
  return `Column ${key.slice(0, 60)} does not exist`
}

/** The server's own columns; a client sends them because it once read them. */
function isIgnored(field: Field): boolean {
  return field.readOnly === true || field.standard === true || field.sql !== undefined
}

/** Records of a child table; the column that names their parent is the server's, whatever they say. */
function plannedChildren(
  parent: Allowed,
  {
    typed,
    records,
    problems,
  }: { typed: string; records: readonly unknown[]; problems: ProblemField[] },
  audience: WritingAudience,
): PlannedChildren | null {
  const { model } = parent.shape
  const table = childTable(model, typed)
  const linkName = new Map(Object.entries(model.children ?? {})).get(table)
  if (linkName === undefined) return null
  const allowed = getModel(audience.dictionary, table, audience.role)
  const link = allowed.shape.find(linkName)
  const planned = records.map((record, at) => {
    const own: ProblemField[] = []
    const inputs = inputsOf(allowed.shape, objectOf(record), {
      problems: own,
      children: () => false,
    })
    for (const { field, message } of own)
      problems.push({ field: `${typed}[${at}].${field}`, message })
    const accepted = acceptedOf(allowed, inputs, audience.session)
    return new Map([...accepted].filter(([field]) => field !== link))
  })
  return { typed, allowed, records: planned }
}

/**
 * What of a new record is the client's to say. It may repeat whose record it is; it may not name another tenant or,
 * reading 'own' rows, another person.
 */
function acceptedOf({ shape, access }: Allowed, inputs: Inputs, session: Session): Inputs {
  if (differs(shape.find('AD_Client_ID'), inputs, session.clientId))
    throw forbidden('Update error', 'You are not allowed to create a record for another tenant')
  const owner = access.read === 'own' ? ownerIn(shape, session) : null
  if (owner && differs(owner.field, inputs, owner.id))
    throw forbidden('Update error', 'You are not allowed to create a record for somebody else')
  return new Map([...inputs].filter(([field]) => !isIgnored(field) && field !== owner?.field))
}

function differs(field: Field | null, inputs: Inputs, id: number): boolean {
  const input = field && inputs.get(field)
  if (!input || (input.is === 'value' && input.value === null)) return false
  return !(
    (input.is === 'reference' && input.key === id) ||
    (input.is === 'value' && input.value === id)
  )
}

function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return Object.fromEntries(Object.entries(body))
  throw new Problem({
    code: 'parse/body',
    title: 'Invalid JSON',
    detail: 'A record must be an object',
  })
}
