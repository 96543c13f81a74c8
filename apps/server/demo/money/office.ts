import { cashToBank, cashToBankProposals } from '#features/payments/server/cash/cash-to-bank.ts'
import { countCash } from '#features/payments/server/cash/count-cash.ts'
import { readCounters } from '#features/payments/server/cash/counters.process.ts'
import { cashReversals, reverseCash } from '#features/payments/server/cash/reverse-cash.ts'
import { takeCash } from '#features/payments/server/cash/take-cash.ts'
import {
  dayCloseProcess,
  dayCloseProposals,
} from '#features/payments/server/day-close/day-close.process.ts'
import {
  paymentRefundProcess,
  paymentRefunds,
} from '#features/payments/server/refunds/payment-refund.process.ts'
import { makeList, noteListSent } from '#features/payments/server/refunds/refund-lists.ts'
import {
  refundReturnProcess,
  refundReturns,
} from '#features/payments/server/refunds/refund-proposals.ts'
import { voucherProcesses } from '#features/payments/server/vouchers/voucher.processes.ts'
import { importProcess } from '#features/settlements/server/import.process.ts'
import { linkProcess } from '#features/settlements/server/link.process.ts'
import { proposalProcesses } from '#features/two-people/server/proposal.processes.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { decideInOffice, provedByDemo } from '../demo-office.ts'
import type { DemoPeople } from '../load-demo.ts'
import type { DemoContext } from './slips.ts'

const dayMs = 86_400_000

export type MoneyOffice = ReturnType<typeof moneyOffice>

/** Runs processes of money as a member of staff, some days ago. */
export function moneyOffice(people: DemoPeople, context: DemoContext) {
  const staff = {
    cashier: { userId: people.cashierId, role: 'cashier' },
    administrator: { userId: people.administratorId, role: 'administrator' },
    registrar: { userId: people.registrarId, role: 'registrar' },
  } as const
  const proposals = [
    paymentRefunds(context),
    refundReturns,
    dayCloseProposals(context),
    cashToBankProposals,
    cashReversals(context),
  ]
  const others: readonly Process[] = [
    takeCash(context),
    countCash,
    readCounters,
    cashToBank,
    reverseCash(context),
    paymentRefundProcess(context),
    makeList,
    noteListSent,
    refundReturnProcess,
    dayCloseProcess,
    importProcess,
    linkProcess(context),
    ...proposalProcesses(proposals, provedByDemo),
  ]
  return (who: keyof typeof staff, daysAgo: number) => (slug: string, body: object) => {
    const nowMs = context.nowMs() - daysAgo * dayMs
    const processes = [...others, ...voucherProcesses({ ...context, nowMs: () => nowMs })]
    const office = { database: context.database, processes, staff: staff[who] }
    return decideInOffice(office, { slug, body: { ...body }, nowMs })
  }
}
