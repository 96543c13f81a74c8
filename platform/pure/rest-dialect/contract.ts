import * as v from 'valibot'
import { integer, type ParameterType } from './arguments.ts'

/** Arguments by wire name, made of the schemas of `arguments.ts`. */
export type ProcessInput = v.ObjectSchema<v.ObjectEntries, undefined>

/** A process as a client calls it. */
export type Contract<Input extends ProcessInput = ProcessInput> = {
  readonly slug: string
  readonly input: Input
  /** A table whose id may also come as `record-id` with `model-name`. */
  readonly recordParameter?: { readonly table: string; readonly parameter: string }
}

/** Arguments as the server holds them. */
export type Given<Of extends Contract> = v.InferOutput<Of['input']>

export function contract<const Input extends ProcessInput>(of: Contract<Input>): Contract<Input> {
  return of
}

/**
 * Slug, input and record of a process on a row of a table, for a table that is known at run time only: the id is not among
 * the typed arguments, the server has it as the record of the call.
 */
export function recordContract<const Entries extends v.ObjectEntries>(
  slug: string,
  { table, parameter = `${table}_ID` }: { readonly table: string; readonly parameter?: string },
  entries: Entries,
): Contract<v.ObjectSchema<Entries, undefined>> {
  const withId = v.object({ [parameter]: integer(), ...entries })
  const input = withId as unknown as v.ObjectSchema<Entries, undefined>
  return { slug, input, recordParameter: { table, parameter } }
}

export type Parameter = {
  readonly name: string
  readonly type: ParameterType
  readonly isMandatory: boolean
}

/** Parameters of a process, as the process list describes them. */
export function parametersOf({ entries }: ProcessInput): readonly Parameter[] {
  return Object.entries(entries).map(([name, entry]) => {
    const isMandatory = entry.type !== 'optional'
    const schema = 'wrapped' in entry ? entry.wrapped : entry
    const { parameter } = v.getMetadata(schema) as { readonly parameter: ParameterType }
    return { name, type: parameter, isMandatory }
  })
}
