import { entrancePaymentStanding, type Paying } from '#features/applying/rules/facts.ts'

/** An entrance is paid, pending or unpaid; there is no part payment (SPEC §4). */
export function standingOf({ paying }: { readonly paying: Paying }): 'paid' | 'pending' | 'unpaid' {
  const { is } = entrancePaymentStanding(paying)
  return is === 'partly' ? 'unpaid' : is
}
