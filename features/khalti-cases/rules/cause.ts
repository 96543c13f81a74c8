import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { causeNames } from './messages.ts'

const corrected = '; corrected to match provider'

/**
 * The cause of an event as text, and whether it came after the attempt was thought to be over. An unknown cause is shown as it
 * is stored.
 */
export function causeOf(stored: string): { readonly text: Message; readonly isLate: boolean } {
  const isLate = stored.endsWith(corrected)
  const cause = isLate ? stored.slice(0, -corrected.length) : stored
  const key = cause.startsWith('refund ') ? 'refund' : cause
  return { text: causeNames[key] ?? sameInBoth(cause), isLate }
}
