import type { Refusal } from '../refusal.ts'
import {
  type Dictionary,
  usualTextLength,
  type Value,
  type Values,
} from '../dictionary/dictionary.ts'
import type { IdentifierMemory } from '../read/identifier-memory.ts'
import type { Session } from '../session.ts'
import type { ReferenceBy, Upload } from './input-values.ts'
import { findModel, isSharedFor } from '../access.ts'
import type { Field } from '../dictionary/model-shape.ts'
import { badBody } from './body-inputs.ts'
import type { Inputs } from './body-inputs.ts'
import { hidesDrafts } from '../row-scope.ts'
import { visibleIds, wordsOf } from './pointed-at.ts'
import type { Pointing, PointingScope } from './pointed-at.ts'

/** Stores an image uploaded into a column and gives its id, before any transaction is open. */
export type SaveImage = (upload: Upload, column: string) => Promise<number | Refusal>

/** Image columns with their uploads stored; the other inputs stay as they are. */
export async function withImages(
  inputs: Inputs,
  save: SaveImage | undefined,
): Promise<Inputs | Refusal> {
  const settled = new Map(inputs)
  for (const [field, input] of inputs) {
    if (input.is !== 'image') continue
    if (!save) throw badBody([{ field: field.name, message: 'Images are not accepted here' }])
    const saved = await save(input.upload, field.name)
    if (typeof saved !== 'number') return saved
    settled.set(field, { is: 'value', value: saved })
  }
  return settled
}

/** Ids of shared tables that are known to exist, by table; looked up before the transaction opens. */
export type KnownIds = ReadonlyMap<string, { has(id: string): boolean }>

/** Finds ids of the shared records that inputs point at in the identifiers in memory. */
export async function knownIds(
  records: readonly Inputs[],
  { dictionary, session, identifiers }: KnowingFrom,
): Promise<KnownIds> {
  const tables = records.flatMap((inputs) => [...inputs].flatMap(pointed)).map(({ to }) => to)
  const shared = [...new Set(tables)].filter((table) => {
    const model = dictionary.get(table)
    return model !== undefined && isSharedFor(model, session.role)
  })
  const known = new Map<string, { has(id: string): boolean }>(await identifiers.of(shared, session))
  for (const table of shared) {
    const model = dictionary.get(table)
    if (model === undefined || !hidesDrafts(model, session.role)) continue
    const [all, drafts] = [known.get(table), await identifiers.drafts(table, session.clientId)]
    known.set(table, { has: (id) => all?.has(id) === true && !drafts.has(id) })
  }
  return known
}

export type KnowingFrom = {
  readonly dictionary: Dictionary
  readonly session: Session
  readonly identifiers: IdentifierMemory
}

/**
 * Inputs of several records as plain values. Every record pointed at must exist and be visible to the session (SECURITY
 * T21): a missing id and another person's are the same 400. Ids not yet known cost one statement.
 */
export async function settled(
  records: readonly Inputs[],
  scope: PointingScope & { readonly known: KnownIds },
): Promise<readonly Values[]> {
  checkLengths(records)
  const references = records.flatMap((inputs) => [...inputs].flatMap(pointed))
  const unknown = references.filter(({ to, by }) => knownId(to, by, scope.known) === null)
  const pointings = unknown.map(({ field, to, by }) => {
    const target = findModel(scope.dictionary, to, scope.role)
    if (!target) throw notFound(field, by)
    return { target: target.shape, by } satisfies Pointing
  })
  const ids = await visibleIds(pointings, scope)
  const [missing] = unknown.filter((_reference, at) => ids[at] === null)
  if (missing) throw notFound(missing.field, missing.by)
  let next = 0
  const idOf = (to: string, by: ReferenceBy): Value =>
    knownId(to, by, scope.known) ?? ids[next++] ?? null
  return records.map((inputs) => {
    const values: Record<string, Value> = {}
    for (const [field, input] of inputs) {
      if (input.is === 'value') values[field.name] = input.value
      else if (input.is === 'reference') values[field.name] = idOf(input.to, input.by)
    }
    return values
  })
}

/** Throws a 400 that names every text longer than its column allows. */
function checkLengths(records: readonly Inputs[]): void {
  const tooLong = records.flatMap((inputs) =>
    [...inputs].flatMap(([{ name, type, maxLength = usualTextLength }, input]) => {
      const isText = type.is === 'text' && input.is === 'value' && typeof input.value === 'string'
      if (!isText || input.value.length <= maxLength) return []
      return [{ field: name, message: `${name} may have at most ${maxLength} characters` }]
    }),
  )
  if (tooLong.length > 0) throw badBody(tooLong)
}

/** An id that memory vouches for. */
function knownId(table: string, by: ReferenceBy, known: KnownIds): number | null {
  return by.is === 'id' && (known.get(table)?.has(String(by.id)) ?? false) ? by.id : null
}

type Pointed = { readonly field: Field; readonly to: string; readonly by: ReferenceBy }

function pointed([field, input]: [
  Field,
  Inputs extends ReadonlyMap<Field, infer Each> ? Each : never,
]): Pointed[] {
  return input.is === 'reference' ? [{ field, to: input.to, by: input.by }] : []
}

function notFound(field: Field, by: ReferenceBy) {
  const message = `Foreign ID ${wordsOf(by)} not found in ${field.name}`
  return badBody([{ field: field.name, message }])
}
