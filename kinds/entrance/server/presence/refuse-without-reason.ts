import { sayInBoth, sentences } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { changeSentence } from '../../rules/presence/changes.ts'
import { entranceLayoutMessages } from '../../rules/layout/messages.ts'
import { presenceMessages as text } from '../../rules/presence/messages.ts'
import type { GivenMark } from './read-marks.ts'

const most = 10

/** Refuses marks that change what is recorded, with a sentence for each, the first ten; null if there is none. */
export function refuseWithoutReason(given: readonly GivenMark[]): Refusal | null {
  const changes = given
    .map(({ applicant, mark }) =>
      changeSentence({ number: applicant.symbolNumber, applicant, mark }),
    )
    .filter((change) => change !== null)
  if (changes.length === 0) return null
  const n = changes.length - most
  const more = n > 0 ? [sayInBoth(entranceLayoutMessages['and-more'], { n })] : []
  const values = { list: sentences(...changes.slice(0, most), ...more) }
  return refusal('rule/correction-reason', text['correction-reason'], { status: 400, values })
}
