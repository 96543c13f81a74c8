import { slipKey } from '#platform/pure/text/slip-key.ts'
import { bankKey } from '../statements/bank-name.ts'

/** Facts of a slip that are compared with another slip. */
export type ClaimedSlip = {
  readonly sha256: string
  readonly bank: string | null
  readonly number: string | null
  readonly day: string | null
  readonly amount: number
  readonly partnerId: number
}

/**
 * `same`: one slip, by its picture or by number and bank. `alike`: the number at another bank, or the same person, day and
 * amount under another number; a person has to look. null: nothing in common.
 */
export function slipClash(one: ClaimedSlip, other: ClaimedSlip): 'same' | 'alike' | null {
  if (one.sha256 === other.sha256) return 'same'
  const [mine, theirs] = [slipKey(one.number ?? ''), slipKey(other.number ?? '')]
  if (mine !== '' && mine === theirs) {
    const banks = new Set([one, other].map(({ bank }) => bankKey(bank ?? '')))
    return banks.size === 1 || banks.has('') ? 'same' : 'alike'
  }
  const isOnePayment =
    one.day !== null &&
    one.day === other.day &&
    one.amount === other.amount &&
    one.partnerId === other.partnerId
  return isOnePayment ? 'alike' : null
}
