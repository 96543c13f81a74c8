import { expect } from 'vitest'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { aPaidSeat, waitingSeats } from '#testing/kinds/given-up-in-tests.ts'

export const admissionActions: ActionExamples = (at, people) => ({
  admission_give_up_propose: async () => {
    const { id, ask } = await aPaidSeat(at)
    await ask(38_200)
    const registrar = people.get('registrar') ?? (await at.staff('registrar'))
    const waiting = await waitingSeats(registrar)
    const seat = waiting.find(({ n_program_creg_ID }) => n_program_creg_ID === id)
    return {
      by: 'registrar',
      body: { seat_give_up_ID: seat?.seat_give_up_ID },
      table: 'n_proposal',
      before: {},
      after: { sort: 'seat-given-up', after: expect.stringContaining('"credit":3820000') },
    }
  },
})
