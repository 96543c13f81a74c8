import {
  type Dictionary,
  dictionaryOf,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { features } from './features.ts'

/** Every model the server knows. */
export function productDictionary(): Dictionary {
  return dictionaryOf(features.flatMap(({ models }) => models ?? []))
}
