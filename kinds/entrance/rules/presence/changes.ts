import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { effectOf, type MarkedApplicant, needsReason, type PresenceMark } from './mark.ts'
import { presenceMessages as text } from './messages.ts'

/** A mark for an applicant, who is called by the symbol number. */
export type NumberedMark = {
  readonly number: string
  readonly applicant: MarkedApplicant
  readonly mark: PresenceMark
}

/** A sentence about what a mark changes of that which is recorded; null: it changes nothing of it. */
export function changeSentence({ number, applicant, mark }: NumberedMark): Message | null {
  const effect = effectOf(applicant, mark)
  if (!needsReason(effect)) return null
  if (effect.removes === 'score')
    return sayInBoth(text['loses-score'], { number, score: applicant.score ?? '' })
  if (effect.removes === 'absence') return sayInBoth(text['loses-absence'], { number })
  return sayInBoth(text[mark === 'absent' ? 'becomes-absent' : 'becomes-present'], { number })
}
