import { expect, it } from 'vitest'
import { followable } from './payer.ts'

const origin = 'http://127.0.0.1:8080'

it.each([
  ['', null],
  ['/', null],
  ['http://127.0.0.1:8080/entrance', null],
  ['https://evil.example/nou', null],
  ['http://pay.khalti.com/?pidx=a', null],
  ['https://pay.khalti.com/?pidx=a', 'https://pay.khalti.com/?pidx=a'],
  ['https://test-pay.khalti.com/?pidx=a', 'https://test-pay.khalti.com/?pidx=a'],
  [
    'http://localhost:8080/nou/khalti-simulator/pay?pidx=a',
    'http://127.0.0.1:8080/nou/khalti-simulator/pay?pidx=a',
  ],
])('a payment link %j leads to %j', (link, leadsTo) => {
  expect(followable(link, origin)).toBe(leadsTo)
})
