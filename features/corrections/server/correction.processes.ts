import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Selectable } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import {
  type GivenReason,
  oweTranslation,
  reasonOf,
} from '#features/desk/server/translations/given-reason.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { languageOfPartner } from '#features/notifications/server/reader-language.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { correctableFields, decideDecision } from '#features/corrections/rules/correction.ts'
import { correctionValue } from '#features/corrections/rules/correction-value.ts'
import { correctionOfficeMessages as text } from '#features/corrections/rules/correction-messages.ts'
import { findCorrectableField } from '#features/corrections/wire/correction.ts'
import { applyCorrection } from './apply-correction.ts'
import { lockPartner } from '#features/profile/server/complete-registration.ts'
import { decisionInTrail } from './correction-trail.ts'
import { currentValues } from './keep-correction.ts'

type Deciding = {
  readonly action: 'accept' | 'return'
  readonly correctionId: number
  readonly reason: Reason
}

type CorrectionRow = Selectable<Tables['n_correction']>

/** Decides one proposed field; the row stores person, time and reason. `tell` notifies (issue: Corrections). */
async function decide({ action, correctionId, reason }: Deciding, context: ProcessContext) {
  const { session, nowMs } = context
  return context.transact(async (transaction, did) => {
    const row = await transaction
      .selectFrom('n_correction')
      .selectAll()
      .where('n_correction_id', '=', correctionId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined)
      return refusal('rule/correction-unknown', text['correction-unknown'], { status: 404 })
    const decision = decideDecision({
      ...(await factsOf(transaction, row, session)),
      action,
      reason: reason.words.en,
    })
    if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
    const now = new Date(nowMs)
    const language = await languageOfPartner(transaction, row.c_bpartner_id)
    await transaction
      .updateTable('n_correction')
      .set({
        state: action === 'accept' ? 'accepted' : 'returned',
        reason: action === 'accept' ? null : reason.words[language],
        decided: now,
        decided_by: session.userId,
        updated: now,
        updatedby: session.userId,
      })
      .where('n_correction_id', '=', correctionId)
      .execute()
    if (action === 'accept') await apply(transaction, row, context)
    await tell(transaction, row, { action, reason, nowMs })
    if (action === 'return')
      await oweTranslation(transaction, {
        model: 'n_correction',
        record: correctionId,
        partnerId: row.c_bpartner_id,
        reason,
        by: session,
        nowMs,
      })
    did(decisionInTrail(row, action === 'accept' ? null : reason.words.en))
    return { summary: summaryOf(action, row) }
  })
}

function summaryOf(action: Deciding['action'], { basis }: CorrectionRow): Message {
  if (action === 'accept') return text['correction-accepted']
  return text[basis === null ? 'correction-returned' : 'entry-returned']
}

/** Facts that the rule asks for, with the person's row locked. */
async function factsOf(
  transaction: Transaction,
  row: CorrectionRow,
  session: ProcessContext['session'],
) {
  const { c_bpartner_id: partnerId, createdby: enteredBy, state } = row
  const partner = await lockPartner(transaction, partnerId)
  const field = findCorrectableField(row.field_name)
  return {
    state,
    isOwn: isOwnEntry({ enteredBy, partnerId }, session),
    enteredByMe: row.basis !== null && enteredBy === session.userId,
    isCurrent:
      partner !== null && field !== null && currentValues(partner)[field] === row.old_value,
  }
}

async function apply(
  transaction: Transaction,
  { c_bpartner_id: partnerId, field_name, new_value: value }: CorrectionRow,
  { session: { userId }, nowMs }: ProcessContext,
): Promise<void> {
  const field = findCorrectableField(field_name)
  if (field !== null) await applyCorrection(transaction, { partnerId, field, value, userId, nowMs })
}

/** Notifies the student of the decision on their proposal, or of a change; not of entries that staff return. */
async function tell(
  transaction: Transaction,
  row: CorrectionRow,
  { action, reason, nowMs }: Pick<Deciding, 'action' | 'reason'> & { nowMs: number },
): Promise<void> {
  const field = findCorrectableField(row.field_name)
  const isEntered = row.basis !== null
  if (field === null || (isEntered && action === 'return')) return
  const accepted = isEntered ? 'notice-entered' : 'notice-accepted'
  const notice = text[action === 'accept' ? accepted : 'notice-returned']
  const values = {
    field: correctableFields[field],
    value: correctionValue(field, row.new_value),
    reason: reason.words,
  }
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'correction-decided',
    event: `n_correction:${row.n_correction_id}`,
    message: notice,
    values,
    nowMs,
  })
}

/** Column that holds the reason of a returned correction. */
export const correctionReason: ReasonPlace = {
  model: 'n_correction',
  table: 'n_correction',
  column: 'reason',
}
/** Roles that enter and decide corrections. */
export const correctionRoles = staffWith('correction.decide')

const deciding =
  (action: Deciding['action']) =>
  (
    given: Given<typeof contracts.correctionAccept> & GivenReason,
    context: ProcessContext,
  ): Promise<Refusal | { summary: Message }> =>
    decide({ action, correctionId: given.correction_ID, reason: reasonOf(given) }, context)

/** The registry's decisions on proposed corrections, one field at a time. */
export const correctionProcesses: readonly Process[] = [
  defineProcess({
    ...contracts.correctionAccept,
    name: { en: 'Accept correction', ne: 'सच्याउने अनुरोध स्वीकृत' },
    roles: correctionRoles,
    run: deciding('accept'),
  }),
  defineProcess({
    ...contracts.correctionReturn,
    name: { en: 'Return correction', ne: 'सच्याउने अनुरोध फिर्ता' },
    roles: correctionRoles,
    run: deciding('return'),
  }),
]
