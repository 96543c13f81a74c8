import type * as v from 'valibot'
import type { Contract, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import type { Refusal } from '../model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from './process.ts'

/** Data as the server hands it over: lists and objects may be readonly. */
type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T

type DataOf<Output> = Output extends v.GenericSchema
  ? ReadonlyDeep<v.InferInput<Output>>
  : Readonly<Record<string, unknown>>

type Definition<Input extends ProcessInput, Output extends v.GenericSchema | undefined> = Contract<
  Input,
  Output
> &
  Omit<Process, 'run' | 'input'> & {
    readonly run: (
      given: v.InferOutput<Input>,
      context: ProcessContext,
    ) => Promise<Refusal | ProcessResult<DataOf<Output>>>
  }

/** A process of a contract: `run` gets the arguments and answers the data of the contract's types. */
export function defineProcess<
  Input extends ProcessInput,
  Output extends v.GenericSchema | undefined,
>(of: Definition<Input, Output>): Process {
  return of as Definition<ProcessInput, undefined>
}
