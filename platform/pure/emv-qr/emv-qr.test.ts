import { describe, expect, it } from 'vitest'
import { parseEmv, printEmv, withAmount } from './emv-qr.ts'

/** Synthetic vectors of reference/nepal.md §2.1; not payable. */
const fonepay =
  '00020101021126350011fonepay.com071622229900000000175204822053035245802NP5923Lumbini Tech University6005Banke6211070700000016304DC72'
const nepalPay =
  '00020101021229260022NCHL00000000DEMO-LTU-152048220530352454071500.005802NP5908LTU DEMO6007KHAJURA62310111ENT-10001230812Entrance fee63042E98'

describe('a merchant QR', () => {
  it.each([fonepay, nepalPay])('reads and prints the same payload', (payload) => {
    const fields = parseEmv(payload)
    expect(fields).not.toBeNull()
    expect(printEmv(fields ?? [])).toBe(payload)
  })

  it('accepts a CRC in lower case and refuses a wrong one, a cut one and plain text', () => {
    expect(parseEmv(fonepay.replace('DC72', 'dc72'))).not.toBeNull()
    for (const wrong of [fonepay.replace('DC72', 'DC73'), fonepay.slice(0, -1), 'hello', ''])
      expect(parseEmv(wrong)).toBeNull()
  })

  it('carries amount and reference once they are set, and stays the same merchant', () => {
    const dynamic = withAmount(fonepay, { amount: '1500', reference: 'ENTRANCE-1000001' }) ?? ''
    const fields = new Map((parseEmv(dynamic) ?? []).map(({ tag, value }) => [tag, value]))
    expect(fields.get('01')).toBe('12')
    expect(fields.get('54')).toBe('1500')
    expect(fields.get('26')).toContain('2222990000000017')
    expect(fields.get('62')).toBe('0516ENTRANCE-100000107070000001')
  })

  it('is null for a reference that does not fit', () => {
    expect(withAmount(fonepay, { amount: '1', reference: 'x'.repeat(26) })).toBeNull()
  })
})
