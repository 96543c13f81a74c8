/** Source under which the cash of a payment is posted. */
export function cashSource(paymentId: number): string {
  return `cash:${paymentId}`
}
