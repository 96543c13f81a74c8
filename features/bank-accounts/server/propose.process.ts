import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import type { AccountValue, BankAccount } from '../rules/account.ts'
import {
  type AccountForm,
  accountOf,
  accountProblems,
  isNumberTaken,
} from '../rules/account-form.ts'
import { accountProposal } from '../rules/account-words.ts'
import { accountText as text } from '../rules/messages.ts'
import { bankAccountPropose } from '../wire/bank-accounts.ts'
import { findBankAccounts, reserveAccountId, valueOf } from './bank-accounts.ts'
import { cleanQrPicture, storeQrPicture } from './qr-pictures.ts'

type GivenAccount = Given<typeof bankAccountPropose>
type Picture = { readonly content: Uint8Array } | null

/** Proposes a new account or the change of one; nothing changes until a second person confirms. */
export const proposeBankAccount = defineProcess({
  ...bankAccountPropose,
  name: { en: 'Propose a bank account', ne: 'बैंक खाता प्रस्ताव गर्ने' },
  roles: staffWith('bank-account.manage'),
  async run(given, context) {
    const form = formFrom(given)
    const problems = Object.entries(accountProblems(form)).map(([field, reason]) => ({
      field,
      message: text[reason],
    }))
    if (problems.length > 0) return wrong(problems)
    const picture = await pictureFrom(given, context.session.userId)
    if (isRefusal(picture)) return picture
    return proposeIt({ form, picture, id: given.n_bank_account_ID ?? null }, context)
  },
})

function formFrom(given: GivenAccount): AccountForm {
  return {
    bank: given.bank,
    branch: given.branch ?? '',
    number: given.number,
    holder: given.holder,
    purposes: given.purposes,
    qr: given.qr,
    qr_text: given.qr_text ?? '',
    qr_label: given.qr_label ?? '',
    from_day: given.from_day ?? '',
    until_day: given.until_day ?? '',
    is_active: given.is_active ? 'Y' : 'N',
  }
}

async function pictureFrom({ qr, qr_file: file }: GivenAccount, by: number) {
  if (qr !== 'picture' || file === undefined) return null
  const cleaned = await cleanQrPicture(file, by)
  return 'problem' in cleaned ? wrongField('qr_file', cleaned.problem) : cleaned
}

type Proposed = {
  readonly form: AccountForm
  readonly picture: Picture
  /** Null: a new account. */
  readonly id: number | null
}

function proposeIt({ form, picture, id }: Proposed, context: ProcessContext) {
  return context.transact(async (transaction, did) => {
    const accounts = await findBankAccounts(transaction)
    const present = accounts.find((each) => each.id === id) ?? null
    if (id !== null && present === null)
      return refusal('rule/account-unknown', text['account-unknown'], { status: 404 })
    const url = await pictureUrl(transaction, { form, picture, present }, context)
    if (url === null) return wrongField('qr_file', text['picture-missing'])
    const value = accountOf(form, url)
    const refused = checkValue(value, { accounts, present })
    if (refused !== null) return refused
    const subject = String(id ?? (await reserveAccountId(transaction)))
    const before = JSON.stringify(present === null ? null : valueOf(present))
    const at = { ...context, transaction, did }
    const change = { sort: accountProposal, subject, before, after: JSON.stringify(value) }
    const proposed = await propose(at, change)
    if (isRefusal(proposed)) return proposed
    return { summary: text['account-proposed'], data: { n_proposal_ID: proposed } }
  })
}

/** Path of the new picture or of the present one, '' where the QR is none; null: it is missing. */
async function pictureUrl(
  transaction: Transaction,
  { form, picture, present }: Omit<Proposed, 'id'> & { readonly present: BankAccount | null },
  { session, nowMs }: ProcessContext,
): Promise<string | null> {
  if (form.qr !== 'picture') return ''
  if (picture !== null)
    return storeQrPicture(transaction, picture.content, { userId: session.userId, nowMs })
  return present?.qr?.kind === 'image' ? present.qr.url : null
}

function checkValue(
  value: AccountValue,
  {
    accounts,
    present,
  }: { readonly accounts: readonly BankAccount[]; readonly present: BankAccount | null },
): Refusal | null {
  if (present !== null && JSON.stringify(valueOf(present)) === JSON.stringify(value))
    return refusal('rule/account-same', text['account-same'])
  return isNumberTaken(accounts, value, present?.id ?? null)
    ? wrongField('number', text['number-taken'])
    : null
}

function wrongField(field: string, message: Message): Refusal {
  return wrong([{ field, message }])
}

/** One problem is the sentence itself; more of them stand at their fields. */
function wrong(errors: NonNullable<Refusal['errors']>): Refusal {
  const [only, ...others] = errors
  const message = only !== undefined && others.length === 0 ? only.message : text['account-wrong']
  return refusal('rule/account-wrong', message, { errors })
}
