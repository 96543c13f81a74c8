import { setTimeout as wait } from 'node:timers/promises'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { crashCodeSecret } from './crash-university.ts'
import type { Work } from './crash-work.ts'

/** Approves what was handed in, one after another. */
export async function decideVouchers(work: Work, token: string): Promise<void> {
  const { line, known, toApprove, toReverse, stopping } = work
  while (!stopping.aborted) {
    const paymentId = toApprove.shift()
    if (paymentId === undefined) {
      await wait(20)
      continue
    }
    const done = await line.post('/api/v1/processes/voucher_approve', token, {
      c_payment_ID: paymentId,
      amount: 1_500,
    })
    if (done?.body['isError'] === false) {
      known.approvals.push({ paymentId })
      if (work.random() < work.shares.reversed) toReverse.push(paymentId)
    } else if (done === null) toApprove.push(paymentId) // approving again is harmless
  }
}

/** Takes cash of one student after another; a request without an answer is sent again, and recognised by what is owed. */
export async function takeCash(work: Work, token: string): Promise<void> {
  const { line, known, toTake, toReverseCash, stopping } = work
  while (!stopping.aborted) {
    const next = toTake.shift()
    if (next === undefined) {
      await wait(20)
      continue
    }
    const { applicationId, partnerId } = next
    const done = await line.insist(() =>
      line.post('/api/v1/processes/cash_take', token, {
        C_BPartner_ID: partnerId,
        payment_type: 'ENTRANCE',
        payment_reference_id: applicationId,
        amount: 1_500,
        owed: 1_500,
      }),
    )
    const isTaken = done?.body['isError'] === false
    if (!isTaken && done?.body['code'] !== 'rule/owed-changed') continue
    known.cash.push({ applicationId })
    const paymentId = Number(Object(done.body['data'])['c_payment_ID'])
    if (isTaken && work.random() < work.shares.reversed) toReverseCash.push(paymentId)
  }
}

/** A type of credit that two people take back: its process, the payments that wait, and the list of those confirmed. */
type TakenBack = {
  readonly slug: string
  readonly waiting: 'toReverse' | 'toReverseCash'
  readonly done: 'reversals' | 'cash reversals'
}
export const vouchersBack: TakenBack = {
  slug: 'voucher_reverse',
  waiting: 'toReverse',
  done: 'reversals',
}
export const cashBack: TakenBack = {
  slug: 'cash_reverse',
  waiting: 'toReverseCash',
  done: 'cash reversals',
}

/** The first proposes, the others confirm; a proposal that was refused or got no answer is skipped. */
export async function takeBack(
  { line, known, stopping, ...work }: Work,
  { slug, waiting, done: list }: TakenBack,
  [proposing = '', ...confirming]: readonly string[],
): Promise<void> {
  let turn = 0
  while (!stopping.aborted) {
    const paymentId = work[waiting].shift()
    if (paymentId === undefined) {
      await wait(20)
      continue
    }
    const why = { reason: 'The money has not arrived.', reason_ne: 'रकम आएको छैन।' }
    const command = { c_payment_ID: paymentId, ...why }
    const proposed = await line.post(`/api/v1/processes/${slug}`, proposing, command)
    const id = Object(proposed?.body['data'])['n_proposal_ID']
    if (id === undefined) continue
    const second = confirming[turn++ % confirming.length] ?? ''
    const confirm = () =>
      line.post('/api/v1/processes/proposal_confirm', second, {
        n_proposal_ID: id,
        code: codeAt(crashCodeSecret, Date.now()),
      })
    const done = await line.insist(confirm)
    if (done?.body['isError'] === false) known[list].push({ paymentId })
  }
}
