/** The first digit of each script in which a number is typed off a paper: Devanagari, Bengali, Arabic, Persian. */
const zeros = [0x966, 0x9e6, 0x660, 0x6f0]

/** One normal form of a number on a paper: letters and digits only, one script of digits, no case. '' where nothing is left. */
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
