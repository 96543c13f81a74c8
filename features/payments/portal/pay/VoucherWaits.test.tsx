import { expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { paymentsOnWire, vouchersOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { type Payment, paymentFromWire } from '#features/payments/wire/payment.ts'
import { VoucherWaits } from './VoucherWaits.tsx'

const waits = (wire: readonly object[]) => {
  const payments = wire.map((each) => paymentFromWire({ ...each }) as Payment)
  return wordsOf(draw(<VoucherWaits payments={payments} />).container.querySelector('p'))
}

it('says what all waiting vouchers come to, in the reader’s language', () => {
  expect(waits(vouchersOnWire)).toBe('Rs. 350 waits for the cashier')
  language.set('ne')
  expect(waits(vouchersOnWire)).toBe('रु. ३५० बराबरको भौचर लेखामा जाँच हुँदै छ')
})

it('says nothing where no voucher waits: wallet payments, approved and returned vouchers', () => {
  const [voucher, wallet, returned] = paymentsOnWire
  const approved = { ...voucher, DocStatus: { id: 'AP' } }
  const open = { ...wallet, DocStatus: { id: 'DR' } }
  expect(waits([approved, wallet, open, returned])).toBe('')
})
