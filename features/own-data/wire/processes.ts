import * as v from 'valibot'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** Everything that is stored about the caller, as a zip: a page to read, the same as JSON, photo and signature. */
export const ownData = contract({ slug: 'own_data', input: v.object({}) })
