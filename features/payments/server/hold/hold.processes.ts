import './tables.ts'
import { addDays, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { rolesWith, staffWith } from '#features/roles/rules/facts.ts'
import { holdMessages as text } from '../../rules/hold/hold-messages.ts'
import * as contracts from '../../wire/hold.ts'
import { portalPathOf } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { findHolds, liftOf } from './find-holds.ts'

/** Documents of a student that are held, and until when that is lifted; own ones for students. Reads only. */
export function readHolds(context: PaymentsContext): Process {
  return defineProcess({
    ...contracts.studentHold,
    name: text.read,
    roles: rolesWith('hold.read'),
    shows: [{ table: 'c_bpartner', columns: ['Name'] }],
    async run({ C_BPartner_ID }, { database: { kysely }, session, nowMs }) {
      const isStudent = session.role === 'student'
      const partnerId = isStudent ? session.partnerId : (C_BPartner_ID ?? 0)
      if (partnerId === 0 || (isStudent && (C_BPartner_ID ?? partnerId) !== partnerId))
        return refusal('rule/student-unknown', text['student-unknown'], { status: 404 })
      const today = dayInNepal(nowMs)
      const holds = await findHolds(kysely, context, { partnerId, today })
      const lift = isStudent ? null : await liftOf(kysely, partnerId)
      const dues = isStudent ? (holds[0]?.dues ?? []) : []
      return {
        summary: text.read,
        data: {
          holds: holds.map(({ document, owed, since }) => ({ document, owed, since })),
          fees: dues.map(({ paymentType, name, owed }) => ({
            name,
            owed,
            path: portalPathOf(paymentType, context.kinds),
          })),
          lift: lift !== null && lift.until >= today ? lift : null,
        },
      }
    },
  })
}

/** Lifts the hold of one student until a day, with a reason. */
export const liftHold = defineProcess({
  ...contracts.holdLift,
  name: text.lift,
  roles: staffWith('hold.lift'),
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const today = dayInNepal(nowMs)
      const until = findDay(given.until)
      if (until === null || until < today || until > addDays(today, 366))
        return wrongField('until', 'until-wrong')
      if (given.reason === '') return wrongField('reason', 'reason-missing')
      const partnerId = given.C_BPartner_ID
      if (partnerId === session.partnerId)
        return refusal('rule/own-hold', text['own-hold'], { status: 403 })
      const student = await transaction
        .selectFrom('c_bpartner')
        .select('c_bpartner_id')
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirst()
      if (student === undefined)
        return refusal('rule/student-unknown', text['student-unknown'], { status: 404 })
      const before = await liftOf(transaction, partnerId)
      await transaction
        .insertInto('hold_lift')
        .values({
          c_bpartner_id: partnerId,
          until,
          reason: given.reason,
          lifted_by: session.userId,
          lifted: new Date(nowMs),
        })
        .execute()
      did({
        table: 'c_bpartner',
        record: partnerId,
        before: { hold_lifted_until: before?.until ?? null },
        after: { hold_lifted_until: until, reason: given.reason },
      })
      return { summary: text.lifted }
    }),
})

function wrongField(field: 'until' | 'reason', reason: 'until-wrong' | 'reason-missing'): Refusal {
  const message = text[reason]
  return refusal(`rule/${reason}`, message, { errors: [{ field, message }] })
}
