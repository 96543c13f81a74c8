import { expect, it } from 'vitest'
import { allowed, refuse } from '#platform/pure/decision.ts'
import { applyButtonOf } from './apply-button.ts'

const labels = {
  apply: { en: 'Apply', ne: '' },
  refused: {
    done: { label: { en: 'Applied', ne: '' }, done: true },
    closed: { label: { en: 'Closed', ne: '' } },
  },
} as const

it('is pressed where the rule allows it, and says why not where it does not', () => {
  expect(applyButtonOf(allowed, labels)).toEqual({ label: labels.apply, action: 'apply' })
  expect(applyButtonOf(refuse('done'), labels)).toEqual({ ...labels.refused.done, action: null })
  expect(applyButtonOf(refuse('closed'), labels)).toEqual({
    ...labels.refused.closed,
    action: null,
  })
})
