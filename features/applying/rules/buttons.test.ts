import { describe, expect, it } from 'vitest'
import { nothing } from '#platform/pure/money/money.ts'
import { downloadButton, entrancePaymentButton } from './buttons.ts'

describe('the payment button of an entrance', () => {
  it.each([
    ['paid', false, 'View Payment Details', 'show-payments'],
    ['paid', true, 'View Payment Details', 'show-payments'],
    ['pending', true, 'View Payment Details', 'show-payments'],
    ['unpaid', false, 'Pay Now', 'pay'],
    ['unpaid', true, 'Closed', null],
  ] as const)('%s, closed %s: %s', (...row) => {
    const [is, closed, label, act] = row
    const button = entrancePaymentButton({ is }, closed)
    expect([button.label.en, button.act]).toEqual([label, act])
  })

  it('asks for the rest of a partial payment', () => {
    expect(entrancePaymentButton({ is: 'partly', remaining: nothing }, false).act).toBe('pay')
  })
})

it.each([
  ['AP', 'Download Form', 'download'],
  ['DR', 'In progress', null],
  [null, 'In progress', null],
] as const)('the download button of %s', (status, label, act) => {
  const button = downloadButton(status)
  expect([button.label.en, button.act]).toEqual([label, act])
})
