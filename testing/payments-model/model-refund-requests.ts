import type { Link, Model, Refund } from './model-state.ts'
import { isCovered } from './model-refunds.ts'
import { learn, reach } from './model-wallet.ts'

const minute = 60_000
const day = 24 * 60 * minute
const looksMs = [2, 5, 15, 60, 360].map((minutes) => minutes * minute)

/** Sends what is confirmed, and asks about what was sent when a look is due. */
export function sweepRefunds(model: Model): void {
  const { nowMs } = model
  const due = model.refunds.filter(
    ({ way, state, nextLookMs }) =>
      way === 'khalti' && (state === 'APPROVED' || (state === 'ASKED' && nextLookMs <= nowMs)),
  )
  for (const refund of due) {
    if (refund.state !== 'ASKED') {
      advanceRefund(model, refund, false)
      continue
    }
    const since = nowMs - refund.askedMs
    refund.nextLookMs = refund.askedMs + (looksMs.find((ms) => ms > since) ?? since + day)
    advanceRefund(model, refund, false)
  }
}

/** May staff have the refund asked for a second time? */
export function mayAskAgain({ nowMs }: Model, { state, askedMs }: Refund): boolean {
  return state === 'ASKED' && nowMs - askedMs >= 15 * minute
}

/** The wallet's status comes before every request to refund. */
export function advanceRefund(model: Model, refund: Refund, again: boolean): void {
  const link = refund.of
  if (link === null || !('pidx' in link)) return
  const isFirst = refund.state === 'APPROVED'
  if (refund.state === 'ASKED' && !again) learn(model, link)
  if (!isFirst && !(refund.state === 'ASKED' && again)) return
  if (!reach(model)) return
  if (link.wallet.status !== 'Completed') {
    learn(model, link)
    if (isFirst) refund.state = 'REFUSED'
    return
  }
  if (isFirst ? !isCovered(model) : !mayAskAgain(model, refund)) return
  refund.state = 'ASKED'
  refund.askedMs = model.nowMs
  refund.nextLookMs = model.nowMs + 2 * minute
  request(model, refund, link)
}

function request(model: Model, refund: Refund, link: Link): void {
  const { refundAnswer } = model
  reach(model, refundAnswer === 'lost' || refundAnswer === 'unanswered')
  if (refundAnswer === 'done' || refundAnswer === 'unanswered')
    link.wallet = {
      ...link.wallet,
      status: refund.isFull ? 'Refunded' : 'Partially Refunded',
    }
  const isKnown = learn(model, link) && link.linkState === 'paid'
  if (refund.state === 'ASKED' && refundAnswer === 'refused' && isKnown) refund.state = 'REFUSED'
}
