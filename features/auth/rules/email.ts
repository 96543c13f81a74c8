/** One plain ASCII address: no display names, comments, quotes or lists ever reach the mailer (SECURITY T07). */
const address =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text) && !text.includes('..')
}

/** Two spellings of one address are one account. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase()
}
