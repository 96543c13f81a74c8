import type { Day } from '#platform/pure/calendar/day.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Quotas } from '#features/applying/rules/facts.ts'
import type { ImportContext } from '#features/imports/server/targets/target.ts'
import { feeTermsFromRow } from '#features/late-fee/server/fee-columns.ts'
import { isOpenOn } from '#features/late-fee/rules/facts.ts'
import { profileStepMessages } from '#features/profile/rules/step-messages.ts'
import { undoneSteps } from '#features/profile/server/complete-registration.ts'
import { handedInMessages as text } from '../../rules/handed-in/messages.ts'
import type { HandedInApplication } from './decide.ts'
import type { HandedInPerson } from './people.ts'
import { quotaFindings } from './quotas.ts'

type Form = {
  readonly of: HandedInApplication
  readonly person: HandedInPerson
  readonly quotas: Quotas
  readonly today: Day
}

/** Findings about a row that is brought over: the desk meets them again before it approves. */
export async function findingsOf(
  { of, person, quotas, today }: Form,
  { transaction }: ImportContext,
): Promise<readonly Message[]> {
  const gender = person.is === 'known' ? person.known.gender : (person.values.gender ?? null)
  return [
    ...(await profileFindings(person, transaction)),
    ...quotaFindings(quotas, of.quotas, gender),
    ...((await isStillOpen(of.openingId, today, transaction)) ? [] : [text['payment-ended']]),
  ]
}

async function profileFindings(
  person: HandedInPerson,
  transaction: ImportContext['transaction'],
): Promise<readonly Message[]> {
  if (person.is === 'new') return [text['new-person']]
  const undone = await undoneSteps(transaction, person.known.id)
  if (undone.length === 0) return []
  const labels = undone.map((step) => profileStepMessages[`step-${step}`])
  const parts = {
    en: labels.map(({ en }) => en).join(', '),
    ne: labels.map(({ ne }) => ne).join(', '),
  }
  return [sayInBoth(text.incomplete, { parts })]
}

async function isStillOpen(
  openingId: number,
  today: Day,
  transaction: ImportContext['transaction'],
): Promise<boolean> {
  const opening = await transaction
    .selectFrom('n_entrance_open')
    .selectAll()
    .where('n_entrance_open_id', '=', openingId)
    .executeTakeFirstOrThrow()
  return isOpenOn(feeTermsFromRow(opening), today)
}
