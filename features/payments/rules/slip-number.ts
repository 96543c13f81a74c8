/** The first digit of each script in which a slip number is typed: Devanagari, Bengali, Arabic, Persian. */
const zeros = [0x966, 0x9e6, 0x660, 0x6f0]

/** One normal form of a slip number: letters and digits only, one script of digits, no case. '' where nothing is left. */
export function slipKey(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** One normal form of a bank's name: «Nepal Bank Ltd.» is Nepal Bank. */
function bankKey(name: string): string {
  return slipKey(name).replace(/(?:limited|ltd|लिमिटेड|लि)$/u, '')
}

/** What is compared of two slips. */
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
