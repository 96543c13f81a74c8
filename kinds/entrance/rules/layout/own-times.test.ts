import { expect, it } from 'vitest'
import { timesBefore } from './own-times.ts'

const entrance = { from: '11:00', gate: '10:40', reporting: '10:00' }

it('applicants of a sitting report as long before it as the entrance says', () => {
  expect(timesBefore('14:30', entrance)).toEqual({ gate: '14:10', reporting: '13:30' })
  expect(timesBefore('11:00', entrance)).toEqual({ gate: '10:40', reporting: '10:00' })
})

it('a time that the entrance does not say is not said of a sitting', () => {
  expect(timesBefore('14:30', { ...entrance, gate: '' })).toEqual({ gate: '', reporting: '13:30' })
  expect(timesBefore('14:30', { ...entrance, from: '' })).toEqual({ gate: '', reporting: '' })
})
