import type { RefundAnswer } from './model-state.ts'

export type RefundCommand =
  | {
      readonly does: 'refund'
      readonly payment: number
      /** Percent of the payment. */
      readonly share: number
      readonly way: 'bank' | 'khalti'
      readonly from: 'fee' | 'credit'
    }
  | { readonly does: 'pay out'; readonly share: number }
  | { readonly does: 'refund list'; readonly step: 'make' | 'send' | 'dissolve' }
  | { readonly does: 'refund answers'; readonly answer: RefundAnswer }
  | { readonly does: 'sweep refunds' }
  | {
      readonly does: 'refund returns' | 'cancel refund' | 'ask for refund'
      readonly refund: number
    }

export type CashCommand =
  | {
      readonly does: 'take cash'
      readonly amount: number
      /** The rest of the fee as the cashier saw it. */
      readonly sees: 'right' | 'wrong'
      readonly toCredit: boolean
    }
  | { readonly does: 'reverse cash'; readonly cash: number }
  | { readonly does: 'count cash'; readonly counter: number; readonly missing: number }
  | { readonly does: 'bring cash to bank'; readonly counter: number; readonly share: number }

export type LineCommand =
  | { readonly does: 'import line'; readonly amount: number }
  | { readonly does: 'link line'; readonly line: number; readonly voucher: number }
  | { readonly does: 'line to suspense' | 'line from suspense'; readonly line: number }
  | { readonly does: 'write off line' | 'write off stray'; readonly line: number }
  | {
      readonly does: 'place line' | 'place stray'
      readonly line: number
      /** Pays the open fee of it. */
      readonly toFee: boolean
    }

export type SettlementCommand =
  | {
      readonly does: 'import settlement'
      readonly payment: number
      /** Paisa less than the wallet took. */
      readonly less: number
      readonly hasUnknown: boolean
    }
  | {
      readonly does: 'settlement arrives' | 'note unknown' | 'undo settlement'
      readonly settlement: number
    }
  | { readonly does: 'link settlement'; readonly settlement: number; readonly deposit: number }

type CloseCommand = { readonly does: 'close days'; readonly ago: number }

export type MoneyCommand =
  | RefundCommand
  | CashCommand
  | LineCommand
  | SettlementCommand
  | CloseCommand
