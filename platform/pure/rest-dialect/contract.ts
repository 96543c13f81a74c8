import * as v from 'valibot'
import { integer, type ParameterType } from './arguments.ts'

/** Arguments by wire name, made of the schemas of `arguments.ts`. */
export type ProcessInput = v.ObjectSchema<v.ObjectEntries, undefined>

/** A process as a client calls it. */
export type Contract<
  Input extends ProcessInput = ProcessInput,
  Output extends v.GenericSchema = v.GenericSchema,
> = {
  readonly slug: string
  readonly input: Input
  /** `data` of its answer; absent: no client reads it. */
  readonly output?: Output
  /** A table whose id may also come as `record-id` with `model-name`. */
  readonly recordParameter?: { readonly table: string; readonly parameter: string }
}

/** Arguments as a client sends them. */
export type ArgumentsOf<Of extends Pick<Contract, 'input'>> = v.InferInput<Of['input']>

/** Arguments as the server holds them. */
export type Given<Of extends Pick<Contract, 'input'>> = v.InferOutput<Of['input']>

/** `data` of the answer as a client reads it. */
export type Answer<Of extends Pick<Contract, 'output'>> = v.InferOutput<NonNullable<Of['output']>>

export function contract<
  const Input extends ProcessInput,
  const Output extends v.GenericSchema = v.GenericSchema,
>(of: Contract<Input, Output>): Contract<Input, Output> {
  return of
}

/**
 * Slug, input and record of a process on a row of a table, for a table that is known at run time only: the id is not among
 * the typed arguments, the server has it as the record of the call.
 */
export function recordContract<
  const Entries extends v.ObjectEntries,
  const Output extends v.GenericSchema = v.GenericSchema,
>(
  slug: string,
  on: { readonly table: string; readonly parameter?: string; readonly output?: Output },
  entries: Entries,
): Contract<v.ObjectSchema<Entries, undefined>, Output> {
  const { table, parameter = `${table}_ID`, output } = on
  const withId = v.object({ [parameter]: integer(), ...entries })
  const input = withId as unknown as v.ObjectSchema<Entries, undefined>
  return { slug, input, recordParameter: { table, parameter }, ...(output && { output }) }
}

/** A process with the arguments it is to be called with. */
export type ProcessCall = { readonly slug: string; readonly body: object }

export function callOf<Of extends Contract>(of: Of, body: ArgumentsOf<Of>): ProcessCall {
  return { slug: of.slug, body }
}

/** A process that a record of the server names, with its arguments: what it is called with is not known here. */
export function namedProcess(slug: string): Contract {
  return { slug, input: v.object({}) }
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
