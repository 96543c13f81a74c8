import { bothNames } from '#platform/server/database/names.ts'
import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { joinedInBoth, type Message, nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa, remaining } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { datedSharesInWords } from '#features/applying/server/opening-change/agreed-columns.ts'
import { endEnrollment } from '#features/enrollment/server/end-enrollment.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { postFeeToCredit } from '#features/payments/server/ledger/ledger.ts'
import { settleDocument } from '#features/payments/server/ledger/settle-document.ts'
import type { ProgramRow } from '#features/programs/server/applications.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { giveUpMessages as text } from '../../rules/give-up/messages.ts'
import { giveUpViewText } from '../../rules/give-up/view-messages.ts'
import { admissionPayable } from '../payable.ts'
import { giveUpProposal, giveUpStaff } from './find-give-up.ts'
import { type StoredGiveUp, takeGiveUp, type TakenGiveUp } from './office.processes.ts'

/** The seat that an admission was about: who had it, and of which program. */
export type FreeSeat = { readonly row: ProgramRow; readonly userId: number; readonly nowMs: number }

/** Offers the seat of the entrance to the next one waiting; the changes, for the trail. */
export type PassSeatOn = (transaction: Transaction, seat: FreeSeat) => Promise<readonly Change[]>

/**
 * When a second person confirms, the admission is closed, the share becomes the student's credit, the rest stays income,
 * and the seat goes to the next one waiting.
 */
export function giveUpProposals(passSeatOn: PassSeatOn): ProposalType {
  return {
    sort: giveUpProposal,
    roles: giveUpStaff,
    proof: freshCode,
    view: viewGiveUp,
    async confirm(transaction, { after }, { session, nowMs }) {
      const stored: StoredGiveUp = JSON.parse(after)
      const taken = await takeGiveUp(transaction, stored.id, session)
      if (isRefusal(taken)) return taken
      if (taken.paid !== stored.paid || taken.credit !== stored.credit)
        return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
      const changes: Change[] = []
      const at = { userId: session.userId, nowMs, did: (change: Change) => changes.push(change) }
      await endStudies(transaction, taken.row, at)
      await closeAdmission(transaction, taken, at)
      changes.push(...(await passSeatOn(transaction, { row: taken.row, ...at })))
      await tellGivenUp(transaction, taken, nowMs)
      return changes
    },
  }
}

type Acting = {
  readonly userId: number
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/** Ends the enrollment that the admission confirmed, if it is active. */
async function endStudies(transaction: Transaction, row: ProgramRow, at: Acting): Promise<void> {
  const { c_bpartner_id: partnerId, n_program_enroll_id: id } = row
  await lockPartner(transaction, partnerId)
  const active = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  if (active?.id !== id) return
  const enrollment = { id, partnerId, program: active.programName }
  await endEnrollment(transaction, enrollment, { ending: 'dropped-out', ...at })
}

async function closeAdmission(
  transaction: Transaction,
  { asked, row, paid, credit }: TakenGiveUp,
  { userId, nowMs, did }: Acting,
): Promise<void> {
  const { n_program_creg_id: id } = row
  const [table, key] = ['n_program_creg', 'n_program_creg_id']
  const columns = { docstatus: 'CL', n_application_return_id: null }
  await writeRow(transaction, { table, key, id }, { columns, userId, nowMs })
  const document = await admissionPayable.read(transaction, id, dayInNepal(nowMs))
  if (document !== null && credit > 0)
    await postFeeToCredit(transaction, {
      credit: {
        source: `seat-given-up:${asked.seat_give_up_id}`,
        amount: credit,
        memo: text.memo.en,
      },
      document,
      kind: admissionPayable,
      nowMs,
    })
  await settleDocument(transaction, admissionPayable, id)
  await transaction
    .updateTable('seat_give_up')
    .set({ state: 'given-up', ended: new Date(nowMs), paid, credit })
    .where('seat_give_up_id', '=', asked.seat_give_up_id)
    .execute()
  const feepaid = remaining(paid, credit)
  const before = { docstatus: row.docstatus, feepaid: paid }
  did({ table, record: id, before, after: { docstatus: 'CL', feepaid, credited: credit } })
}

async function tellGivenUp(
  transaction: Transaction,
  { row, credit }: TakenGiveUp,
  nowMs: number,
): Promise<void> {
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'application-closed',
    event: `n_program_creg:${row.n_program_creg_id}`,
    message: text['notice-given-up'],
    values: { name: nameInBoth(row.name, row.name_ne), amount: rsInBoth(credit) },
    nowMs,
  })
}

/** A seat for its second person: whose, the share by the rule, and what becomes credit and stays. */
const viewGiveUp: NonNullable<ProposalType['view']> = async (reader, { after }) => {
  const { id, percent, paid, credit }: StoredGiveUp = JSON.parse(after)
  const seat = await findSeat(reader, id)
  if (seat === undefined) return null
  const field = (
    name: keyof typeof giveUpViewText,
    proposed: string | Message | { paisa: number },
  ) => ({
    name: giveUpViewText[name],
    now: null,
    proposed,
  })
  return {
    subject: joinedInBoth(', ', sameInBoth(seat.name), seat.opening),
    fields: [
      field('asked-on', dayInBoth(day(seat.asked_on))),
      field('rule', datedSharesInWords(seat.shares)),
      field('percent', `${percent} %`),
      field('paid', { paisa: paid }),
      field('credit', { paisa: credit }),
      field('income', { paisa: remaining(paisa(paid), paisa(credit)) }),
    ],
    checks: [],
    lists: [
      {
        title: giveUpViewText.people,
        columns: [giveUpViewText.student, giveUpViewText.opening],
        rows: [{ cells: [seat.name, seat.opening], partnerId: seat.c_bpartner_id }],
        more: 0,
      },
    ],
    sheet: '/overview/seats',
  }
}

function findSeat(reader: Reader, id: number) {
  return reader
    .selectFrom('seat_give_up as g')
    .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'g.n_program_creg_id')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'g.c_bpartner_id')
    .select([
      'g.asked_on',
      'g.shares',
      'g.c_bpartner_id',
      'b.name',
      bothNames('o.name', 'o.name_ne').as('opening'),
    ])
    .where('g.seat_give_up_id', '=', id)
    .executeTakeFirst()
}
