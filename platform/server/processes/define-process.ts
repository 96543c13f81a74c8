import type * as v from 'valibot'
import type { Contract, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import type { Process, ProcessContext } from './process.ts'

type Definition<Input extends ProcessInput> = Contract<Input> &
  Omit<Process, 'run' | 'input'> & {
    readonly run: (
      given: v.InferOutput<Input>,
      context: ProcessContext,
    ) => ReturnType<Process['run']>
  }

/** A process of a contract: `run` gets the arguments as its input's types say. */
export function defineProcess<Input extends ProcessInput>(of: Definition<Input>): Process {
  return of
}
