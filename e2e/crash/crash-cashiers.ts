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

/** One proposes, the other confirms; a proposal that was refused or got no answer is skipped. */
export async function takeBack(
  { line, known, toReverse, stopping }: Work,
  proposing: string,
  confirming: readonly string[],
): Promise<void> {
  let turn = 0
  while (!stopping.aborted) {
    const paymentId = toReverse.shift()
    if (paymentId === undefined) {
      await wait(20)
      continue
    }
    const why = { reason: 'The money has not arrived.', reason_ne: 'रकम आएको छैन।' }
    const command = { c_payment_ID: paymentId, ...why }
    const proposed = await line.post('/api/v1/processes/voucher_reverse', proposing, command)
    const id = Object(proposed?.body['data'])['n_proposal_ID']
    if (id === undefined) continue
    const second = confirming[turn++ % confirming.length] ?? ''
    const confirm = () =>
      line.post('/api/v1/processes/proposal_confirm', second, {
        n_proposal_ID: id,
        code: codeAt(crashCodeSecret, Date.now()),
      })
    const done = await line.insist(confirm)
    if (done?.body['isError'] === false) known.reversals.push({ paymentId })
  }
}
