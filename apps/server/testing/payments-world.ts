import { hash } from '@node-rs/argon2'
import sharp from 'sharp'
import { expect } from 'vitest'
import { nepalOffsetMs } from '#platform/pure/calendar/day.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { sweepAttempts } from '#features/payments/server/sweeper.ts'
import { providerFaults } from '#features/payments/testing/provider-faults.ts'
import { comeBack } from './applicant.ts'
import { type Campus, testPassword, todayOf } from './campus.ts'
import type { Command, LinkCommand, WalletAct } from './payments-commands.ts'
import {
  approve,
  feeToday,
  giveBack,
  isExpired,
  learn,
  type Link,
  type Model,
  newBreaker,
  newLink,
  newModel,
  payable,
  reach,
  sweep,
  type WalletStatus,
  wishForLink,
  wishToUpload,
} from './payments-model.ts'
import type { Answer, Person } from './person.ts'

/** One student, one opening and the running server, beside the model of what they should have done. */
export type World = {
  readonly at: Campus
  readonly model: Model
  readonly student: () => Promise<Person>
  readonly cashier: () => Promise<Person>
  readonly openingId: number
  readonly slips: readonly Buffer[]
  applicationId: number
}

const dayMs = 24 * 3_600_000
const regularFee = 150_000
const lateFee = 200_000

export async function newWorld(at: Campus, cashier: () => Promise<Person>): Promise<World> {
  const email = await quickStudent(at)
  const opening = anEntranceOpening('open', { name: `Entrance of ${email}`, today: todayOf(at) })
  const nowMs = at.clock.nowMs()
  const midnight = Math.floor((nowMs + nepalOffsetMs) / dayMs) * dayMs - nepalOffsetMs
  const [regularUntilMs, lateUntilMs] = [midnight + 2 * dayMs, midnight + 4 * dayMs]
  const lastDay = (until: number) => new Date(until + nepalOffsetMs - 1).toISOString().slice(0, 10)
  const openingId = await at.database.transaction((transaction) =>
    storeOpening(transaction, {
      ...opening,
      examfee: regularFee,
      latefee: lateFee,
      apply_to: lastDay(regularUntilMs),
      apply_uptolate: lastDay(lateUntilMs),
    }),
  )
  return {
    at,
    model: newModel(nowMs, { regular: regularFee, late: lateFee, regularUntilMs, lateUntilMs }),
    student: signedIn(at, () => at.signIn(email)),
    cashier,
    openingId,
    slips: await Promise.all(Array.from({ length: 4 }, pictureOfSlip)),
    applicationId: 0,
  }
}

/** A student without pictures whose password is quick to compare: neither is what these stories are about. */
async function quickStudent(at: Campus): Promise<string> {
  const { email, partnerId, userId } = await at.student({ complete: false })
  await at.database.kysely
    .updateTable('c_bpartner')
    .set({ completedregistration: true })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  await at.database.kysely
    .updateTable('credential')
    .set({ password_hash: await quickHash })
    .where('ad_user_id', '=', userId)
    .execute()
  return email
}

const quickHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

let pictures = 0

/** A white picture of a size no other has; quicker to check than a PDF. */
function pictureOfSlip(): Promise<Buffer> {
  const [width, height] = [16 + (pictures % 64), 16 + (Math.floor(pictures++ / 64) % 4_000)]
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
}

/** Signed in anew before a session or its token can have run out. */
export function signedIn(at: Campus, signIn: () => Promise<Person>): () => Promise<Person> {
  let until = 0
  let person: Promise<Person> | null = null
  return () => {
    if (person !== null && at.clock.nowMs() < until) return person
    until = at.clock.nowMs() + 25 * 60_000
    person = signIn()
    return person
  }
}

