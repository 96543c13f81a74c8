import { type Money, paisa } from '#platform/pure/money/money.ts'

/** A fee raised by per cent and rounded up to a step in paisa; 0 per cent leaves it as it is. */
export function raiseFee(
  fee: Money,
  { percent, step }: { readonly percent: number; readonly step: Money },
): Money {
  if (percent === 0) return fee
  const raised = Math.round(fee * (100 + percent)) / 100
  return paisa(Math.ceil(Math.round(raised) / step) * step)
}
