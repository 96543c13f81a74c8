import type { Refusal } from './refusal.ts'
import type { Value, Values } from './dictionary.ts'
import type { Upload } from './input-values.ts'
import { findModel } from './access.ts'
import type { Field } from './model-shape.ts'
import { badBody } from './plan-write.ts'
import type { Inputs } from './plan-write.ts'
import { visibleIds } from './write-sql.ts'
import type { Pointing, WriteScope } from './write-sql.ts'

/** Stores an uploaded image and gives its id, before any transaction is open. */
export type SaveImage = (upload: Upload) => Promise<number | Refusal>

/** Image columns with their uploads stored; the other inputs stay as they are. */
export async function withImages(
  inputs: Inputs,
  save: SaveImage | undefined,
): Promise<Inputs | Refusal> {
  const settled = new Map(inputs)
  for (const [field, input] of inputs) {
    if (input.is !== 'image') continue
    if (!save) throw badBody([{ field: field.name, message: 'Images are not accepted here' }])
    const saved = await save(input.upload)
    if (typeof saved !== 'number') return saved
    settled.set(field, { is: 'value', value: saved })
  }
  return settled
}

/**
 * Inputs of several records as plain values. Every record pointed at must exist and be visible to the session
 * (SECURITY T21): a missing id and somebody else's are the same 400.
 */
export async function settled(
  records: readonly Inputs[],
  scope: WriteScope,
): Promise<readonly Values[]> {
  const references = records.flatMap((inputs) => [...inputs].flatMap(pointed))
  const pointings = references.map(({ field, to, key }) => {
    const target = findModel(scope.dictionary, to, scope.role)
    if (!target) throw notFound(field, key)
    return { target: target.shape, key } satisfies Pointing
  })
  const ids = await visibleIds(pointings, scope)
  let next = 0
  const missing = references.filter((_reference, at) => ids[at] === null)
  const [first] = missing
  if (first) throw notFound(first.field, first.key)
  return records.map((inputs) => {
    const values: Record<string, Value> = {}
    for (const [field, input] of inputs) {
      if (input.is === 'value') values[field.name] = input.value
      else if (input.is === 'reference') values[field.name] = ids[next++] ?? null
    }
    return values
  })
}

type Pointed = { readonly field: Field; readonly to: string; readonly key: number | string }

function pointed([field, input]: [
  Field,
  Inputs extends ReadonlyMap<Field, infer Each> ? Each : never,
]): Pointed[] {
  return input.is === 'reference' ? [{ field, to: input.to, key: input.key }] : []
}

function notFound(field: Field, key: number | string) {
  return badBody([{ field: field.name, message: `Foreign ID ${key} not found in ${field.name}` }])
}
