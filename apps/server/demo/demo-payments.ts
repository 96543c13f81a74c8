import { toRupees } from '#platform/pure/money/money.ts'
import { voucherProcesses } from '#features/payments/server/vouchers/voucher.processes.ts'
import { decideForDemo } from './demo-decisions.ts'
import { feesOf, type Paying } from './demo-fees.ts'
import { decideInOffice } from './demo-office.ts'
import { publishForDemo } from './demo-results.ts'
import { type DemoContext, leaveWaiting, slipOf, upload } from './demo-slips.ts'
import type { DemoPeople } from './load-demo.ts'

/**
 * Pays what the demonstration shows as paid, through the payment code every student's money goes through, in the order
 * of the days it was paid on.
 */
export async function payForDemo(people: DemoPeople, context: DemoContext): Promise<void> {
  const { paid, waiting } = feesOf(people)
  let slips = 1
  for (const each of paid) await pay(each)
  await leaveWaiting(waiting, people, { ...context, slip: slips })
  await decideForDemo(people, { database: context.database, nowMs: context.nowMs() })
  await completeOld(people, context)
  await publishForDemo(people, { database: context.database, nowMs: context.nowMs() })

  async function pay(paying: Paying): Promise<void> {
    const paymentId = await upload(paying, slipOf(paying, slips++, context), context)
    const nowMs = context.nowMs() - paying.daysAgo * dayMs
    const processes = voucherProcesses({ ...context, nowMs: () => nowMs })
    const staff = { userId: people.cashierId, role: 'cashier' } as const
    const body = { c_payment_ID: paymentId, amount: toRupees(paying.amount) }
    await decideInOffice({ ...context, processes, staff }, { slug: 'voucher_approve', body, nowMs })
  }
}

const dayMs = 86_400_000
/** Applications paid so many days ago are long decided. */
const oldDays = 100

/** Completes the old applications. */
async function completeOld(
  { programs, exams, crowd }: DemoPeople,
  { database: { kysely } }: DemoContext,
): Promise<void> {
  const { 'enrollment-pending': _waits, ...old } = programs
  const ofCrowd = (type: 'ADMISSION' | 'ENTRANCE') =>
    crowd.paid
      .filter(({ target, daysAgo }) => target.type === type && daysAgo > oldDays)
      .map(({ target }) => target.referenceId)
  await kysely
    .updateTable('n_program_creg')
    .set({ docstatus: 'CO' })
    .where('n_program_creg_id', 'in', [...Object.values(old), ...ofCrowd('ADMISSION')])
    .execute()
  for (const [place, id] of ofCrowd('ENTRANCE').entries())
    await kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'CO', erollno: `2082-${101 + place}`, attendance: 'present' })
      .set({ score: 52 + ((place * 7) % 35), selected: true, eligible: true })
      .where('n_entrance_reg_id', '=', id)
      .execute()
  await kysely
    .updateTable('n_exam_reg')
    .set({ docstatus: 'CO' })
    .where('n_exam_reg_id', '<>', exams['exam-paid'])
    .execute()
}
