import { type Money, nothing, paisa, plus } from '#platform/pure/money/money.ts'

/** Money that came for one application, as far as it can go back the way it came. */
export type PaidBy = {
  /** Paid of the fee, by the ledger. */
  readonly paid: Money
  /** Khalti payments that are credited and of which nothing was given back. */
  readonly khalti: readonly { readonly attemptId: string; readonly amount: Money }[]
  /** Approved vouchers and cash together. */
  readonly bank: Money
}

export type PlannedRefunds = {
  readonly khalti: readonly {
    readonly attemptId: string
    readonly amount: Money
    /** The whole payment goes back. */
    readonly isFull: boolean
  }[]
  readonly bank: Money
  /** Amount that stays the student's credit: it did not come as money, such as an award. */
  readonly credit: Money
}

/**
 * The way each part of a paid fee goes back: through Khalti as far as it came from there, by bank as far as vouchers
 * and cash paid for it, the rest stays the student's credit.
 */
export function planRefunds({ paid, khalti, bank }: PaidBy): PlannedRefunds {
  let left = paid
  const take = (most: Money): Money => {
    const taken = paisa(Math.min(left, most))
    left = paisa(left - taken)
    return taken
  }
  const byKhalti = khalti.flatMap(({ attemptId, amount }) => {
    const taken = take(amount)
    return taken === 0 ? [] : [{ attemptId, amount: taken, isFull: taken === amount }]
  })
  const byBank = take(bank)
  return { khalti: byKhalti, bank: byBank, credit: left }
}

/** Counts and sums of many plans, for the person who decides on them. */
export type RefundSums = {
  readonly khalti: { readonly count: number; readonly sum: Money }
  readonly bank: { readonly count: number; readonly sum: Money }
  readonly credit: Money
}

export function sumRefunds(plans: readonly PlannedRefunds[]): RefundSums {
  const khalti = plans.flatMap((plan) => plan.khalti)
  const bank = plans.filter((plan) => plan.bank > 0)
  return {
    khalti: { count: khalti.length, sum: plus(...khalti.map(({ amount }) => amount)) },
    bank: { count: bank.length, sum: plus(...bank.map((plan) => plan.bank)) },
    credit: plans.reduce((sum, plan) => plus(sum, plan.credit), nothing),
  }
}
