import { describe, expect, it } from 'vitest'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { mayDownload } from './download.ts'
import { amountPaymentButton, downloadButton, entrancePaymentButton } from './buttons.ts'

describe('the payment button of an entrance', () => {
  it.each([
    ['paid', false, 'View Payment Details', 'show-payments'],
    ['paid', true, 'View Payment Details', 'show-payments'],
    ['pending', true, 'View Payment Details', 'show-payments'],
    ['unpaid', false, 'Pay Now', 'pay'],
    ['unpaid', true, 'Closed', null],
  ] as const)('%s, closed %s: %s', (...row) => {
    const [is, closed, label, action] = row
    const button = entrancePaymentButton({ is }, closed)
    expect([button.label.en, button.action]).toEqual([label, action])
  })

  it('asks for the rest of a partial payment', () => {
    expect(entrancePaymentButton({ is: 'partly', remaining: nothing }, false).action).toBe('pay')
  })
})

describe('the payment button of an admission or course registration', () => {
  it.each([
    [100, 100, true, false, 'View Payment Details', 'show-payments'],
    [100, 100, false, false, 'View Payment Details', 'show-payments'],
    [100, 100, true, true, 'View Payment Details', 'show-payments'],
    [100, 0, false, true, 'Pending', null],
    [100, 40, false, true, 'Pending', null],
    [100, 40, false, false, 'Pay Now', 'pay'],
    [100, 0, false, false, 'Pay Now', 'pay'],
    [0, 0, false, false, 'View Payment Details', 'show-payments'],
  ] as const)('total %d, paid %d, IsPaid %s, isPending %s: %s', (...row) => {
    const [total, paid, isPaid, isPending, label, action] = row
    const paying = { total: rupees(total), paid: rupees(paid), isPaid, isPending }
    const button = amountPaymentButton(paying, false)
    expect([button.label.en, button.action]).toEqual([label, action])
  })

  it.each([
    [0, false, 'Closed', null],
    [40, false, 'View Payment Details', 'show-payments'],
    [100, false, 'View Payment Details', 'show-payments'],
    [40, true, 'Pending', null],
  ] as const)('asks for nothing once closed: paid %d, isPending %s: %s', (...row) => {
    const [paid, isPending, label, action] = row
    const paying = { total: rupees(100), paid: rupees(paid), isPaid: false, isPending }
    const button = amountPaymentButton(paying, true)
    expect([button.label.en, button.action]).toEqual([label, action])
  })
})

it.each([
  ['AP', 'Download Form', 'download'],
  ['DR', 'In progress', null],
  [null, 'In progress', null],
] as const)('the download button of %s', (status, label, action) => {
  const button = downloadButton(mayDownload(status))
  expect([button.label.en, button.action]).toEqual([label, action])
})
