import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import { applicationSteps } from './steps.ts'

type Application = Parameters<typeof applicationSteps>[0]
type StepFacts = Parameters<typeof applicationSteps>[2]

const speaking = {
  say: (message: Parameters<typeof say>[0], values = {}) => say(message, 'en', values),
  language: 'en',
  today: day('2026-11-22'),
} as const

const application: Application = {
  appliedOn: day('2026-11-19'),
  returned: null,
  withdrawal: null,
  status: 'DR',
  paying: { total: rupees(1500), paid: nothing, isPaid: false, isPending: false },
  payments: [],
}

const facts: StepFacts = {
  feeNow: 'unpaid',
  fee: { isOver: false, detail: 'until Friday' },
  follows: [{ id: 'prize', state: 'future', title: 'A prize' }],
}

const voucher: Payment = {
  id: 5,
  documentType: '',
  tenderType: 'Voucher',
  tenderName: 'Voucher',
  amount: rupees(1500),
  paidOn: day('2026-11-20'),
  status: 'DR',
  comments: 'The stamp is missing.',
  description: '',
  transactionId: '',
  receiptNumber: '',
  isReceiptReady: false,
  references: {},
}

const stepsOf = (changes: Partial<Application>, by: Partial<StepFacts> = {}) =>
  applicationSteps({ ...application, ...changes }, speaking, { ...facts, ...by })
const states = (changes: Partial<Application>, by: Partial<StepFacts> = {}) =>
  stepsOf(changes, by).map(({ id, state }) => `${id} ${state}`)
const fee = (changes: Partial<Application>, by: Partial<StepFacts> = {}) =>
  stepsOf(changes, by).find(({ id }) => id === 'fee')

describe('the timeline of an application', () => {
  it('unpaid: the student’s turn, then what the kind says follows', () => {
    expect(states({})).toEqual(['applied done', 'fee turn', 'prize future'])
    expect(stepsOf({})[0]?.detail).toBe('3 Mangsir')
    expect(fee({})).toMatchObject({ title: 'Pay the fee', detail: 'until Friday' })
  })
  it('asks for the rest when a part is paid', () => {
    const paying = { ...application.paying, paid: rupees(500) }
    expect(fee({ paying }, { feeNow: 'partly' })?.title).toBe('Pay the rest')
  })
  it('explains why a fee can no longer be paid, also after a returned voucher', () => {
    const over = { fee: { isOver: true, detail: 'over since Friday' } }
    const payments = [{ ...voucher, status: 'CL' }] as const
    expect(fee({ payments }, over)).toMatchObject({ state: 'closed', detail: 'over since Friday' })
  })
  it('a returned voucher is a problem, with its reason', () => {
    const payments = [{ ...voucher, status: 'CL' }] as const
    const detail = 'Voucher returned: The stamp is missing.'
    expect(fee({ payments })).toMatchObject({ state: 'problem', detail })
  })
  it('an approval that was taken back is a problem, and was no return', () => {
    const comments = 'The approval of this voucher was reversed: The money has not arrived.'
    const payments = [{ ...voucher, status: 'CL', receiptNumber: 'R-12', comments }] as const
    expect(fee({ payments })).toMatchObject({ state: 'problem', detail: comments })
  })
  it('a waiting voucher is with the university, since the day of the newest', () => {
    const returned = { ...voucher, id: 4, status: 'CL', paidOn: day('2026-11-10') } as const
    const pending = stepsOf({ payments: [returned, voucher] }, { feeNow: 'pending' })
    expect(pending.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'applied done',
      'voucher done',
      'fee waiting',
      'prize future',
    ])
    expect(pending[1]?.detail).toBe('4 Mangsir')
    expect(stepsOf({}, { feeNow: 'pending' })[1]?.detail).toBeUndefined()
  })
  it('paid: since the day of the payment', () => {
    const payments = [{ ...voucher, status: 'AP' }] as const
    expect(fee({ payments }, { feeNow: 'paid' })).toMatchObject({
      state: 'done',
      detail: '4 Mangsir',
    })
  })
  it('closed by the university: no fee is asked for, what is paid stays, and nothing follows', () => {
    expect(states({ status: 'CL' })).toEqual(['applied done', 'closed closed'])
    expect(states({ status: 'CL' }, { feeNow: 'paid' })).toEqual([
      'applied done',
      'fee done',
      'closed closed',
    ])
  })
})
