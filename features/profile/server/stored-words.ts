import type { Message } from '#platform/pure/message.ts'
import { maritalStatuses } from '../rules/general.ts'

/** Texts for values of the person's record that the wire sends as they are stored. */
export const partnerWords: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  marital_status: maritalStatuses,
}
