import { describe, expect, it } from 'vitest'
import { decideProof, hiddenEnd } from './proof.ts'

const reason = (
  at: Parameters<typeof decideProof>[1],
  number: string | null = '01201002345678',
) => {
  const decision = decideProof({ number }, at)
  return decision.is === 'refused' ? decision.reason : decision.is
}

describe('the proof of a second person', () => {
  it('is the digits on the paper and a code', () => {
    expect(reason({ code: '123456', digits: '5678' })).toBe('allowed')
    expect(reason({ code: '', digits: '5678' })).toBe('code-needed')
    expect(reason({ code: '123456', digits: '5670' })).toBe('digits-wrong')
    expect(reason({ code: '123456', digits: '' })).toBe('digits-wrong')
  })
  it('is the code alone where nothing stands on a paper', () => {
    expect(reason({ code: '123456', digits: '' }, null)).toBe('allowed')
    expect(reason({ code: '', digits: '' }, null)).toBe('code-needed')
  })
  it('is the end of the identifier inside a QR where the QR changes', () => {
    const at = (qrDigits: string) => {
      const typed = { code: '123456', digits: '', qrDigits }
      const decision = decideProof({ number: null, qr: '2222990000000017' }, typed)
      return decision.is === 'refused' ? decision.reason : decision.is
    }
    expect(at('0017')).toBe('allowed')
    expect(at('0018')).toBe('qr-digits-wrong')
    expect(at('')).toBe('qr-digits-wrong')
  })
  it('is not shown: the end of the number is hidden', () => {
    expect(hiddenEnd('01201002345678')).toBe('0120100234••••')
  })
})
