import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anApplicant, anOpening } from '#testing/applicant.ts'

export const applyingActions: ActionExamples = (at) => ({
  opening_change: async () => {
    const { openingId } = await anApplicant(at)
    return {
      by: 'registrar',
      body: {
        model: 'n_entrance_open',
        record_ID: openingId,
        values: JSON.stringify({ examfee: 1750 }),
        reason: 'New fee.',
        reason_ne: 'नयाँ शुल्क।',
      },
      table: 'n_proposal',
      before: {},
      after: { sort: 'opening-changed' },
    }
  },
  opening_publish_at: async () => {
    const opening = await anOpening(at)
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ ispublished: false })
      .where('n_entrance_open_id', '=', opening)
      .execute()
    return {
      by: 'registrar',
      body: { model: 'n_entrance_open', record_ID: opening, at: '' },
      table: 'n_entrance_open',
      before: {},
      after: { publish_at: null },
    }
  },
  opening_withdraw: async () => {
    const { openingId } = await anApplicant(at)
    return {
      by: 'registrar',
      body: {
        model: 'n_entrance_open',
        record_ID: openingId,
        reason: 'Too few applicants.',
        reason_ne: 'आवेदक थोरै भए।',
      },
      table: 'n_proposal',
      before: {},
      after: { sort: 'opening-withdrawn' },
    }
  },
})
