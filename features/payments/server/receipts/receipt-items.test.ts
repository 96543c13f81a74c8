import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { receiptItems } from './receipt-items.ts'

const fee = { en: 'Admission fee', ne: 'भर्ना शुल्क' }
const items = [
  { label: { en: 'Admission', ne: 'भर्ना' }, amount: rupees(5_000) },
  { label: { en: 'Semester', ne: 'सेमेस्टर' }, amount: rupees(33_200) },
]
const document = { items, assessed: rupees(38_200) }
const nothing = rupees(0)

const lines = (amount: number, toCredit: number, of: typeof document | null = document) =>
  receiptItems({ amount: rupees(amount), toCredit: rupees(toCredit), fee }, of).map(
    ({ label, amount: part }) => [label.en, part / 100],
  )

describe('the items of a receipt', () => {
  it('are the parts of a fee that was paid at once', () => {
    expect(lines(38_200, 0)).toEqual([
      ['Admission', 5_000],
      ['Semester', 33_200],
    ])
  })

  it('say of a part which fee it is a part of, in both languages', () => {
    const [part] = receiptItems({ amount: rupees(20_000), toCredit: nothing, fee }, document)
    expect(part?.label).toEqual({
      en: 'Admission fee, part of Rs. 38,200',
      ne: 'रु. ३८,२००मध्ये भर्ना शुल्क',
    })
  })

  it.each([
    ['more than was owed', { amount: 40_000, toCredit: 1_800 }, [5_000, 33_200, 1_800]],
    ['nothing but credit', { amount: 1_500, toCredit: 1_500 }, [1_500]],
    ['the rest of a fee and a credit', { amount: 20_000, toCredit: 1_800 }, [18_200, 1_800]],
  ])('add up with %s', (_, { amount, toCredit }, parts) => {
    const found = lines(amount, toCredit)
    expect(found.map(([, part]) => part)).toEqual(parts)
    expect(found.at(-1)?.[0]).toBe('To your credit')
  })

  it('are the fee by its name where no document is known', () => {
    expect(lines(1_500, 0, null)).toEqual([['Admission fee', 1_500]])
  })
})
