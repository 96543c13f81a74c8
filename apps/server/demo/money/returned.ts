import type { DemoPeople } from '../load-demo.ts'
import type { MoneyOffice } from './office.ts'
import { type DemoContext, slipOf, uploadAll } from './slips.ts'

/** Reasons that the cashier wrote in English only: they wait for their Nepali half. */
const reasons = [
  'The picture is too dark to read the amount.',
  'The slip belongs to another university. Please upload yours.',
  'Only half of the slip is in the picture.',
]

/** Vouchers that the cashier returned: a slip that was used before, which the registrar hears of, and unclear ones. */
export async function returnForDemo(
  office: MoneyOffice,
  { crowd }: DemoPeople,
  context: DemoContext & { readonly slip: number; readonly used: string },
): Promise<void> {
  const slips = crowd.returned.map((paying, place) => {
    const slip = slipOf(paying, context.slip + place, context)
    return place === 0 ? { ...slip, number: context.used } : slip
  })
  const ids = await uploadAll(crowd.returned, slips, context)
  for (const [place, id] of ids.entries()) {
    const why =
      place === 0
        ? {
            reason: 'The slip was used for another payment.',
            reason_ne: 'यो भौचर अर्को भुक्तानीमा प्रयोग भइसकेको छ।',
            tell_registrar: true,
          }
        : { own_words: reasons[place - 1] }
    await office('cashier', 1)('voucher_return', { c_payment_ID: id, ...why })
  }
}
