import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { correctionValue } from '../rules/correction-value.ts'
import { findCorrectableField } from '../wire/correction.ts'

/** A value of a correction as people read it. */
export function correctionWords(column: string, value: string): Message {
  const field = findCorrectableField(column)
  return field === null || value === '' ? sameInBoth(value || '-') : correctionValue(field, value)
}
