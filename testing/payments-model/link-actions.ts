import { expect } from 'vitest'
import { comeBack } from '#testing/applicant.ts'
import type { LinkCommand, WalletAction } from './commands.ts'
import type { Link, Model, WalletStatus } from './model-state.ts'
import { picked } from './arbitraries.ts'
import { enter } from './book.ts'
import { isExpired, learn, reach } from './model-wallet.ts'
import type { ModelFixture } from './fixture.ts'

/** Does something to one of the links there are; nothing when there is none. */
export async function runLinkCommand(fixture: ModelFixture, command: LinkCommand): Promise<void> {
  const { links } = fixture.model
  const link = picked(links, command.link)
  if (link === undefined) return
  if (command.does === 'wallet') return wallet(fixture, link, command.action)
  if (command.does === 'come back') return back(fixture, link, command.times)
  if (command.does === 'forge') return forge(fixture, link)
  return checkAgain(fixture, link)
}

/** Only what a wallet may do then: pay or refuse while it is open, give back what it took. */
function wallet({ at, model }: ModelFixture, link: Link, does: WalletAction): void {
  const { status } = link.wallet
  const isTaken = status === 'Completed' || status === 'Partially Refunded'
  const isOver = isTaken || status === 'User canceled' || status === 'Refunded'
  if (does === 'refund' || does === 'refund part' ? !isTaken : isOver) return
  if (isExpired(model, link)) return
  const amount = does === 'take less' ? Math.floor(link.amount / 2) : link.wallet.amount
  link.wallet = { status: statusAfter[does], amount }
  at.khalti.change(link.pidx, link.wallet)
}

const statusAfter = {
  pay: 'Completed',
  cancel: 'User canceled',
  hold: 'Pending',
  'take less': 'Completed',
  refund: 'Refunded',
  'refund part': 'Partially Refunded',
} as const satisfies Record<WalletAction, WalletStatus>

async function back({ at, model }: ModelFixture, link: Link, times: number): Promise<void> {
  for (let time = 0; time < times; time++) learn(model, link)
  const answers = await Promise.all(Array.from({ length: times }, () => comeBack(at, link.pidx)))
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers.location]).toEqual([
      303,
      `/entrance?tab=applied&payment=${link.attempt}`,
    ])
}

/** Parameters beside a pidx have no effect, and an unknown pidx leads to the start page. */
async function forge({ at, model }: ModelFixture, link: Link): Promise<void> {
  learn(model, link)
  const hints = { total_amount: '99999999', transaction_id: 'FORGED', purchase_order_id: 'x' }
  expect((await comeBack(at, link.pidx, hints)).statusCode).toBe(303)
  const home = await comeBack(at, `${link.pidx}!`, hints)
  expect(home.headers.location).toBe('/')
}

async function checkAgain(fixture: ModelFixture, link: Link): Promise<void> {
  const isAsked =
    link.linkState === 'open' || link.linkState === 'held' || link.linkState === 'replaced'
  if (isAsked) learn(fixture.model, link)
  const student = await fixture.student()
  const query = { purchase_order_id: link.attempt }
  const { body } = await student.get('/nou/khaltipay/status', query)
  expect(body['outcome']).toBe(messageOf(link, fixture.model))
}

/** Outcome of a link for the student: money taken in another amount than asked is held, and not unknown. */
function messageOf({ linkState, pidx }: Link, { entries }: Model): string {
  if (linkState === 'paid' || linkState === 'partly refunded') return 'paid'
  if (linkState === 'canceled' || linkState === 'expired' || linkState === 'refunded')
    return 'not-completed'
  return entries.has(`held ${pidx}`) ? 'held' : 'not-known'
}

/** The wallet took money for a payment we have no attempt of. */
export async function strayPayment({ at, model }: ModelFixture): Promise<void> {
  const order = {
    amount: 4_321,
    purchase_order_id: 'x',
    purchase_order_name: 'x',
    return_url: 'x:/',
  }
  const reply = at.khalti.initiate(order, 'http://pay.test/')
  const pidx = /"pidx":"([\w-]+)"/.exec(JSON.stringify(reply))?.[1] ?? ''
  at.khalti.decide(pidx, 'pay')
  const isReached = reach(model)
  await comeBack(at, pidx)
  if (!isReached) return
  enter(model.book, model.nowMs, { khalti: 4_321, suspense: -4_321 })
  model.strays.push({ id: pidx, amount: 4_321, state: 'in suspense' })
}
