import type { Language } from '../message.ts'
import { type Money } from './money.ts'

const devanagariZero = 0x0966

/** Latin digits of a text as Devanagari digits. */
export function devanagariDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(devanagariZero + Number(digit)))
}

/** `1,25,000` or `1,25,000.50`: lakh grouping, paisa only when not zero (DESIGN §7; the en-NP locale groups wrongly). */
export function formatAmount(money: Money): string {
  const sign = money < 0 ? '-' : ''
  const whole = String(Math.trunc(Math.abs(money) / 100))
  const fraction = Math.abs(money) % 100
  const head = whole.slice(0, -3).replaceAll(/\B(?=(\d\d)+$)/g, ',')
  const grouped = head === '' ? whole : `${head},${whole.slice(-3)}`
  return sign + grouped + (fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`)
}

/** `Rs. 1,25,000` (रु. १,२५,००० in Nepali) with a no-break space. */
export function formatRs(money: Money, language: Language = 'en'): string {
  const amount = formatAmount(money)
  return language === 'ne' ? `रु.\u00A0${devanagariDigits(amount)}` : `Rs.\u00A0${amount}`
}
