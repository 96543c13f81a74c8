import { Problem } from '#platform/pure/problem.ts'
import type { ProblemField } from '#platform/pure/problem.ts'
import { forbidden } from '../access.ts'
import type { Allowed } from '../access.ts'
import { inputOf } from './input-values.ts'
import type { Input } from './input-values.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import { ownerIn } from '../row-scope.ts'
import type { Session } from '../session.ts'

/** Values in a body for a record's columns, in the order of the body. */
export type Inputs = ReadonlyMap<Field, Input>

export type Gathering = {
  /** Collects everything that is wrong, so that one answer names it all. */
  readonly problems: ProblemField[]
  /** Takes an array under a key that is no column; false when it is nothing known. */
  readonly children: (typed: string, records: readonly unknown[]) => boolean
}

/** Keys every body may carry: clients send back what they have read. */
const tolerated = new Set([
  'id',
  'uid',
  'identifier',
  'model-name',
  'tablename',
  'propertylabel',
  '(delete)',
])
/** Problems one answer names; a body of nothing but unknown keys must not become a larger answer. */
const mostProblems = 50

/** A body's columns with their values read; what is wrong goes to `problems`. */
export function inputsOf(
  shape: ModelShape,
  body: Readonly<Record<string, unknown>>,
  { problems, children }: Gathering,
): Inputs {
  const inputs = new Map<Field, Input>()
  for (const [key, json] of Object.entries(body)) {
    if (problems.length >= mostProblems) break
    if (tolerated.has(key.toLowerCase())) continue
    const field = shape.find(key)
    if (!field && Array.isArray(json) && children(key, json)) continue
    if (!field && shape.isIgnored(key)) continue
    if (!field) problems.push({ field: key.slice(0, 60), message: unknownColumn(key) })
    else if (field !== shape.key && field !== shape.uuid) {
      const input = inputOf(field, json)
      const earlier = inputs.get(field)
      if (input.is === 'bad' && !isServersOwn(field))
        problems.push({ field: key, message: input.message })
      else if (earlier && JSON.stringify(earlier) !== JSON.stringify(input))
        problems.push({ field: key, message: `${field.name} is given twice` })
      else inputs.set(field, input)
    }
  }
  return inputs
}

/**
 * The values of a new record that a client may set. It may repeat whose record it is; it may not name another tenant
 * or, reading 'own' rows, another person.
 */
export function acceptedOf({ shape, access }: Allowed, inputs: Inputs, session: Session): Inputs {
  if (differs(shape.find('AD_Client_ID'), inputs, session.clientId))
    throw forbidden('Update error', 'You are not allowed to create a record for another tenant')
  const owner = access.read === 'own' ? ownerIn(shape, session) : null
  if (owner && differs(owner.field, inputs, owner.id))
    throw forbidden('Update error', 'You are not allowed to create a record for somebody else')
  return new Map([...inputs].filter(([field]) => !isServersOwn(field) && field !== owner?.field))
}

export function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return Object.fromEntries(Object.entries(body))
  throw new Problem({
    code: 'parse/body',
    title: 'Invalid JSON',
    detail: 'A record must be an object',
  })
}

/** A 400 that names each wrong field, of child rows too, as far as anybody reads. */
export function badBody(all: readonly ProblemField[]): Problem {
  const errors = all.slice(0, mostProblems)
  return new Problem({
    code: 'plan/body',
    title: 'ValidationError',
    detail: errors.map(({ message }) => message).join(', '),
    errors,
  })
}

function unknownColumn(key: string): string {
  return `Column ${key.slice(0, 60)} does not exist`
}

/** The server's own columns; a client sends them because it once read them. */
function isServersOwn(field: Field): boolean {
  return field.readOnly === true || field.standard === true || field.sql !== undefined
}

function differs(field: Field | null, inputs: Inputs, id: number): boolean {
  const input = field && inputs.get(field)
  if (!input || (input.is === 'value' && input.value === null)) return false
  const given =
    input.is === 'value' ? input.value : input.is === 'reference' ? keyOf(input) : undefined
  return given !== id
}

function keyOf({ by }: Extract<Input, { is: 'reference' }>): number | undefined {
  return by.is === 'id' ? by.id : undefined
}
