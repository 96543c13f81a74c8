import * as v from 'valibot'
import { integer, type ParameterType } from './arguments.ts'

/** Arguments by wire name, made of the schemas of `arguments.ts`. */
export type ProcessInput = v.ObjectSchema<v.ObjectEntries, undefined>

/** A process as both sides know it: the server reads the input, the browser reads the output. */
export type Contract<
  Input extends ProcessInput = ProcessInput,
  Output extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> = {
  readonly slug: string
  readonly input: Input
  /** Data of the answer. Absent: the process answers no data, or a file. */
  readonly output?: Output
  /** A table whose id may also come as `record-id` with `model-name`. */
  readonly recordParameter?: { readonly table: string; readonly parameter: string }
}

/** Arguments as the server holds them. */
export type Given<Of extends Contract> = v.InferOutput<Of['input']>

/** Arguments as a client sends them. */
export type ArgumentsOf<Of extends Contract> = v.InferInput<Of['input']>

/** Data of the answer as the browser holds it; undefined for a process without. */
export type AnswerOf<Of extends Contract> =
  Of extends Contract<ProcessInput, infer Output extends v.GenericSchema>
    ? v.InferOutput<Output>
    : undefined

export function contract<
  const Input extends ProcessInput,
  const Output extends v.GenericSchema | undefined = undefined,
>(of: Contract<Input, Output>): Contract<Input, Output> {
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
): Contract<v.ObjectSchema<Entries, undefined>, undefined> {
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
