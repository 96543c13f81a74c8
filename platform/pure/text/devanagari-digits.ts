const zero = 0x0966

/** Latin digits of a text as Devanagari digits. */
export function devanagariDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}
