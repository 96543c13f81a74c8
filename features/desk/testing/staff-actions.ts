import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { expect } from 'vitest'
import { anOwedTranslation } from '#testing/owed-translation-in-tests.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'

export const deskActions: ActionExamples = (at, people) => {
  const { paidEntrance, voucher } = sharedStates(at)
  const atDesk = async () => ({ queue: 'vouchers', record: (await voucher()).c_payment_ID })
  return {
    reason_translate: async () => ({
      by: 'cashier',
      body: { ...(await anOwedTranslation(at, people.get('cashier'))), translation: 'धमिलो' },
      table: 'owed_translation',
      before: { translation: null },
      after: { translation: 'धमिलो' },
    }),
    own_keys_choose: async () => ({
      by: 'registrar',
      body: { is_on: false },
      table: 'ad_user',
      before: { is_on: true },
      after: { is_on: false },
    }),
    desk_assign: async () => ({
      by: 'cashier',
      body: { ...(await atDesk()), ad_user_ID: (await at.staff('cashier')).userId },
      table: 'c_payment',
      before: { assigned_to: null },
      after: { assigned_to: expect.any(Number) },
    }),
    desk_ask: async () => ({
      by: 'cashier',
      body: {
        ...(await atDesk()),
        ad_user_ID: (await at.staff('cashier')).userId,
        question: 'Is this our branch?',
      },
      table: 'c_payment',
      before: { question: null },
      after: { question: 'Is this our branch?' },
    }),
    desk_answer: async () => {
      const [item, person] = [await atDesk(), await at.staff('cashier')]
      const question = { ad_user_ID: person.userId, question: 'Is this our branch?' }
      await people.get('cashier')?.post('/api/v1/processes/desk_ask', { ...item, ...question })
      return {
        by: 'cashier',
        as: person,
        body: { ...item, answer: 'Yes' },
        table: 'c_payment',
        before: { answer: null },
        after: { answer: 'Yes' },
      }
    },
    desk_hold: async () => ({
      by: 'cashier',
      body: { ...(await atDesk()), until: '2026-11-25', reason: 'The bank is asked' },
      table: 'c_payment',
      before: { held_until: null },
      after: { held_until: '2026-11-25', held_reason: 'The bank is asked' },
    }),
    desk_judge: async () => {
      const of = { queue: 'entrance', record: (await paidEntrance()).n_entrance_reg_ID }
      const registrar = await at.staff('registrar')
      const { body } = await registrar.post('/api/v1/processes/desk_item', of)
      const { evidence } = body['data'] as { evidence: { checks: readonly CheckRow[] } }
      const [key] = evidence.checks.flatMap(({ judge }) => judge?.key ?? [])
      return {
        by: 'registrar',
        body: { ...of, checks: key, agrees: true },
        table: 'n_entrance_reg',
        before: { judged_checks: null },
        after: { judged_checks: key },
      }
    },
    desk_release: async () => ({
      by: 'cashier',
      body: await atDesk(),
      table: 'c_payment',
      before: { held_until: null },
      after: { held_until: null },
    }),
  }
}
