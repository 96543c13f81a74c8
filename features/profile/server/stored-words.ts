import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { correctionValue } from '../rules/corrections/correction-value.ts'
import { maritalStatuses } from '../rules/general.ts'
import { findCorrectableField } from '../wire/correction.ts'

/** Texts for values of the person's record that the wire sends as they are stored. */
export const partnerWords: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  marital_status: maritalStatuses,
}

/** A value of a correction as people read it. */
export function correctionWords(column: string, value: string): Message {
  const field = findCorrectableField(column)
  return field === null || value === '' ? sameInBoth(value || '-') : correctionValue(field, value)
}
