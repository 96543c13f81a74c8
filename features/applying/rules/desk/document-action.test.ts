import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { decideDocumentAction } from './document-action.ts'

describe('a document action on an application', () => {
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
    ['CL', 'IP', 100, 0, 'allowed'],
    ['CL', 'AP', 100, 100, 'allowed'],
    ['CL', 'CO', 100, 100, 'allowed'],
    ['CL', 'CL', 100, 100, 'wrong-status'],
    ['RJ', 'DR', 100, 100, 'allowed'],
    ['RJ', 'IP', 0, 0, 'allowed'],
    ['RJ', 'DR', 100, 99.99, 'not-paid'],
    ['RJ', 'AP', 100, 100, 'wrong-status'],
    ['RJ', 'CO', 100, 100, 'wrong-status'],
    ['RJ', 'CL', 100, 100, 'wrong-status'],
    ['DR', 'AP', 100, 100, 'unknown-action'],
    ['', 'DR', 100, 100, 'unknown-action'],
    ['ap', 'DR', 100, 100, 'unknown-action'],
    ['toString', 'DR', 100, 100, 'unknown-action'],
  ] as const)('%s from %s with %d, paid %d: %s', (...row) => {
    const [action, status, total, paid, answer] = row
    const paying = { total: rupees(total), paid: rupees(paid), isPaid: false, isPending: false }
    const decision = decideDocumentAction({ action, status, paying, isReturned: false })
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
    const decision = decideDocumentAction({ action, status, paying, isReturned: false })
    expect(decision.is === 'allowed' ? null : decision.reason).toBe(reason)
  })

  it.each([
    ['AP', 'with-student'],
    ['RJ', 'with-student'],
    ['CL', null],
  ] as const)('%s while it is with its student: %s', (action, reason) => {
    const paid = rupees(100)
    const paying = { total: paid, paid, isPaid: true, isPending: false }
    const decision = decideDocumentAction({ action, status: 'DR', paying, isReturned: true })
    expect(decision.is === 'allowed' ? null : decision.reason).toBe(reason)
  })
})
