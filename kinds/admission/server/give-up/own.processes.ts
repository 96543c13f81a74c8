import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { datedSharesText, shareOf } from '#platform/pure/money/dated-shares.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { findApplication } from '#features/applying/server/applications.ts'
import { programApplications, type ProgramRow } from '#features/programs/server/applications.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { isProposed } from '#features/two-people/server/proposals.ts'
import { creditOn, decideGiveUp, type GivingUp } from '../../rules/give-up/give-up.ts'
import { giveUpMessages as text } from '../../rules/give-up/messages.ts'
import {
  admissionGiveUp,
  admissionGiveUpAsk,
  admissionGiveUpTakeBack,
  type GiveUpOffer,
} from '../../wire/give-up.ts'
import {
  findAsked,
  giveUpProposal,
  giveUpSubject,
  givingUpOf,
  lockAdmission,
  refuseGiveUp,
  unknownApplication,
} from './find-give-up.ts'

const roles = rolesWith('application.own')

/** The share of an own paid seat that comes back today, in paisa, or the request that waits. */
const readGiveUp = defineProcess({
  ...admissionGiveUp,
  name: { en: 'Read what giving a seat up brings', ne: 'सिट छोड्दा फिर्ता हुने अंश हेर्ने' },
  roles,
  shows: [],
  async run(_, { database: { kysely }, session, nowMs, record: id }) {
    const row = await findApplication(kysely, programApplications, id)
    if (row === null || !isOwnAdmission(row, session.partnerId)) return unknownApplication
    const asked = await findAsked(kysely, id)
    const of = await givingUpOf(kysely, row)
    const mayAsk = asked === null && decideGiveUp(of).is === 'allowed'
    return {
      summary: text.read,
      data: {
        offer: mayAsk ? offerOn(of, dayInNepal(nowMs)) : null,
        asked: asked && {
          askedOn: asked.asked_on as Day,
          percent: asked.percent,
          credit: asked.credit,
          mayTakeBack: !(await isProposed(
            kysely,
            { sort: giveUpProposal, subject: giveUpSubject(asked.seat_give_up_id) },
            nowMs,
          )),
        },
      },
    }
  },
})

function isOwnAdmission(row: ProgramRow, partnerId: number): boolean {
  return row.c_bpartner_id === partnerId && row.n_sem_year_id === admissionSemesterId
}

function offerOn(of: GivingUp, today: Day): GiveUpOffer {
  const { paid, shares } = of
  return {
    paid,
    ...creditOn(of, today),
    until: shares.find(({ until }) => today <= until)?.until ?? null,
    steps: shares.map((each) => ({ ...each, credit: shareOf(paid, each.percent) })),
  }
}

/** A student asks to give up a paid seat, for the share of this day as it was read. */
const askGiveUp = defineProcess({
  ...admissionGiveUpAsk,
  name: { en: 'Ask to give a seat up', ne: 'सिट छोड्न खोज्ने' },
  roles,
  run: ({ credit: seen }, { transact, session, nowMs, record: id }) =>
    transact(async (transaction, did) => {
      const row = await lockAdmission(transaction, id)
      if (row?.c_bpartner_id !== session.partnerId) return unknownApplication
      if ((await findAsked(transaction, id)) !== null)
        return refusal('rule/asked-already', text['asked-already'], { status: 409 })
      const of = await givingUpOf(transaction, row)
      const refused = refuseGiveUp(of)
      if (refused !== null) return refused
      const today = dayInNepal(nowMs)
      const { percent, credit } = creditOn(of, today)
      if (credit !== seen) return creditChanged(credit)
      const facts = { percent, paid: of.paid, credit }
      const { seat_give_up_id: record } = await transaction
        .insertInto('seat_give_up')
        .values({
          n_program_creg_id: id,
          c_bpartner_id: session.partnerId,
          asked: new Date(nowMs),
          asked_on: today,
          shares: datedSharesText(of.shares),
          ...facts,
        })
        .returning('seat_give_up_id')
        .executeTakeFirstOrThrow()
      did({ table: 'seat_give_up', record, before: {}, after: { application: id, ...facts } })
      return { summary: text.asked, values: { amount: rsInBoth(credit) } }
    }),
})

function creditChanged(credit: number): Refusal {
  return refusal('rule/credit-changed', text['credit-changed'], {
    status: 409,
    values: { amount: rsInBoth(paisa(credit)) },
    errors: [{ field: 'credit', message: text['credit-changed'] }],
  })
}

/** A student keeps the seat after all, until staff have proposed to give it up. */
const takeGiveUpBack = defineProcess({
  ...admissionGiveUpTakeBack,
  name: { en: 'Keep a seat after all', ne: 'सिट नछोड्ने' },
  roles,
  run: (_, { transact, session, nowMs, record: id }) =>
    transact(async (transaction, did) => {
      const row = await lockAdmission(transaction, id)
      if (row?.c_bpartner_id !== session.partnerId) return unknownApplication
      const asked = await findAsked(transaction, id)
      if (asked === null) return refusal('rule/not-asked', text['not-asked'], { status: 409 })
      const { seat_give_up_id: record } = asked
      const about = { sort: giveUpProposal, subject: giveUpSubject(record) }
      if (await isProposed(transaction, about, nowMs))
        return refusal('rule/proposed-already', text['proposed-already'], { status: 409 })
      await transaction
        .updateTable('seat_give_up')
        .set({ state: 'taken-back', ended: new Date(nowMs) })
        .where('seat_give_up_id', '=', record)
        .execute()
      const [before, after] = [{ credit: asked.credit }, { credit: null }]
      did({ table: 'seat_give_up', record, before, after })
      return { summary: text['taken-back'] }
    }),
})

export const ownGiveUpProcesses: readonly Process[] = [readGiveUp, askGiveUp, takeGiveUpBack]
