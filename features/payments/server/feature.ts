import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { storeCheck } from '#platform/server/status/checks.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { PaymentReference } from '../wire/payment-reference.ts'
import type { PayableKind } from './core/payable-kind.ts'
import type { PaymentsContext } from './core/payments-context.ts'
import { printAccount, readAccount } from './account/account.processes.ts'
import { cashFees } from './cash/cash-fees.ts'
import { cashToBank, cashToBankProposals } from './cash/cash-to-bank.ts'
import { countCash } from './cash/count-cash.ts'
import { readCounters } from './cash/counters.process.ts'
import { cashReversals, reverseCash } from './cash/reverse-cash.ts'
import { takeCash } from './cash/take-cash.ts'
import { readDayBook } from './day-close/day-book.process.ts'
import { dayCloseProcess, dayCloseProposals } from './day-close/day-close.process.ts'
import { sweepRefunds } from './khalti/refunding/sweep-refunds.ts'
import { liftHold, readHolds } from './hold/hold.processes.ts'
import { sweepAttempts } from './khalti/sweeper.ts'
import { brokenInvariants } from './ledger/broken-invariants.ts'
import { suspenseModel } from './ledger/suspense.model.ts'
import { ownMoney } from './own-records.ts'
import { paymentModel } from './payment.model.ts'
import { receiptBulkPrints } from './receipts/bulk-prints.ts'
import { printReceipt } from './receipts/receipt.process.ts'
import { refundProcesses, refundProposals } from './refunds/feature.ts'
import type { Aid } from './set-off/aid.ts'
import { creditAid } from './set-off/credit.ts'
import { payOutProcess, payOutProposals } from './set-off/pay-out.process.ts'
import { setOffProcess, setOffProposals } from './set-off/set-off.process.ts'
import { setOffStatus } from './set-off/status.process.ts'
import { importStatement } from './statements/import.process.ts'
import { listStatements } from './statements/list.process.ts'
import { bringToOneForm } from './statements/one-form.ts'
import { takeStatementBack } from './statements/take-back.process.ts'
import { ledgerCheck, ledgerPart } from './status/ledger-part.ts'
import { walletPart } from './status/wallet-part.ts'
import { studentFeeModel } from './student-fee.model.ts'
import { decidedVouchers } from './vouchers/decided-vouchers.process.ts'
import { reverseVoucherProcess, voucherReversals } from './vouchers/used/reverse-voucher.ts'
import { voucherAttachments } from './vouchers/voucher-attachments.ts'
import { voucherProcesses, voucherReasons } from './vouchers/voucher.processes.ts'
import { voucherQueue } from './vouchers/voucher.queue.ts'

type Kinds = {
  readonly references: readonly PaymentReference[]
  /** Aid that may be set off against a fee, besides credit. */
  readonly aids: readonly Aid[]
  readonly payable: readonly PayableKind[]
}

type ActingNeeds = { readonly payments: PaymentsContext; readonly printing: Printing }

type JobNeeds = {
  readonly payments: PaymentsContext
  readonly database: Database
  readonly log: Log
}

export const paymentsFeature = (kinds: Kinds) => {
  const aids = [...kinds.aids, creditAid]
  const payable = new Map(kinds.payable.map((kind) => [kind.paymentType, kind]))
  return {
    models: [paymentModel(kinds.references), studentFeeModel, suspenseModel],
    queues: (at: Pick<ActingNeeds, 'payments'>) => [voucherQueue(at.payments)],
    attachments: [voucherAttachments],
    ownRecords: ownMoney,
    reasons: voucherReasons,
    proposals: ({ payments }: Pick<ActingNeeds, 'payments'>): readonly ProposalType[] => [
      ...aids.map((aid) => setOffProposals(aid, payments)),
      payOutProposals,
      ...refundProposals(payments),
      dayCloseProposals(payments),
      voucherReversals(payments),
      cashReversals(payments),
      cashToBankProposals,
    ],
    processes: ({ payments, printing }: ActingNeeds): readonly Process[] => [
      ...voucherProcesses(payments),
      reverseVoucherProcess(payments),
      decidedVouchers,
      printReceipt(printing, payments),
      readAccount(payments),
      printAccount(printing, payments),
      readDayBook,
      dayCloseProcess,
      importStatement,
      takeStatementBack,
      listStatements,
      setOffStatus(aids, payments),
      ...aids.map((aid) => setOffProcess(aid, payments)),
      payOutProcess,
      ...refundProcesses({ payments, printing }),
      cashFees(payments),
      takeCash(payments),
      readCounters,
      countCash,
      cashToBank,
      reverseCash(payments),
      readHolds(payments),
      liftHold,
    ],
    prints: (printing: Printing) => receiptBulkPrints(printing, payable),
    status: ({ payments }: Pick<ActingNeeds, 'payments'>): readonly StatusPart[] => [
      walletPart(payments),
      ledgerPart(payments),
    ],
    jobs: ({ payments, database, log }: JobNeeds): readonly Job[] => [
      { name: 'payments', everyMs: 60_000, atOnce: true, run: () => sweepAttempts(payments) },
      { name: 'refunds', everyMs: 60_000, atOnce: true, run: () => sweepRefunds(payments) },
      {
        name: 'slip-keys',
        everyMs: 24 * 3_600_000,
        atOnce: true,
        run: (signal) => bringToOneForm(database, signal),
      },
      {
        name: 'ledger-check',
        everyMs: 3_600_000,
        async run() {
          const broken = await brokenInvariants(database, kinds.payable)
          if (broken.length > 0) log.error({ broken }, 'the ledger does not hold')
          const verdict = { checkedMs: payments.nowMs(), holds: broken.length === 0 }
          await storeCheck(database, ledgerCheck, { ...verdict, detail: String(broken.length) })
        },
      },
    ],
  }
}
