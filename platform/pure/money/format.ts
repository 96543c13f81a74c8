import { devanagariDigits } from '../text/devanagari-digits.ts'
import type { Language, Message } from '../message.ts'
import { type Money } from './money.ts'

/** `1,25,000` or `1,25,000.50`: lakh grouping, paisa only when not zero (DESIGN §7; the en-NP locale groups wrongly). */
export function formatAmount(money: Money): string {
  const sign = money < 0 ? '-' : ''
  const whole = String(Math.trunc(Math.abs(money) / 100))
  const fraction = Math.abs(money) % 100
  const head = inPairs(whole.slice(0, -3))
  const grouped = head === '' ? whole : `${head},${whole.slice(-3)}`
  return sign + grouped + (fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`)
}

/** The amount without its currency, in the digits of each language: for a sentence that says रु. itself. */
export function amountInDigits(money: Money): Message {
  const en = formatAmount(money)
  return { en, ne: devanagariDigits(en) }
}

/** `12345` as `1,23,45`: pairs counted from the right. */
function inPairs(digits: string): string {
  const odd = digits.length % 2
  const pairs = digits.slice(odd).match(/\d\d/g) ?? []
  return [...(odd === 1 ? [digits.slice(0, 1)] : []), ...pairs].join(',')
}

/** `NRs. 1,25,000`, the specification's words for what is to be paid; रु. १,२५,००० in Nepali. */
export function formatNrs(money: Money, language: Language): string {
  return language === 'ne' ? formatRs(money, 'ne') : `NRs. ${formatAmount(money)}`
}

/** `Rs. 1,25,000` (रु. १,२५,००० in Nepali), letter by letter as the specification; a style keeps it on one line. */
export function formatRs(money: Money, language: Language = 'en'): string {
  const amount = formatAmount(money)
  return language === 'ne' ? `रु. ${devanagariDigits(amount)}` : `Rs. ${amount}`
}

/** The same in both languages. */
export function rsInBoth(money: Money): Message {
  return { en: formatRs(money, 'en'), ne: formatRs(money, 'ne') }
}
