import { expect, it } from 'vitest'
import { waitingChoices } from './waiting-choices.ts'

const quotas = ['Open'] as const
const choice = (program: number | null, place: number) => ({ program, place, quotas })
const both = [choice(null, 1), choice(7, 2)]

it('those without a seat wait for all their programmes, others for the ones they prefer to their seat', () => {
  const person = { score: 50, quotas, tie: null, waiting: null }
  const ranked = [
    { ...person, applicationId: 1, rank: 1, choices: both },
    { ...person, applicationId: 2, rank: 2, choices: both },
    { ...person, applicationId: 3, rank: 3, choices: [choice(7, 1), choice(null, 2)] },
    { ...person, applicationId: 4, rank: 4, choices: both },
  ]
  const seat = { quota: 'Open', givenBy: 'Open' } as const
  const seats = [
    { ...seat, program: null, applicationId: 1 },
    { ...seat, program: 7, applicationId: 2 },
    { ...seat, program: null, applicationId: null },
  ]
  const positions = waitingChoices({ ranked, seats }).map(({ id, program, waiting }) => {
    return [id, program, waiting]
  })
  expect(positions).toEqual([
    [1, null, null],
    [1, 7, null],
    [2, null, 1],
    [2, 7, null],
    [3, 7, 1],
    [3, null, 2],
    [4, null, 3],
    [4, 7, 2],
  ])
})
