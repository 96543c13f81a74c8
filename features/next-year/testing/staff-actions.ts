import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'

export const nextYearActions: ActionExamples = (at) => ({
  year_plan_execute: async () => {
    const as = await at.staff('registrar')
    const years = { from: 1_000_000, to: 1_000_001, percent: 0, step: 50 }
    const { body } = await as.post(processPath('year_plan_make'), years)
    const { plan } = body['data'] as { plan: { id: number } }
    return {
      as,
      by: 'registrar',
      body: { year_plan_ID: plan.id },
      table: 'year_plan',
      before: { created: 0 },
      after: { created: 0 },
    }
  },
})
