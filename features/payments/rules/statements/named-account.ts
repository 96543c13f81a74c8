/** The account of ours that a statement names first, by its number; null: it names none. */
export function namedAccount<Account extends { readonly number: string }>(
  content: string,
  accounts: readonly Account[],
): Account | null {
  const text = plain(content)
  const named = accounts
    .map((account) => ({ account, at: text.search(whole(plain(account.number))) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return named[0]?.account ?? null
}

/** Banks print groups of digits with blanks or hyphens between them. */
function plain(text: string): string {
  return text.toUpperCase().replaceAll(/(?<=[0-9A-Z])[ -](?=[0-9A-Z])/g, '')
}

/** Not as a part of a longer number. */
function whole(number: string): RegExp {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`)
}
