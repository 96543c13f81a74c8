/**
 * The reference of a wallet payment in a form one can read out on the phone: the first eight signs of the attempt's id
 * in two groups, `3F2A-91C4`. Staff find the attempt by it (docs/operations.md).
 */
export function shortReference(attemptId: string): string {
  const signs = attemptId.slice(0, 8).toUpperCase()
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
