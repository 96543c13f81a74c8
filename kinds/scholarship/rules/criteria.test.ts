import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { byRank, type Criteria, fitOf, type ApplicantFacts } from './criteria.ts'

const none: Criteria = { quotas: [], leastCgpa: null, leastAttendance: null, mostIncome: null }
const unknown: ApplicantFacts = { quotas: [], cgpa: null, attendance: null, proofSeen: false }

describe('the fit of an applicant', () => {
  it('is asked of the criteria a scholarship names only', () => {
    expect(fitOf(none, unknown)).toEqual([])
  })

  it.each([
    [{ leastCgpa: 3.3 }, { cgpa: 3.3 }, 'met'],
    [{ leastCgpa: 3.3 }, { cgpa: 3.29 }, 'not-met'],
    [{ leastCgpa: 3.3 }, {}, 'unknown'],
    [{ leastAttendance: 80 }, { attendance: 88 }, 'met'],
    [{ leastAttendance: 80 }, { attendance: 0 }, 'not-met'],
    [{ leastAttendance: 80 }, {}, 'unknown'],
    [{ quotas: ['Female'] }, { quotas: ['Open', 'Female'] }, 'met'],
    [{ quotas: ['Female'] }, { quotas: ['Open'] }, 'not-met'],
    [{ mostIncome: rupees(300_000) }, {}, 'unknown'],
    [{ mostIncome: rupees(300_000) }, { proofSeen: true }, 'met'],
  ] as const)('%j of %j: %s', (criteria, status, fit) => {
    const found = fitOf({ ...none, ...criteria }, { ...unknown, ...status })
    expect(found).toMatchObject([{ fit }])
  })
})

it('ranks by score, then by what is met, CGPA and the order of applying', () => {
  const one = { score: 80, met: 1, cgpa: 3, id: 4 }
  const rows = [
    { ...one, score: null, id: 1 },
    { ...one, cgpa: null, id: 2 },
    { ...one, id: 9 },
    one,
    { ...one, met: 2, id: 7 },
    { ...one, score: 90.5, met: 0, id: 8 },
  ]
  expect(rows.toSorted(byRank).map(({ id }) => id)).toEqual([8, 7, 4, 9, 2, 1])
})
