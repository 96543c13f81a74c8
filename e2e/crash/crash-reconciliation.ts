import '#features/settlements/server/tables.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays, day, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import type { Database } from '#platform/server/database/database.ts'
import { crashCodeSecret } from './crash-university.ts'
import type { Acknowledged, Work } from './crash-work.ts'

const reason = 'The slip was found.'

/** Links vouchers to lines of the bank, one after another. Linking the same two again is harmless. */
export async function linkVouchers(work: Work, token: string): Promise<void> {
  const { line, people, known, toApprove, stopping } = work
  while (!stopping.aborted) {
    const paymentId = toApprove.shift()
    const lineId = paymentId === undefined ? undefined : people.lines.shift()
    if (paymentId === undefined || lineId === undefined) {
      await wait(20)
      continue
    }
    const done = await line.insist(() =>
      line.post('/api/v1/processes/reconciliation_link', token, {
        c_payment_ID: paymentId,
        bank_statement_line_ID: lineId,
        bank_amount: 1_500,
        portal_amount: 1_500,
        reason: 'One digit differs.',
      }),
    )
    if (done?.body['isError'] === false) known['bank links'].push({ paymentId, lineId })
  }
}

type Desk = readonly [proposing: string, ...confirming: string[]]

/** Places lines in suspense to students: of every second one a fee is paid. */
export async function placeLines(work: Work, desk: Desk): Promise<void> {
  const { known, people, random, toTake } = work
  await decideLines(work, desk, {
    slug: 'suspense_place',
    list: known.placements,
    more: () => {
      const fee = random() < 0.5 ? toTake.shift() : undefined
      const student = people.students[Math.floor(random() * people.students.length)]
      return fee === undefined
        ? { C_BPartner_ID: student?.partnerId }
        : {
            C_BPartner_ID: fee.partnerId,
            payment_type: 'ENTRANCE',
            payment_reference_id: fee.applicationId,
          }
    },
  })
}

/** Writes lines in suspense off, as income that no one claimed. */
export function writeLinesOff(work: Work, desk: Desk): Promise<void> {
  const list = work.known['write-offs']
  return decideLines(work, desk, { slug: 'suspense_write_off', list, more: () => ({}) })
}

async function decideLines(
  work: Work,
  desk: Desk,
  decision: {
    readonly slug: string
    readonly list: { lineId: number }[]
    readonly more: () => object
  },
): Promise<void> {
  const { line, people, stopping } = work
  const decide = secondPerson(work, desk)
  while (!stopping.aborted) {
    const lineId = people.lines.shift()
    if (lineId === undefined) return
    const moving = { bank_statement_line_ID: lineId, reason: 'No name, no number' }
    await line.insist(() => line.post('/api/v1/processes/suspense_move', desk[0], moving))
    const command = { item: `line:${lineId}`, reason, ...decision.more() }
    if (await decide(decision.slug, command)) decision.list.push({ lineId })
  }
}

/** Closes one old day after another, while students pay. */
export async function closeDays(work: Work, desk: Desk): Promise<void> {
  const decide = secondPerson(work, desk)
  const first = addDays(dayInNepal(Date.now()), -4_000)
  for (let number = 0; !work.stopping.aborted; number++) {
    const last_day = addDays(first, number)
    if (await decide('day_close', { last_day })) work.known.closes.push({ day: last_day })
  }
}

const mostTries = 8

/** The first proposes, the others confirm in turn until one got an answer. False: the result is unknown. */
function secondPerson({ line, stopping }: Work, [first, ...others]: Desk) {
  let turn = 0
  return async (slug: string, command: object): Promise<boolean> => {
    const proposed = await line.post(`/api/v1/processes/${slug}`, first, command)
    const id: unknown = Object(proposed?.body['data'])['n_proposal_ID']
    if (id === undefined) {
      if (proposed?.body['code'] === 'rule/proposal-open') await refuseOpen(line, others[0] ?? '')
      await wait(100)
      return false
    }
    for (let tries = 0; tries < mostTries && !stopping.aborted; tries++) {
      const second = others[turn++ % others.length] ?? ''
      const done = await line.insist(() =>
        line.post('/api/v1/processes/proposal_confirm', second, {
          n_proposal_ID: id,
          code: codeAt(crashCodeSecret, Date.now()),
        }),
      )
      if (done?.body['isError'] === false) return true
      await wait(500) // the code of this second person counted already
    }
    return false
  }
}

/** Refuses the proposals whose answers were lost: they would wait for good, and be in the way of the same again. */
async function refuseOpen(line: Work['line'], second: string): Promise<void> {
  const open = await line.post('/api/v1/processes/proposals_open', second, {})
  const { proposals = [] } = Object(open?.body['data']) as { proposals?: { id: number }[] }
  for (const { id } of proposals)
    await line.post('/api/v1/processes/proposal_refuse', second, {
      n_proposal_ID: id,
      reason: 'It is proposed again.',
    })
}

/** Acknowledged decisions about lines of the bank and days are there, and no line counts twice. */
export async function judgeReconciliation({ kysely }: Database, known: Acknowledged) {
  const vouchers = await kysely
    .selectFrom('voucher')
    .select(['c_payment_id', 'bank_statement_line_id', 'state'])
    .where('bank_statement_line_id', 'is not', null)
    .where('state', '=', 'APPROVED')
    .execute()
  const lineOf = new Map(vouchers.map((row) => [row.c_payment_id, row.bank_statement_line_id]))
  const settled = await kysely
    .selectFrom('wallet_settlement_link')
    .select('bank_statement_line_id')
    .execute()
  const posted = await kysely.selectFrom('ledger_transaction').select('source').execute()
  const sources = posted.map(({ source }) => source)
  const all = new Set(sources)
  const closes = await kysely.selectFrom('day_close').select('last_day').execute()
  const closed = closes.map(({ last_day }) => day(last_day))
  const days = new Set<Day>(closed)
  const used = [
    ...[...vouchers, ...settled].map((row) => `line:${row.bank_statement_line_id}`),
    ...sources.flatMap((source) => /^(?:placed|written-off):(line:\d+)$/.exec(source)?.[1] ?? []),
  ]
  return {
    lost: [
      ...known['bank links']
        .filter(({ paymentId, lineId }) => lineOf.get(paymentId) !== lineId)
        .map(({ lineId }) => `lost: link of line ${lineId}`),
      ...known.placements
        .filter(({ lineId }) => !all.has(`placed:line:${lineId}`))
        .map(({ lineId }) => `lost: placement of line ${lineId}`),
      ...known['write-offs']
        .filter(({ lineId }) => !all.has(`written-off:line:${lineId}`))
        .map(({ lineId }) => `lost: write-off of line ${lineId}`),
      ...known.closes
        .filter((close) => !days.has(close.day))
        .map((close) => `lost: close of ${close.day}`),
    ],
    doubled: [
      ...repeated(used).map((line) => `doubled: money of ${line}`),
      ...repeated(closed).map((last) => `doubled: close of ${last}`),
    ],
  }
}

function repeated<Value extends string>(values: readonly Value[]): Value[] {
  return [...Map.groupBy(values, (value) => value)].flatMap(([value, all]) =>
    all.length > 1 ? [value] : [],
  )
}
