import type { Payment } from './payment.ts'

export type TypeCount = { readonly type: string; readonly count: number }

/** Each distinct document type with how many payments it has, in the order they first appear. */
export function countByType(
  payments: readonly Pick<Payment, 'documentType'>[],
): readonly TypeCount[] {
  const counts = new Map<string, number>()
  for (const { documentType } of payments)
    counts.set(documentType, (counts.get(documentType) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type, count }))
}

/** Payments of a type ('' for all), newest first. */
export function paymentsOfType<Row extends Pick<Payment, 'documentType' | 'id'>>(
  payments: readonly Row[],
  type: string,
): readonly Row[] {
  return payments
    .filter((payment) => type === '' || payment.documentType === type)
    .toSorted((one, other) => other.id - one.id)
}

/** `7hQx4F…9fK`: long ids are shortened in the middle; the whole is copied. */
export function shortId(id: string): string {
  return id.length <= 12 ? id : `${id.slice(0, 6)}…${id.slice(-3)}`
}
