import { nameInBoth } from '#platform/pure/message.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { type ExamOfficeContext, examOffice } from '#features/examination/server/exam-office.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { decideOrder } from '../../rules/merit/preferences.ts'
import { orderMessages as text } from '../../rules/merit/order-messages.ts'
import { entranceApplicantOrder, entranceApplicantOrderSet } from '../../wire/merit-programs.ts'
import {
  type ApplicantToChange,
  changeApplicant,
  refusedApplicant,
} from '../applicants/to-change.ts'
import {
  type ApplicationOrder,
  findOrder,
  orderFacts,
  refuseOrder,
  storeOrder,
} from './order.rows.ts'

/** The order of the programmes of one applicant, for the office. */
export const readApplicantOrder = defineProcess({
  ...entranceApplicantOrder,
  name: { en: 'Order of the programmes of an applicant', ne: 'आवेदकको रोजाइको क्रम' },
  roles: examOffice,
  shows: [{ table: 'n_entrance_reg' }],
  async run(_, { database: { kysely }, session, nowMs, record: id }) {
    const found = await findOrder(kysely, id)
    if (found?.clientId !== session.clientId) return refusedApplicant('applicant-unknown', 404)
    const { offered, chosen } = found
    const mayChange = decideOrder(correctionFacts(found, nowMs)).is === 'allowed'
    const order = { offered, chosen, mayChange, until: null }
    return { summary: text.read, data: { order: offered.length < 2 ? null : order } }
  },
})

/** The office corrects the order of an applicant until a list is computed, and the applicant is notified of the reason. */
export const correctOrder = defineProcess({
  ...entranceApplicantOrderSet,
  name: { en: 'Correct the order of the programmes', ne: 'आवेदकको रोजाइको क्रम सच्याउने' },
  roles: examOffice,
  run: (given, context) => changeApplicant(given, context, (at, found) => change(at, found, given)),
})

async function change(
  at: ExamOfficeContext,
  { opening, row }: ApplicantToChange,
  given: Given<typeof entranceApplicantOrderSet>,
): Promise<Refusal | ProcessResult> {
  const { transaction, nowMs } = at
  const found = await findOrder(transaction, row.id)
  if (found === null) return refusedApplicant('applicant-unknown', 404)
  const { programs } = given
  const refused = refuseOrder(correctionFacts(found, nowMs), programs)
  if (refused !== null) return refused
  if (programs.join(',') === found.chosen.join(',')) return refusedApplicant('nothing-changed')
  await storeOrder(transaction, row.id, programs)
  at.did({
    table: 'n_entrance_reg',
    record: row.id,
    before: { programs: found.chosen.join(',') },
    after: { programs: programs.join(','), reason: given.reason },
  })
  await notifyPartner(transaction, {
    partnerId: row.partnerId,
    sort: 'exam-changed',
    event: `n_entrance_reg:${row.id}:order:${nowMs}`,
    message: text['notice-order'],
    values: {
      exam: nameInBoth(opening.name, opening.name_ne),
      programs: namesOf(found, programs),
      reason: { en: given.reason, ne: given.reason_ne },
    },
    nowMs,
  })
  return { summary: text['order-corrected'] }
}

/** The last day to apply binds the applicant, not the office. */
function correctionFacts(order: ApplicationOrder, nowMs: number) {
  return { ...orderFacts(order, nowMs), lastDay: null }
}

/** Names in their order, in both languages. */
function namesOf({ offered }: ApplicationOrder, programs: readonly number[]) {
  const names = programs.flatMap((id) =>
    offered
      .filter((each) => each.id === id)
      .map(({ name, nameNepali }) => nameInBoth(name, nameNepali)),
  )
  const inOne = (language: 'en' | 'ne') =>
    names.map((name, index) => `${index + 1}. ${name[language]}`).join(', ')
  return { en: inOne('en'), ne: inOne('ne') }
}
