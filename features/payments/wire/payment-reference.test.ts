import { expect, it } from 'vitest'
import { paymentFromWire } from './payment.ts'
import { isPaymentFor } from './payment-reference.ts'

const reference = { name: 'n_entrance_reg_ID', aliases: ['n_entrance_id'] } as const

it.each([
  { n_entrance_reg_ID: { id: 7, identifier: 'x' } },
  { n_entrance_reg_id: 7 },
  { n_entrance_id: 7 },
  { N_Entrance_ID: { id: 7 } },
])('a payment says what it is for, whatever the name of the field: %j', (field) => {
  const payment = paymentFromWire({ id: 1, ...field })
  expect(payment && isPaymentFor(payment, reference, 7)).toBe(true)
  expect(payment && isPaymentFor(payment, reference, 8)).toBe(false)
})

it('is for no other kind’s application with the same id', () => {
  const payment = paymentFromWire({ id: 1, n_exam_reg_ID: { id: 7 } })
  expect(payment && isPaymentFor(payment, reference, 7)).toBe(false)
})