/** Does one thing to the server and to the model, and compares what each said. Every thing takes five seconds. */
export async function act(world: World, command: Command): Promise<void> {
  move(world, 5_000)
  if (command.does === 'wait') return move(world, command.minutes * 60_000)
  if (command.does === 'apply') return apply(world)
  if (command.does === 'link') return askForLink(world, command.claims)
  if (command.does === 'upload') return upload(world, command.slip)
  if (command.does === 'set fees') return setFees(world, command)
  if (command.does === 'stray payment') return strayPayment(world)
  if (command.does === 'sweep') {
    sweep(world.model)
    return sweepAttempts(world.at.payments)
  }
  if (command.does === 'restart') {
    world.model.breaker = newBreaker()
    return world.at.restart()
  }
  if (command.does === 'provider') return setProvider(world, command.down)
  if (command.does === 'approve' || command.does === 'return') return decide(world, command)
  return actOnLink(world, command)
}

async function actOnLink(world: World, command: LinkCommand): Promise<void> {
  const { links } = world.model
  const link = links[command.link % Math.max(1, links.length)]
  if (link === undefined) return
  if (command.does === 'wallet') return wallet(world, link, command.act)
  if (command.does === 'come back') return back(world, link, command.times)
  if (command.does === 'forge') return forge(world, link)
  return checkAgain(world, link)
}

function move({ at, model }: World, ms: number): void {
  at.clock.advance(ms)
  model.nowMs = at.clock.nowMs()
}

async function apply(world: World): Promise<void> {
  const { model } = world
  const student = await world.student()
  const answer = await student.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: world.openingId,
  })
  const may = !model.applied && model.nowMs < model.fees.lateUntilMs
  expect([answer.status === 201, answer.text]).toEqual([may, answer.text])
  if (!may) return
  world.applicationId = Number(answer.body['id'])
  model.applied = true
  model.noted = feeToday(model)
}

const target = ({ applicationId }: World) => ({
  payment_type: 'ENTRANCE',
  payment_reference_id: applicationId === 0 ? 1 : applicationId,
})

async function askForLink(world: World, claims: 'right' | 'wrong'): Promise<void> {
  const { model } = world
  const amount = payable(model) + (claims === 'right' ? 0 : 1)
  const expected = wishForLink(model, amount)
  const student = await world.student()
  const answer = await student.post('/nou/khaltipay/getlink', { ...target(world), amount })
  expect([answer.status === 200, answer.text]).toEqual([expected !== 'no', answer.text])
  if (expected === 'no') return
  const pidx = new URL(String(answer.body['payment_url'])).searchParams.get('pidx') ?? ''
  if (expected === 'new') newLink(model, { pidx, attempt: String(answer.body['attempt']), amount })
  else expect(pidx).toBe(expected.pidx)
}

/** Only what a wallet may do then: pay or refuse while it is open, give back what it took. */
function wallet({ at, model }: World, link: Link, does: WalletAct): void {
  const { status } = link.wallet
  const isTaken = status === 'Completed' || status === 'Partially Refunded'
  const isOver = isTaken || status === 'User canceled' || status === 'Refunded'
  if (does === 'refund' || does === 'refund part' ? !isTaken : isOver) return
  if (isExpired(model, link)) return
  if (does === 'pay' && status === 'Initiated') at.khalti.decide(link.pidx, 'pay')
  else if (does === 'pay' || does === 'take less') takeMoney(at, link.pidx)
  const amount = does === 'take less' ? Math.floor(link.amount / 2) : link.wallet.amount
  link.wallet = { status: statusAfter[does], amount }
  at.khalti.change(link.pidx, link.wallet)
}

/** A wallet that takes money gives it a transaction of its own. */
function takeMoney({ khalti }: Campus, pidx: string): void {
  khalti.change(pidx, { status: 'Initiated' })
  khalti.decide(pidx, 'pay')
}

const statusAfter = {
  pay: 'Completed',
  cancel: 'User canceled',
  hold: 'Pending',
  'take less': 'Completed',
  refund: 'Refunded',
  'refund part': 'Partially Refunded',
} as const satisfies Record<WalletAct, WalletStatus>

