import type { Process } from '#platform/server/processes/process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { askRefund } from '../khalti/refunding/ask.process.ts'
import { refundPartProcess, refundParts } from '../khalti/refunding/part-left.ts'
import { cancelRefundProcess } from './cancel.process.ts'
import { readOwnRefunds } from './own-refunds.process.ts'
import { paymentRefundProcess, paymentRefunds } from './payment-refund.process.ts'
import { printTransferList, transferFile } from './refund-list-files.ts'
import { dissolveList, makeList, noteListSent } from './refund-lists.ts'
import {
  refundAccountProcess,
  refundAccounts,
  refundReturnProcess,
  refundReturns,
} from './refund-proposals.ts'
import { refundable } from './refundable.process.ts'
import { readRefunds } from './refunds.process.ts'

export function refundProposals(payments: PaymentsContext): readonly ProposalType[] {
  return [paymentRefunds(payments), refundAccounts, refundReturns, refundParts]
}

export function refundProcesses({
  payments,
  printing,
}: {
  readonly payments: PaymentsContext
  readonly printing: Printing
}): readonly Process[] {
  return [
    readRefunds,
    refundable(payments),
    paymentRefundProcess(payments),
    refundAccountProcess,
    refundReturnProcess,
    refundPartProcess,
    cancelRefundProcess,
    askRefund(payments),
    makeList,
    transferFile,
    printTransferList(printing),
    noteListSent,
    dissolveList,
    readOwnRefunds,
  ]
}
