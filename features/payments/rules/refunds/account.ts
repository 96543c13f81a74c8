/** Account numbers as banks print them: alphanumeric, with hyphens. */
const accountNumber = /^[0-9A-Za-z-]{6,30}$/

export function isAccountNumber(text: string): boolean {
  return accountNumber.test(text)
}

/** The last four characters, for a message that other people may read too. */
export function endingOf(number: string): string {
  return number.slice(-4)
}
