/** The zero of each script in which a number is typed from a slip: Devanagari, Bengali, Arabic, Persian. */
const zeros = [0x966, 0x9e6, 0x660, 0x6f0]

/** Normal form of a number on a slip: alphabetic characters and digits only, Latin digits, lower case; may be ''. */
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
