import { describe, expect, it } from 'vitest'
import { parseEmv } from '#platform/pure/emv-qr/emv-qr.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { demoQrPayload } from '#features/institution/testing/institution.factory.ts'
import { payableQr } from './bank-qr.ts'

const target = { type: 'ENTRANCE', referenceId: 1_000_001 } as const

describe('the QR of one payment', () => {
  it.each([
    [rupees(1_500), '1500'],
    [rupees(99.5), '99.50'],
    [rupees(125_000.05), '125000.05'],
  ])('carries %i paisa as %s rupees and our reference', (amount, text) => {
    const fields = new Map(
      (parseEmv(payableQr(demoQrPayload, { ...target, amount })) ?? []).map(({ tag, value }) => [
        tag,
        value,
      ]),
    )
    expect(fields.get('54')).toBe(text)
    expect(fields.get('62')).toContain('ENT-1000001')
  })

  it('is the static code when that one cannot be read', () => {
    expect(payableQr('not a code', { ...target, amount: rupees(10) })).toBe('not a code')
  })
})
