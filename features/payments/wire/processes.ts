import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { withReason } from '#features/desk/wire/reason.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { bankStatement, foundInStatement } from './bank-statements.ts'
import { decidedVoucher } from './decided-voucher.ts'
import { setOffStatus as status } from './set-off-status.ts'

export const vouchersDecided = contract({
  slug: 'vouchers_decided',
  input: v.object({
    C_BPartner_ID: argument.integer(),
  }),
  output: v.object({ vouchers: list(decidedVoucher) }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const voucherReverse = contract({
  slug: 'voucher_reverse',
  input: withReason({
    c_payment_ID: argument.integer(),
  }),
  recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
})

export const usedSlipSettle = contract({
  slug: 'used_slip_settle',
  input: v.object({
    voucher_report_ID: argument.integer(),
    note: argument.text(),
  }),
  recordParameter: { table: 'voucher_report', parameter: 'voucher_report_ID' },
})

export const voucherApprove = contract({
  slug: 'voucher_approve',
  input: v.object({
    c_payment_ID: argument.integer(),
    amount: argument.amount(),
    note: v.optional(argument.text()),
    to_credit: v.optional(argument.flag()),
  }),
  recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
})

export const voucherReturn = contract({
  slug: 'voucher_return',
  input: withReason({
    c_payment_ID: argument.integer(),
    tell_registrar: v.optional(argument.flag()),
  }),
  recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
})

/** A process that stores a file of a bank or a wallet: all of it, or nothing. A dry run gives content and problems. */
const fixesLength = 20_000

export function statementImport(slug: string) {
  return contract({
    slug,
    input: v.object({
      file_name: argument.text(),
      statement: argument.file(),
      mapping: v.optional(argument.text()),
      /** JSON: rows corrected by hand, or left out. */
      fixes: v.optional(argument.text(fixesLength)),
      other_account: v.optional(argument.flag()),
      /** Account of ours that a bank's file is of; absent: the one it names, else the main one. */
      n_bank_account_ID: v.optional(argument.integer()),
      dry_run: v.optional(argument.flag()),
    }),
    /** Content of the file, after a dry run; absent: it was imported. */
    output: v.optional(v.object({ found: foundInStatement })),
  })
}

export const bankStatementImport = statementImport('bank_statement_import')

export const bankStatements = contract({
  slug: 'bank_statements',
  input: v.object({}),
  output: v.object({ statements: list(bankStatement) }),
})

export const bankStatementTakeBack = contract({
  slug: 'bank_statement_take_back',
  input: v.object({
    bank_statement_ID: argument.integer(),
  }),
  recordParameter: { table: 'bank_statement', parameter: 'bank_statement_ID' },
})

export const creditPayOut = contract({
  slug: 'credit_pay_out',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    amount: argument.amount(),
    bank: argument.text(argument.nameLength),
    account_holder: argument.text(argument.nameLength),
    account_number: argument.text(argument.nameLength),
    reason: argument.text(),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const setOffStatus = contract({
  slug: 'set_off_standing',
  input: v.object({
    C_BPartner_ID: argument.integer(),
  }),
  output: status,
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const paymentReceipt = contract({
  slug: 'payment_receipt',
  input: v.object({
    c_payment_ID: argument.integer(),
    report_type: v.optional(argument.text()),
  }),
  recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
})
