import { type Message, sayInBoth, sentences } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { effectOf, needsReason } from '../../rules/presence/mark.ts'
import { entranceLayoutMessages } from '../../rules/layout/messages.ts'
import { presenceMessages as text } from '../../rules/presence/messages.ts'
import type { GivenMark } from './read-marks.ts'

const most = 10

/** Refuses marks that change what is recorded, with a sentence for each, the first ten; null if there is none. */
export function refuseWithoutReason(given: readonly GivenMark[]): Refusal | null {
  const changes = given.filter(({ applicant, mark }) => needsReason(effectOf(applicant, mark)))
  if (changes.length === 0) return null
  const shown = changes.slice(0, most).map(changeOf)
  const n = changes.length - shown.length
  const more = n > 0 ? [sayInBoth(entranceLayoutMessages['and-more'], { n })] : []
  const values = { list: sentences(...shown, ...more) }
  return refusal('rule/correction-reason', text['correction-reason'], { status: 400, values })
}

function changeOf({ applicant, mark }: GivenMark): Message {
  const { symbolNumber: number, score } = applicant
  const { removes } = effectOf(applicant, mark)
  if (removes === 'score') return sayInBoth(text['loses-score'], { number, score: score ?? '' })
  if (removes === 'absence') return sayInBoth(text['loses-absence'], { number })
  return sayInBoth(text[mark === 'absent' ? 'becomes-absent' : 'becomes-present'], { number })
}
