import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { type Answer, contract } from '#platform/pure/rest-dialect/contract.ts'
import { accountValue, longestQrText } from '../rules/account.ts'
import { purposeCodes } from '../rules/purposes.ts'

/** A change that waits for its second person. */
const waits = v.object({ by: v.string(), isOwn: v.boolean() })

const listedAccount = v.object({
  id: v.number(),
  ...accountValue.entries,
  /** Stored picture of the QR in base64; null: it has none. */
  picture: v.nullable(v.string()),
  waits: v.nullable(waits),
})
export type ListedAccount = v.InferOutput<typeof listedAccount>

/** Every account of the university, also those not in use, and the kinds of fee without one today. */
export const bankAccountsList = contract({
  slug: 'bank_accounts',
  input: v.object({}),
  output: v.object({
    accounts: list(listedAccount),
    /** Proposals of new accounts. */
    proposed: list(waits),
    without: list(v.picklist(purposeCodes)),
  }),
})
export type AccountsList = Answer<typeof bankAccountsList>

/** Without an id it is a new account. `qr_file`: a new picture of the QR. */
export const bankAccountPropose = contract({
  slug: 'bank_account_propose',
  input: v.object({
    n_bank_account_ID: v.optional(argument.integer()),
    bank: argument.text(),
    branch: v.optional(argument.text()),
    number: argument.text(),
    holder: argument.text(),
    purposes: argument.text(),
    qr: argument.text(),
    qr_text: v.optional(argument.text(longestQrText)),
    qr_label: v.optional(argument.text()),
    qr_file: v.optional(argument.bytes()),
    from_day: v.optional(argument.text()),
    until_day: v.optional(argument.text()),
    is_active: argument.flag(),
  }),
  output: v.object({ n_proposal_ID: v.number() }),
})
