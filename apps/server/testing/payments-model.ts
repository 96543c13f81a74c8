/**
 * Payments for one application, thought through a second time from SECURITY §2 alone: no product code is imported, and
 * amounts are plain whole paisa. What the server says after every step must be what this says.
 */
export type Standing =
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
  standing: Standing
  /** What the provider would say, if asked. */
  wallet: { status: WalletStatus; amount: number }
  nextLookMs: number | null
}

export type Voucher = {
  readonly paymentId: number
  readonly slip: number
  state: 'submitted' | 'held' | 'returned' | 'approved'
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
  /** Where each payment went, by its source; a source is posted once. */
  readonly postings: Map<string, Posting>
  /** Money that belongs to no attempt of ours. */
  unplaced: number
  credits: number
  /** Whether the provider is down, and what the breaker has seen of it. */
  down: boolean
  breaker: { failures: number; closedUntilMs: number }
}

const minute = 60_000
const hour = 60 * minute
const linkLifeMs = 60 * minute
const looksMs = [2, 5, 15, 60, 70, 120, 24 * 60, 72 * 60].map((minutes) => minutes * minute)

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

/** What may be paid today; 0 when nothing may. */
export function payable(model: Model): number {
  if (!model.applied || model.nowMs >= model.fees.lateUntilMs) return 0
  return isPaid(model) ? 0 : Math.max(0, feeToday(model) - paid(model))
}

/** 'same' gives the open link again, 'new' wants one from the provider, 'no' is refused. */
export function wishForLink(model: Model, claimed: number): 'no' | 'new' | Link {
  const owed = payable(model)
  if (owed < 1_000 || claimed !== owed || isPending(model)) return 'no'
  if (model.links.some(({ standing }) => standing === 'held')) return 'no'
  const open = model.links.find(({ standing }) => standing === 'open')
  if (open && open.amount === owed && open.startedMs + linkLifeMs > model.nowMs) return open
  if (open) open.standing = 'replaced'
  model.noted = feeToday(model)
  return reach(model) ? 'new' : 'no'
}

export function newLink(model: Model, facts: Pick<Link, 'pidx' | 'attempt' | 'amount'>): Link {
  const { amount } = facts
  const link: Link = {
    ...facts,
    startedMs: model.nowMs,
    standing: 'open',
    wallet: { status: 'Initiated', amount },
    nextLookMs: model.nowMs + 2 * minute,
  }
  model.links.push(link)
  return link
}

export function isExpired({ nowMs }: Model, { wallet, startedMs }: Link): boolean {
  return wallet.status === 'Initiated' && startedMs + linkLifeMs <= nowMs
}

/** One question to the provider: five unanswered in a row close the door for half a minute. */
export function reach(model: Model): boolean {
  const { breaker, nowMs } = model
  if (nowMs < breaker.closedUntilMs) return false
  breaker.failures = model.down ? breaker.failures + 1 : 0
  if (breaker.failures >= 5) model.breaker = { failures: 4, closedUntilMs: nowMs + 30_000 }
  return !model.down
}

/** Asks about a link and believes the answer; false when there was none. */
export function learn(model: Model, link: Link): boolean {
  if (link.standing === 'refunded') return true
  if (!reach(model)) return false
  const { status } = link.wallet
  const wasPaid = link.standing === 'paid' || link.standing === 'partly refunded'
  if (isExpired(model, link)) end(model, link, 'expired')
  else if (status === 'User canceled') end(model, link, 'canceled')
  else if (status === 'Completed' && !wasPaid) complete(model, link)
  else if (status === 'Pending' && !wasPaid) hold(model, link)
  else if (status === 'Partially Refunded' && !wasPaid) hold(model, link)
  else if (status === 'Partially Refunded') link.standing = 'partly refunded'
  else if (status === 'Refunded' && !wasPaid) end(model, link, 'canceled')
  else if (status === 'Refunded') {
    model.postings.delete(link.pidx)
    link.standing = 'refunded'
    link.nextLookMs = null
  }
  return true
}

function complete(model: Model, link: Link): void {
  if (link.wallet.amount !== link.amount) {
    hold(model, link)
    model.postings.set(`held ${link.pidx}`, { fee: 0, suspense: link.wallet.amount })
    return
  }
  model.postings.delete(`held ${link.pidx}`)
  post(model, link.pidx, link.amount)
  link.standing = 'paid'
  link.nextLookMs = link.startedMs + 24 * hour
}

function hold(model: Model, link: Link): void {
  link.standing = 'held'
  link.nextLookMs ??= model.nowMs + 24 * hour
}

/** Over without money: a link that ended stays as it ended first. */
function end(model: Model, link: Link, as: 'expired' | 'canceled'): void {
  if (link.standing !== 'open' && link.standing !== 'replaced' && link.standing !== 'held') return
  model.postings.delete(`held ${link.pidx}`)
  link.standing = as
}

/** To the fee as far as it owes, the rest to suspense. */
function post(model: Model, source: string, amount: number): void {
  const fee = Math.min(Math.max(0, model.noted - paid(model)), amount)
  model.postings.set(source, { fee, suspense: amount - fee })
  model.credits++
}

export function sweep(model: Model): void {
  const due = model.links
    .filter(({ nextLookMs }) => nextLookMs !== null && nextLookMs <= model.nowMs)
    .toSorted((one, other) => (one.nextLookMs ?? 0) - (other.nextLookMs ?? 0))
  for (const link of due) {
    const age = model.nowMs - link.startedMs
    const next = looksMs.find((ms) => ms > age)
    const daily = link.standing === 'held' ? model.nowMs + 24 * hour : null
    const planned = next === undefined ? daily : link.startedMs + next
    link.nextLookMs = planned
    const soon = model.nowMs + 5 * minute
    if (!learn(model, link) && (planned === null || planned > soon)) link.nextLookMs = soon
    if (link.standing === 'open' && age >= 70 * minute) link.standing = 'expired'
  }
}

/** Null: the voucher is refused. Otherwise how it waits. */
export function wishToUpload(model: Model, slip: number): 'submitted' | 'held' | null {
  if (payable(model) === 0 || isPending(model)) return null
  model.noted = feeToday(model)
  const isUsed = model.vouchers.some(
    (voucher) => voucher.slip === slip && ['submitted', 'approved'].includes(voucher.state),
  )
  return isUsed ? 'held' : 'submitted'
}

/** Approving again is no refusal and changes nothing. */
export function approve(model: Model, voucher: Voucher, amount: number): boolean {
  if (voucher.state === 'approved') return true
  if (voucher.state !== 'submitted') return false
  post(model, `voucher ${voucher.paymentId}`, amount)
  voucher.state = 'approved'
  return true
}

export function giveBack({ state }: Voucher): boolean {
  return state === 'submitted' || state === 'held'
}
