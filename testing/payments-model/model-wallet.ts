import { arrive, feeToday, isPending, payable, post, postReversal, takeBack } from './model.ts'
import type { Link, Model } from './model-state.ts'
import { arrivalOf, creditSentPart } from './model-refunds.ts'

const minute = 60_000
const hour = 60 * minute
const linkLifeMs = 60 * minute
const looksMs = [2, 5, 15, 60, 70, 120, 24 * 60, 72 * 60].map((minutes) => minutes * minute)

/**
 * Asks the provider first about the links that may be paid. Gives the open link again, 'new' for one the provider
 * gives, or 'no' if it is refused: one has been paid, or that is unknown and another link would be needed.
 */
export function expectedLink(model: Model, claimed: number): 'no' | 'new' | Link {
  const watched = model.links.filter((link) => mayBePaid(model, link))
  const answers = watched.map((link) => learn(model, link))
  if (watched.some(({ linkState }) => linkState === 'paid')) return 'no'
  const owed = payable(model)
  if (owed < 1_000 || claimed !== owed || isPending(model)) return 'no'
  if (model.links.some(({ linkState }) => linkState === 'held')) return 'no'
  const open = model.links.find(({ linkState }) => linkState === 'open')
  if (open && open.amount === owed && open.startedMs + linkLifeMs > model.nowMs) return open
  if (answers.includes(false)) return 'no'
  if (open) open.linkState = 'replaced'
  model.noted = feeToday(model)
  return reach(model) ? 'new' : 'no'
}

function mayBePaid({ nowMs }: Model, { linkState, startedMs }: Link): boolean {
  if (linkState === 'open' || linkState === 'held') return true
  return linkState === 'replaced' && startedMs > nowMs - 70 * minute
}

export function newLink(model: Model, facts: Pick<Link, 'pidx' | 'attempt' | 'amount'>): Link {
  const { amount } = facts
  const link: Link = {
    ...facts,
    startedMs: model.nowMs,
    isClosed: false,
    linkState: 'open',
    wallet: { status: 'Initiated', amount },
    nextLookMs: model.nowMs + 2 * minute,
  }
  model.links.push(link)
  return link
}

export function isExpired({ nowMs }: Model, { wallet, startedMs }: Link): boolean {
  return wallet.status === 'Initiated' && startedMs + linkLifeMs <= nowMs
}

/** One question to the provider: after five unanswered in a row none is sent for half a minute. */
export function reach(model: Model, isLost = model.down): boolean {
  const { breaker, nowMs } = model
  if (nowMs < breaker.closedUntilMs) return false
  breaker.failures = isLost ? breaker.failures + 1 : 0
  if (breaker.failures >= 5) model.breaker = { failures: 4, closedUntilMs: nowMs + 30_000 }
  return !isLost
}

/** Asks about a link and believes the answer; false when there was none. */
export function learn(model: Model, link: Link): boolean {
  if (link.linkState === 'refunded') return true
  if (!reach(model)) return false
  const { status } = link.wallet
  const wasPaid = link.linkState === 'paid' || link.linkState === 'partly refunded'
  if (isExpired(model, link)) end(model, link, 'expired')
  else if (status === 'User canceled') end(model, link, 'canceled')
  else if (status === 'Completed' && !wasPaid) complete(model, link)
  else if (status === 'Pending' && !wasPaid) hold(model, link)
  else if (status === 'Partially Refunded' && !wasPaid) hold(model, link)
  else if (status === 'Refunded' && !wasPaid) end(model, link, 'canceled')
  else if (status === 'Refunded' || status === 'Partially Refunded') wentBack(model, link, status)
  return true
}

/** A paid link was given back: by a refund of ours, which then has left, or by the wallet itself. */
function wentBack(model: Model, link: Link, status: 'Refunded' | 'Partially Refunded'): void {
  const own = arrivalOf(model, link, status)
  if (own === 'differs') return
  if (status === 'Partially Refunded') {
    link.linkState = 'partly refunded'
    return
  }
  if (own === 'none') {
    creditSentPart(model, link)
    takeBack(model, link.pidx)
    link.isClosed = true
  }
  link.linkState = 'refunded'
  link.nextLookMs = null
}

function complete(model: Model, link: Link): void {
  if (link.wallet.amount !== link.amount) {
    hold(model, link)
    const { amount } = link.wallet
    post(model, `held ${link.pidx}`, { khalti: amount, suspense: 0 - amount, isHeld: true })
    return
  }
  release(model, link)
  arrive(model, link.pidx, { account: 'khalti', amount: link.amount })
  link.linkState = 'paid'
  link.nextLookMs = link.startedMs + 24 * hour
}

function hold(model: Model, link: Link): void {
  link.linkState = 'held'
  link.nextLookMs ??= model.nowMs + 24 * hour
}

/** Over without money: a link that ended stays as it ended first. */
function end(model: Model, link: Link, as: 'expired' | 'canceled'): void {
  if (link.linkState !== 'open' && link.linkState !== 'replaced' && link.linkState !== 'held')
    return
  release(model, link)
  link.linkState = as
}

function release(model: Model, { pidx }: Link): void {
  postReversal(model, `held ${pidx}`, `released ${pidx}`)
}

export function sweep(model: Model): void {
  const due = model.links
    .filter(({ nextLookMs }) => nextLookMs !== null && nextLookMs <= model.nowMs)
    .toSorted((one, other) => (one.nextLookMs ?? 0) - (other.nextLookMs ?? 0))
  for (const link of due) {
    const age = model.nowMs - link.startedMs
    const next = looksMs.find((ms) => ms > age)
    const daily = link.linkState === 'held' ? model.nowMs + 24 * hour : null
    const planned = next === undefined ? daily : link.startedMs + next
    link.nextLookMs = planned
    const soon = model.nowMs + 5 * minute
    if (!learn(model, link) && (planned === null || planned > soon)) link.nextLookMs = soon
    if (link.linkState === 'open' && age >= 70 * minute) link.linkState = 'expired'
  }
}
