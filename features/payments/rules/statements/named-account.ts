/** The account of ours that a statement names first, by its number; null: it names none. */
export function namedAccount<Account extends { readonly number: string }>(
  content: string,
  accounts: readonly Account[],
): Account | null {
  const text = plain(content)
  const named = accounts
    .map((account) => ({ account, at: placeOf(plain(account.number), text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return named[0]?.account ?? null
}

/** Banks print groups of digits with blanks or hyphens between them. */
function plain(text: string): string {
  return text.toUpperCase().replaceAll(/(?<=[0-9A-Z])[ -](?=[0-9A-Z])/g, '')
}

/** First place of a number that is no part of a longer one; -1: none. */
function placeOf(number: string, text: string): number {
  let at = text.indexOf(number)
  while (at >= 0 && (isDigit(text[at - 1]) || isDigit(text[at + number.length])))
    at = text.indexOf(number, at + 1)
  return at
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}
