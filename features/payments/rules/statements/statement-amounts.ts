import { type Money, rupees } from '#platform/pure/money/money.ts'

/** Direction of the money: into the account or out of it. */
export type Side = 'in' | 'out'

/** A cell of money: nothing, no amount, or an amount with the side its sign or its suffix names. */
export type CellAmount = 'none' | 'bad' | { readonly amount: Money; readonly side: Side | null }

/** `Rs. 1,500.00`, `1,500.00 Cr`, `-75,000.00`, `(75,000.00)`, `१,५००` as an amount; 'none' for an empty or zero cell. */
export function readAmount(cell: string): CellAmount {
  const text = latinDigits(cell).replaceAll(/(rs\.?|npr|रु\.?|,|\s)/gi, '')
  if (text === '' || text === '-') return 'none'
  const found = /^(-|\()?(\d{1,10}(?:\.\d{1,2})?)\)?(cr|dr)?\.?$/i.exec(text)
  if (found === null) return 'bad'
  const [, sign, digits = '', suffix] = found
  const amount = rupees(Number(digits))
  if (amount === 0) return 'none'
  return { amount, side: sideOf(suffix ?? '') ?? (sign === undefined ? null : 'out') }
}

/** `Cr`, `Credit`, `C`, `Deposit`, `Dr`, … as a side; null where it is neither. */
export function sideOf(text: string): Side | null {
  const word = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (['cr', 'c', 'credit', 'deposit', 'in'].includes(word)) return 'in'
  return ['dr', 'd', 'debit', 'withdrawal', 'withdraw', 'out'].includes(word) ? 'out' : null
}

function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