async function back({ at, model }: World, link: Link, times: number): Promise<void> {
  for (let time = 0; time < times; time++) learn(model, link)
  const answers = await Promise.all(Array.from({ length: times }, () => comeBack(at, link.pidx)))
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers.location]).toEqual([
      303,
      `http://portal.test/entrance?tab=applied&payment=${link.attempt}`,
    ])
}

/** Whatever the address says beside a pidx counts nothing, and a pidx nobody gave leads home. */
async function forge({ at, model }: World, link: Link): Promise<void> {
  learn(model, link)
  const hints = { total_amount: '99999999', transaction_id: 'FORGED', purchase_order_id: 'x' }
  expect((await comeBack(at, link.pidx, hints)).statusCode).toBe(303)
  const home = await comeBack(at, `${link.pidx}!`, hints)
  expect(home.headers.location).toBe('http://portal.test/')
}

async function checkAgain(world: World, link: Link): Promise<void> {
  const isAsked =
    link.standing === 'open' || link.standing === 'held' || link.standing === 'replaced'
  if (isAsked) learn(world.model, link)
  const student = await world.student()
  const query = { purchase_order_id: link.attempt }
  const { body } = await student.get('/nou/khaltipay/status', query)
  const isPaid = link.standing === 'paid' || link.standing === 'partly refunded'
  const isKnown = ['canceled', 'expired', 'refunded'].includes(link.standing)
  expect(body['outcome']).toBe(isPaid ? 'paid' : isKnown ? 'not-completed' : 'not-known')
}

async function strayPayment({ at, model }: World): Promise<void> {
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
  if (isReached) model.unplaced += 4_321
}

async function upload(world: World, number: number): Promise<void> {
  const { model, slips } = world
  const expected = wishToUpload(model, number)
  const student = await world.student()
  const answer: Answer = await student.post('/nou/voucherpay/save', {
    ...target(world),
    payamt: 1_234.56,
    filename: 'slip.png',
    filedata: slips[number]?.toString('base64'),
  })
  expect([answer.status === 200, answer.text]).toEqual([expected !== null, answer.text])
  if (expected === null) return
  const paymentId = Number(answer.body['C_Payment_ID'])
  model.vouchers.push({ paymentId, slip: number, state: expected })
}

async function decide(
  world: World,
  command: Extract<Command, { does: 'approve' | 'return' }>,
): Promise<void> {
  const { vouchers } = world.model
  const voucher = vouchers[command.voucher % Math.max(1, vouchers.length)]
  if (voucher === undefined) return
  const cashier = await world.cashier()
  const c_payment_ID = voucher.paymentId
  if (command.does === 'approve') {
    const expected = approve(world.model, voucher, command.amount)
    const body = { c_payment_ID, amount: command.amount / 100 }
    const answer = await cashier.post('/api/v1/processes/voucher_approve', body)
    expect(answer.body).toMatchObject({ isError: !expected })
  } else {
    const expected = giveBack(voucher)
    if (expected) voucher.state = 'returned'
    const body = { c_payment_ID, reason: 'Not readable' }
    const answer = await cashier.post('/api/v1/processes/voucher_return', body)
    expect(answer.body).toMatchObject({ isError: !expected })
  }
}

async function setFees(
  { at, model, openingId }: World,
  { regular, late }: { regular: number; late: number },
): Promise<void> {
  model.fees = { ...model.fees, regular, late }
  await at.database.kysely
    .updateTable('n_entrance_open')
    .set({ examfee: regular, latefee: late })
    .where('n_entrance_open_id', '=', openingId)
    .execute()
}

function setProvider({ at, model }: World, down: boolean): void {
  model.down = down
  if (down) at.khalti.behaviour.fault = providerFaults['HTTP 500']
  else delete at.khalti.behaviour.fault
}

/** The provider is there again and everything it knows has been heard: the end of every story. */
export async function settle(world: World): Promise<void> {
  await act(world, { does: 'provider', down: false })
  for (const minutes of [1, 130, 24 * 60, 48 * 60, 10]) {
    await act(world, { does: 'wait', minutes })
    await act(world, { does: 'sweep' })
  }
}
