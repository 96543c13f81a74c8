/**
 * Payments for one application, thought through a second time from SECURITY §2 alone: no product code is imported, and
 * amounts are plain whole paisa. What the server says after every step must be what this says.
 */
export type LinkState =
  | 'open'
  | 'replaced'
  | 'held'
  | 'canceled'
  | 'expired'
  | 'paid'
  | 'partly refunded'
  | 'refunded'

export type WalletStatus =
  | 'Initiated'
  | 'Pending'
  | 'Completed'
  | 'User canceled'
  | 'Refunded'
  | 'Partially Refunded'

export type Link = {
  readonly pidx: string
  readonly attempt: string
  readonly amount: number
  readonly startedMs: number
  linkState: LinkState
  /** Answer of the provider, if asked. */
  wallet: { status: WalletStatus; amount: number }
  nextLookMs: number | null
}

export type Voucher = {
  readonly paymentId: number
  readonly slip: number
  state: 'submitted' | 'held' | 'returned' | 'approved' | 'reversed'
}

type Posting = { readonly fee: number; readonly suspense: number }

export type Model = {
  nowMs: number
  fees: { regular: number; late: number; regularUntilMs: number; lateUntilMs: number }
  applied: boolean
  /** The fee noted on the application. */
  noted: number
  readonly links: Link[]
  readonly vouchers: Voucher[]
  /** Accounts to which each payment was posted, by its source; a source is posted once. */
  readonly postings: Map<string, Posting>
  /** Money that belongs to no attempt of ours. */
  unplaced: number
  credits: number
  /** True while the provider is down; `breaker` counts its failures. */
  down: boolean
  breaker: { failures: number; closedUntilMs: number }
}

export function newModel(nowMs: number, fees: Model['fees']): Model {
  return {
    nowMs,
    fees,
    applied: false,
    noted: 0,
    links: [],
    vouchers: [],
    postings: new Map(),
    unplaced: 0,
    credits: 0,
    down: false,
    breaker: newBreaker(),
  }
}

export function newBreaker(): Model['breaker'] {
  return { failures: 0, closedUntilMs: 0 }
}

export function feeToday({ nowMs, fees }: Model): number {
  return nowMs < fees.regularUntilMs ? fees.regular : fees.late
}

export function paid({ postings }: Model): number {
  return [...postings.values()].reduce((sum, { fee }) => sum + fee, 0)
}

export function suspense({ postings }: Model): number {
  return [...postings.values()].reduce((sum, posting) => sum + posting.suspense, 0)
}

export function isPaid(model: Model): boolean {
  return model.noted > 0 && paid(model) >= model.noted
}

export function isPending({ vouchers }: Model): boolean {
  return vouchers.some(({ state }) => state === 'submitted' || state === 'held')
}

/** Amount payable today; 0 if none is. */
export function payable(model: Model): number {
  if (!model.applied || model.nowMs >= model.fees.lateUntilMs) return 0
  return isPaid(model) ? 0 : Math.max(0, feeToday(model) - paid(model))
}

/** To the fee as far as it owes, the rest to suspense. */
export function post(model: Model, source: string, amount: number): void {
  const fee = Math.min(Math.max(0, model.noted - paid(model)), amount)
  model.postings.set(source, { fee, suspense: amount - fee })
  model.credits++
}

/** Null: the voucher is refused. Otherwise how it waits. */
export function expectedUpload(model: Model, slip: number): 'submitted' | 'held' | null {
  if (payable(model) === 0 || isPending(model)) return null
  model.noted = feeToday(model)
  const isUsed = model.vouchers.some(
    (voucher) => voucher.slip === slip && ['submitted', 'approved'].includes(voucher.state),
  )
  return isUsed ? 'held' : 'submitted'
}

/** Approving again is no refusal and changes nothing; an amount not owed goes to credit if the approval says so. */
export function approve(
  model: Model,
  voucher: Voucher,
  { amount, toCredit }: { readonly amount: number; readonly toCredit: boolean },
): boolean {
  if (voucher.state === 'approved') return true
  if (voucher.state !== 'submitted' && voucher.state !== 'held') return false
  if (voucher.state === 'held' && isTaken(model, voucher)) return false
  if (toCredit === model.noted > paid(model)) return false
  post(model, `voucher ${voucher.paymentId}`, amount)
  voucher.state = 'approved'
  return true
}

/** A held slip may be approved once no other payment has it. */
function isTaken(model: Model, voucher: Voucher): boolean {
  return model.vouchers.some(
    (other) =>
      other !== voucher &&
      other.slip === voucher.slip &&
      ['submitted', 'approved'].includes(other.state),
  )
}

/** Moves back what the voucher moved, from the fee and from credit; a second time is refused. */
export function reverse(model: Model, voucher: Voucher): boolean {
  if (voucher.state !== 'approved') return false
  const source = `voucher ${voucher.paymentId}`
  const { fee, suspense } = model.postings.get(source) ?? { fee: 0, suspense: 0 }
  model.postings.set(`reversal of ${source}`, { fee: 0 - fee, suspense: 0 - suspense })
  voucher.state = 'reversed'
  return true
}

export function giveBack({ state }: Voucher): boolean {
  return state === 'submitted' || state === 'held'
}
