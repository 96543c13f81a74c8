import { expect } from 'vitest'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anEntranceToLayOut } from './entrance-layout.ts'
import { anEntranceOfToday, csvFile } from './presence.ts'

const slot = ['2027-03-10', '08:00', '10:00'] as const
const times = { exam_day: slot[0], time_from: slot[1], time_to: slot[2] }

const reason = { reason: 'Broken leg', reason_ne: 'खुट्टा भाँचिएको' }

/** Examples of the processes that lay out an entrance. */
export const layoutActions: ActionExamples = (at) => {
  /** An entrance with one applicant and one sitting. */
  const laidOut = async () => {
    const entrance = await anEntranceToLayOut(at)
    const { room } = await entrance.centre({ A: 5 })
    await entrance.applicant()
    const saved = await entrance.sitting({ name: 'Morning', slot, rooms: [room('A')] })
    return { entrance, sitting: saved.body['data'] as { n_exam_routine_ID: number } }
  }
  return {
    entrance_centres_set: async () => {
      const entrance = await anEntranceToLayOut(at)
      const { centreId } = await entrance.centre({})
      return {
        by: 'exam-office',
        body: { ...entrance.opening, centres: [centreId] },
        table: 'n_entrance_open',
        before: { exam_centres: '' },
        after: { exam_centres: String(centreId) },
      }
    },
    entrance_sitting_set: async () => {
      const entrance = await anEntranceToLayOut(at)
      const { room } = await entrance.centre({ A: 5 })
      return {
        by: 'exam-office',
        body: { ...entrance.opening, Name: 'Morning', ...times, rooms: [room('A')] },
        table: 'n_exam_routine',
        before: {},
        after: { name: 'Morning', ...times, rooms: String(room('A')) },
      }
    },
    entrance_sitting_remove: async () => ({
      by: 'exam-office',
      body: (await laidOut()).sitting,
      table: 'n_exam_routine',
      before: { name: 'Morning' },
      after: {},
    }),
    entrance_seat_move: async () => {
      const entrance = await anEntranceToLayOut(at)
      const { room } = await entrance.centre({ A: 1, B: 1 })
      const { id } = await entrance.applicant()
      const rooms = [room('A'), room('B')]
      const saved = await entrance.sitting({ name: 'Morning', slot, rooms })
      await entrance.seatAll()
      const sitting = saved.body['data'] as { n_exam_routine_ID: number }
      return {
        by: 'exam-office',
        body: { n_entrance_reg_ID: id, ...sitting, n_exam_room_ID: room('B'), ...reason },
        table: 'n_entrance_reg',
        before: { exam_centre: expect.stringMatching(/, A, Seat 1$/) },
        after: { exam_centre: expect.stringMatching(/, B, Seat 1$/), reason: reason.reason },
      }
    },
    entrance_preferences_set: async () => {
      const { id } = await (await anEntranceToLayOut(at)).applicant()
      return {
        by: 'exam-office',
        body: { n_entrance_reg_ID: id, special_need: true, ...reason },
        table: 'n_entrance_reg',
        before: { special_need: false },
        after: { special_need: true, reason: reason.reason },
      }
    },
    entrance_withhold: async () => {
      const { id } = await (await anEntranceToLayOut(at)).applicant()
      return {
        by: 'exam-office',
        body: { n_entrance_reg_ID: id, ...reason },
        table: 'n_entrance_reg',
        before: { withheld: false },
        after: { withheld: true, reason: reason.reason },
      }
    },
    entrance_withhold_lift: async () => {
      const entrance = await anEntranceToLayOut(at)
      const { id } = await entrance.applicant()
      const body = { n_entrance_reg_ID: id, ...reason }
      await entrance.run('entrance_withhold', body)
      return {
        by: 'exam-office',
        body,
        table: 'n_entrance_reg',
        before: { withheld: true },
        after: { withheld: false, reason: reason.reason },
      }
    },
    entrance_presence_save: async () => {
      const entrance = await anEntranceOfToday(at)
      const { seenSitting: seen } = await entrance.read()
      const file = csvFile('erollno,attendance', '2083-0001,absent')
      return {
        by: 'exam-office',
        body: { ...entrance.sitting, seen, file },
        table: 'n_entrance_reg',
        before: { presence: null, attendance: null },
        after: { presence: 'absent', attendance: 'absent' },
      }
    },
    entrance_seat_plan_execute: async () => {
      const { entrance } = await laidOut()
      const { body } = await entrance.run('entrance_seat_plan_make', entrance.opening)
      const { plan } = body['data'] as { plan: { id: number } }
      return {
        by: 'exam-office',
        body: { entrance_seat_plan_ID: plan.id },
        table: 'n_entrance_reg',
        before: { exam_centre: null },
        after: { exam_centre: expect.stringMatching(/, A, Seat 1$/) },
      }
    },
  }
}
