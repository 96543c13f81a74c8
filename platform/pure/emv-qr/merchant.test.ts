import { describe, expect, it } from 'vitest'
import { printEmv } from './emv-qr.ts'
import { readMerchant } from './merchant.ts'

const fonepay =
  '00020101021126350011fonepay.com071622229900000000175204822053035245802NP5923Lumbini Tech University6005Banke6211070700000016304DC72'

describe('the merchant of a QR', () => {
  it('has the name, the city and the identifier inside the network’s template', () => {
    expect(readMerchant(fonepay)).toEqual({
      name: 'Lumbini Tech University',
      city: 'Banke',
      accounts: ['2222990000000017'],
    })
  })

  it('is another one when one digit of the code differs, its checksum made right', () => {
    const fields = [
      { tag: '26', value: '0011fonepay.com07162222990000000018' },
      { tag: '59', value: 'Lumbini Tech University' },
    ]
    expect(readMerchant(printEmv(fields))?.accounts).toEqual(['2222990000000018'])
  })

  it('keeps an identifier that is no template as it is, the longest first', () => {
    const fields = [
      { tag: '02', value: '4123' },
      { tag: '26', value: 'plain-text' },
    ]
    expect(readMerchant(printEmv(fields))?.accounts).toEqual(['plain-text', '4123'])
  })

  it('is null for a wrong checksum and for other text', () => {
    expect(readMerchant(fonepay.replace('DC72', 'DC73'))).toBeNull()
    expect(readMerchant('hello')).toBeNull()
  })
})
