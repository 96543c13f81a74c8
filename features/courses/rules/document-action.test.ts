import { describe, expect, it } from 'vitest'
import type { DocStatus } from '#features/applying/rules/facts.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { decideDocumentAction } from './document-action.ts'
import { type ProgramApplication, registeredCourseIds } from './program-application.ts'

describe('a document action on an admission or course registration', () => {
  it.each([
    ['AP', 'DR', 100, 100, 'allowed'],
    ['AP', 'IP', 100, 100, 'allowed'],
    ['AP', 'DR', 100, 99.99, 'not-paid'],
    ['AP', 'DR', 100, 0, 'not-paid'],
    ['AP', 'DR', 0, 0, 'allowed'],
    ['AP', 'AP', 100, 100, 'wrong-status'],
    ['AP', 'CL', 100, 100, 'wrong-status'],
    ['CO', 'AP', 100, 100, 'allowed'],
    ['CO', 'AP', 100, 60, 'not-paid'],
    ['CO', 'DR', 100, 100, 'wrong-status'],
    ['CL', 'DR', 100, 0, 'allowed'],
    ['CL', 'CO', 100, 100, 'allowed'],
    ['CL', 'CL', 100, 100, 'wrong-status'],
    ['DR', 'AP', 100, 100, 'unknown-action'],
    ['toString', 'DR', 100, 100, 'unknown-action'],
  ] as const)('%s from %s with %d, paid %d: %s', (...row) => {
    const [action, status, total, paid, answer] = row
    const paying = { total: rupees(total), paid: rupees(paid), isPaid: false, isPending: false }
    const decision = decideDocumentAction({ action, status, paying })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(answer)
  })

  it.each([
    ['AP', 'DR', null],
    ['CO', 'AP', null],
    ['CL', 'DR', 'voucher-waiting'],
    ['CL', 'AP', 'voucher-waiting'],
  ] as const)('%s from %s while one more voucher waits: %s', (action, status, reason) => {
    const paid = rupees(100)
    const paying = { total: paid, paid, isPaid: true, isPending: true }
    const decision = decideDocumentAction({ action, status, paying })
    expect(decision.is === 'allowed' ? null : decision.reason).toBe(reason)
  })
})

it('a course is registered once its application is approved or completed', () => {
  const application = (id: number, status: DocStatus | null): ProgramApplication => ({
    id,
    openingId: 1,
    name: '',
    semesterId: null,
    enrollmentId: null,
    appliedOn: null,
    paying: { total: rupees(0), paid: rupees(0), isPaid: false, isPending: false },
    status,
    courses: [
      {
        courseId: id,
        code: '',
        name: '',
        type: 'CO',
        creditHours: 3,
        internalFullMarks: null,
        internalPassMarks: null,
        internalMarks: null,
      },
    ],
  })
  const all = (['DR', 'IP', 'AP', 'CO', 'CL', null] as const).map((status, id) =>
    application(id, status),
  )
  expect(registeredCourseIds(all)).toEqual([2, 3])
})
