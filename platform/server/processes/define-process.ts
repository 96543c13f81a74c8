import type * as v from 'valibot'
import type { Contract, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import type { Refusal } from '../model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from './process.ts'

/** The answer has the data that its contract promises. A contract that promises none leaves it open. */
type Result<Output extends v.GenericSchema> =
  undefined extends v.InferOutput<Output>
    ? ProcessResult
    : ProcessResult & { readonly data: v.InferOutput<Output> }

type Definition<Input extends ProcessInput, Output extends v.GenericSchema> = Contract<
  Input,
  Output
> &
  Omit<Process, 'run' | 'input'> & {
    readonly run: (
      given: v.InferOutput<Input>,
      context: ProcessContext,
    ) => Promise<Refusal | Result<Output>>
  }

/** A process of a contract: `run` gets the arguments, and answers with the data, as the contract's types say. */
export function defineProcess<
  Input extends ProcessInput,
  Output extends v.GenericSchema = v.GenericSchema,
>(of: Definition<Input, Output>): Process {
  return of
}
