import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'

export const enrollmentActions: ActionExamples = (at) => {
  const { enrollment } = sharedStates(at)
  return {
    enrollment_drop_out: async () => ({
      by: 'registrar',
      body: await enrollment(),
      table: 'n_program_enroll',
      before: { ispassedout: false, isdropout: false },
      after: { ispassedout: false, isdropout: true },
    }),
  }
}
