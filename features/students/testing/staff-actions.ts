import type { ActionExamples } from '#testing/staff-actions/action-example.ts'

export const studentsActions: ActionExamples = (at) => {
  return {
    student_note_add: async () => {
      const { partnerId } = await at.student()
      return {
        by: 'cashier',
        body: { C_BPartner_ID: partnerId, words: 'Called: pays tomorrow.' },
        table: 'c_bpartner',
        before: {},
        after: { note: 'Called: pays tomorrow.' },
      }
    },
    student_access_reset: async () => {
      const { partnerId } = await at.student()
      return {
        by: 'registrar',
        body: { C_BPartner_ID: partnerId, reason: 'Came with the citizenship card' },
        table: 'c_bpartner',
        before: {},
        after: { access: 'reset', reason: 'Came with the citizenship card', sessions_ended: 0 },
      }
    },
  }
}
