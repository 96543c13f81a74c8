import type { Selectable } from 'kysely'
import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { asSaid, type Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { languageOfPartner } from '#features/notifications/server/reader-language.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { type CorrectableField, correctableFields, decideDecision } from '../rules/correction.ts'
import { correctionValue } from '../rules/correction-value.ts'
import { correctionOfficeMessages as text } from '../rules/correction-messages.ts'
import { findCorrectableField } from '../wire/correction.ts'

type Deciding = {
  readonly act: 'accept' | 'return'
  readonly correctionId: number
  readonly reason: Message
}

type CorrectionRow = {
  readonly n_correction_id: number
  readonly c_bpartner_id: number
  readonly field_name: string
  readonly new_value: string
}

/** Decides one proposed field; the row keeps who, when and why, and the student is told (issue: Corrections). */
async function decide({ act, correctionId, reason }: Deciding, context: ProcessContext) {
  const { session, nowMs } = context
  return context.act(async (transaction, did) => {
    const row = await transaction
      .selectFrom('n_correction')
      .selectAll()
      .where('n_correction_id', '=', correctionId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined)
      return refusal('rule/correction-unknown', text['correction-unknown'], { status: 404 })
    const entry = { enteredBy: row.createdby, partnerId: row.c_bpartner_id }
    const proposedByMe = isOwnEntry(entry, session)
    const decision = decideDecision({ state: row.state, proposedByMe, act, reason: reason.en })
    if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
    const now = new Date(nowMs)
    const language = await languageOfPartner(transaction, row.c_bpartner_id)
    await transaction
      .updateTable('n_correction')
      .set({
        state: act === 'accept' ? 'accepted' : 'returned',
        reason: act === 'accept' ? null : reason[language],
        decided: now,
        decided_by: session.userId,
        updated: now,
        updatedby: session.userId,
      })
      .where('n_correction_id', '=', correctionId)
      .execute()
    if (act === 'accept') await apply(transaction, row, context)
    await tell(transaction, row, { act, reason, nowMs })
    did(changeInTrail(row, act === 'accept' ? null : reason.en))
    return { summary: text[act === 'accept' ? 'correction-accepted' : 'correction-returned'] }
  })
}

/** A citizenship number stays in its correction, which names it to who may see it. */
function changeInTrail(row: Selectable<Tables['n_correction']>, reason: string | null): Change {
  const shown = (value: string) => (row.field_name === 'citizen_no' ? null : value)
  const { n_correction_id: record, field_name, state, old_value, new_value } = row
  return {
    table: 'n_correction',
    record,
    before: { field_name, state, value: shown(old_value) },
    after: {
      field_name,
      state: reason === null ? 'accepted' : 'returned',
      value: shown(new_value),
      reason,
    },
  }
}

/** The accepted value in the profile, and in what is derived from it: account name, B.S. birth date. */
async function apply(
  transaction: Transaction,
  { c_bpartner_id, field_name, new_value }: CorrectionRow,
  { session, nowMs }: ProcessContext,
): Promise<void> {
  const stamp = { updated: new Date(nowMs), updatedby: session.userId }
  const field = findCorrectableField(field_name)
  await transaction
    .updateTable('c_bpartner')
    .set({ ...stamp, ...(field === null ? {} : changeOf(field, new_value)) })
    .where('c_bpartner_id', '=', c_bpartner_id)
    .execute()
  if (field === 'fullName')
    await transaction
      .updateTable('ad_user')
      .set({ ...stamp, name: new_value })
      .where('c_bpartner_id', '=', c_bpartner_id)
      .execute()
}

function changeOf(field: CorrectableField, value: string) {
  switch (field) {
    case 'fullName':
      return { name: value }
    case 'nepaliName':
      return { name_nepali: value }
    case 'birthDate':
      return { dob_ad: value, dob_bs: bsText(day(value)) }
    case 'gender':
      return { gender: value }
    case 'citizenshipNumber':
      return { citizen_no: value }
  }
}

async function tell(
  transaction: Transaction,
  row: CorrectionRow,
  { act, reason, nowMs }: Pick<Deciding, 'act' | 'reason'> & { nowMs: number },
): Promise<void> {
  const field = findCorrectableField(row.field_name)
  if (field === null) return
  const notice = text[act === 'accept' ? 'notice-accepted' : 'notice-returned']
  const values = {
    field: correctableFields[field],
    value: correctionValue(field, row.new_value),
    reason,
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

const idParameter = { name: 'correction_ID', type: 'integer', mandatory: true } as const
const recordParameter = { table: 'n_correction', parameter: 'correction_ID' } as const
const roles = ['registrar', 'administrator'] as const

const deciding =
  (act: Deciding['act']) =>
  (given: Arguments, context: ProcessContext): Promise<Refusal | { summary: Message }> =>
    decide({ act, correctionId: Number(given['correction_ID']), reason: reasonOf(given) }, context)

/** In both languages; in the one that was given where the other is missing. */
function reasonOf(given: Arguments): Message {
  const en = String(given['reason'] ?? '').trim()
  const ne = String(given['reason_ne'] ?? '').trim()
  return ne === '' ? asSaid(en) : { en, ne }
}

/** The registry's decisions on proposed corrections, one field at a time. */
export const correctionProcesses: readonly Process[] = [
  {
    slug: 'correction_accept',
    name: { en: 'Accept correction', ne: 'सच्याउने अनुरोध स्वीकृत' },
    parameters: [idParameter],
    roles,
    recordParameter,
    run: deciding('accept'),
  },
  {
    slug: 'correction_return',
    name: { en: 'Return correction', ne: 'सच्याउने अनुरोध फिर्ता' },
    parameters: [
      idParameter,
      { name: 'reason', type: 'text', mandatory: true },
      { name: 'reason_ne', type: 'text' },
    ],
    roles,
    recordParameter,
    run: deciding('return'),
  },
]
