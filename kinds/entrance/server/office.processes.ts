import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import { applyingOfficeMessages } from '#features/applying/rules/office-messages.ts'
import { lockApplication } from '#features/applying/server/applications.ts'
import {
  documentActionProcess,
  type Effect,
} from '#features/applying/server/document-action.process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { entranceOfficeMessages as text } from '../rules/office-messages.ts'
import { decideSelection } from '../rules/selection.ts'
import { entranceApplications, type EntranceRow } from './applications.ts'

const applicationParameter = {
  name: 'n_entrance_reg_ID',
  type: 'integer',
  mandatory: true,
} as const
const recordParameter = { table: 'n_entrance_reg', parameter: 'n_entrance_reg_ID' } as const
const roles = ['registrar', 'exam-office', 'administrator'] as const

function unknownApplication(): Refusal {
  const message = applyingOfficeMessages['application-unknown']
  return refusal('rule/application-unknown', message, { status: 404 })
}

type Changes = { eligible?: boolean; erollno?: string; exam_centre?: string }

async function change(
  transaction: Transaction,
  row: EntranceRow,
  {
    changes,
    context,
    did,
  }: { changes: Changes; context: ProcessContext; did: (change: Change) => void },
): Promise<void> {
  const id = row.n_entrance_reg_id
  await transaction
    .updateTable('n_entrance_reg')
    .set({ ...changes, updated: new Date(context.nowMs), updatedby: context.session.userId })
    .where('n_entrance_reg_id', '=', id)
    .execute()
  const { eligible, erollno, exam_centre } = row
  const before = { eligible, erollno, exam_centre }
  did({ table: 'n_entrance_reg', record: id, before, after: { ...before, ...changes } })
}

async function setEligible(given: Arguments, context: ProcessContext) {
  const id = Number(given['n_entrance_reg_ID'])
  return context.act(async (transaction, did) => {
    const row = await lockApplication(transaction, entranceApplications, id)
    if (row === null) return unknownApplication()
    const selected = given['eligible'] === true
    const decision = decideSelection({ selected, status: findDocStatus(row.docstatus) ?? 'DR' })
    if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
    await change(transaction, row, { changes: { eligible: selected }, context, did })
    return { summary: text['eligible-set'] }
  })
}

/** Without a number given, the next free one of the opening: `{B.S. year}-{4 digits}`, issued under the opening's lock. */
async function setNumber(given: Arguments, context: ProcessContext) {
  const id = Number(given['n_entrance_reg_ID'])
  return context.act(async (transaction, did) => {
    const row = await lockApplication(transaction, entranceApplications, id)
    if (row === null) return unknownApplication()
    await transaction
      .selectFrom('n_entrance_open')
      .select('n_entrance_open_id')
      .where('n_entrance_open_id', '=', row.n_entrance_open_id)
      .forUpdate()
      .execute()
    const wanted = typeof given['erollno'] === 'string' ? given['erollno'] : row.erollno
    const number = wanted ?? (await nextNumber(transaction, row.n_entrance_open_id, context.nowMs))
    const refused = await checkFree(transaction, { number, id, openingId: row.n_entrance_open_id })
    if (isRefusal(refused)) return refused
    const centre =
      typeof given['exam_centre'] === 'string' ? { exam_centre: given['exam_centre'] } : {}
    await change(transaction, row, { changes: { erollno: number, ...centre }, context, did })
    return { summary: text['number-set'] }
  })
}

async function nextNumber(
  transaction: Transaction,
  openingId: number,
  nowMs: number,
): Promise<string> {
  const year = toBs(dayInNepal(nowMs))?.year ?? 0
  const { last } = await transaction
    .selectFrom('n_entrance_reg')
    .select(
      sql<number | null>`max(substring(erollno from '^[0-9]{4}-([0-9]{1,8})$')::bigint)`.as('last'),
    )
    .where('n_entrance_open_id', '=', openingId)
    .executeTakeFirstOrThrow()
  return `${year}-${String((last ?? 0) + 1).padStart(4, '0')}`
}

async function checkFree(
  transaction: Transaction,
  { number, id, openingId }: { number: string; id: number; openingId: number },
): Promise<Refusal | null> {
  const other = await transaction
    .selectFrom('n_entrance_reg')
    .select('n_entrance_reg_id')
    .where('n_entrance_open_id', '=', openingId)
    .where('erollno', '=', number)
    .where('n_entrance_reg_id', '<>', id)
    .executeTakeFirst()
  return other === undefined
    ? null
    : refusal('rule/number-taken', text['number-taken'], { status: 409 })
}

/** Approving lets the applicant sit the entrance; being selected by its result is another matter (READINGS R-84). */
const tellApproved: Effect<EntranceRow> = async (transaction, acting) => {
  const { row, applicationId, nowMs } = acting
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'application-approved',
    event: `n_entrance_reg:${applicationId}`,
    message: text['notice-approved'],
    values: { name: row.name },
    nowMs,
  })
  return null
}

/** The registry's actions on an entrance application. */
export const officeProcesses: readonly Process[] = [
  {
    slug: 'entrance_set_eligible',
    name: { en: 'Set entrance eligibility', ne: 'प्रवेश योग्यता' },
    parameters: [applicationParameter, { name: 'eligible', type: 'boolean', mandatory: true }],
    roles,
    recordParameter,
    run: setEligible,
  },
  documentActionProcess({
    slug: 'entrance_document_action',
    roles,
    applications: entranceApplications,
    parameter: applicationParameter.name,
    approve: tellApproved,
  }),
  {
    slug: 'entrance_set_number',
    name: { en: 'Set symbol number and centre', ne: 'सिम्बल नम्बर र केन्द्र' },
    parameters: [
      applicationParameter,
      { name: 'erollno', type: 'text' },
      { name: 'exam_centre', type: 'text' },
    ],
    roles,
    recordParameter,
    run: setNumber,
  },
]
