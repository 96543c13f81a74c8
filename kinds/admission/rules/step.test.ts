import { expect, it } from 'vitest'
import { admissionStep } from './step.ts'

it.each([
  ['ahead', 'blocked'],
  ['awaited', 'waiting'],
] as const)('an entrance that is %s leaves the admission %s', (is, state) => {
  expect(admissionStep({ is }, false).state).toBe(state)
})

it('opens with the entrance that leads to it, and is done once it is applied for', () => {
  const reached = { is: 'reached', since: null } as const
  expect(admissionStep(reached, false).state).toBe('current')
  expect(admissionStep(reached, true).state).toBe('done')
})
