import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { searchPayments } from './search.process.ts'

export const paymentSearchFeature = {
  processes: ({ dictionary }: { readonly dictionary: Dictionary }): readonly Process[] => [
    searchPayments(dictionary),
  ],
}
