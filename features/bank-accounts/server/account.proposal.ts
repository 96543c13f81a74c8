import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import * as v from 'valibot'
import { staffWith } from '#features/roles/rules/facts.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType, ViewedProposal } from '#features/two-people/server/proposal-type.ts'
import { accountValue, type AccountValue, type BankAccount } from '../rules/account.ts'
import { isNumberTaken } from '../rules/account-form.ts'
import { accountInWords, accountProposal } from '../rules/account-words.ts'
import { accountText as text } from '../rules/messages.ts'
import { accountLabels } from '../rules/screen-messages.ts'
import { purposesWithout } from '../rules/without.ts'
import { bankAccountView } from './account-view.ts'
import { findBankAccount, findBankAccounts, storeBankAccount, valueOf } from './bank-accounts.ts'
import { findQrPicture } from './qr-pictures.ts'
import { changedQrId } from './sides.ts'

/** Number of vouchers that wait for the cashier and may have been paid into the account. */
export type WaitingVouchers = (reader: Reader, accountId: number) => Promise<number>

/** Confirmed as proposed, if the account is still the one that it was to change. */
export function bankAccountProposals(waitingVouchers: WaitingVouchers): ProposalType {
  return {
    sort: accountProposal,
    roles: staffWith('bank-account.manage'),
    inWords: (_subject, side) => ({ subject: accountLabels.account, fields: accountInWords(side) }),
    proof({ before, after }) {
      const [now, proposed] = [read(before), read(after)]
      if (proposed === null) return { number: null }
      const qr = changedQrId(now, proposed)
      return { number: proposed.number, ...(qr !== null && { qr }) }
    },
    view: (reader, proposal, { nowMs }) => viewOf(reader, proposal, { waitingVouchers, nowMs }),
    confirm: (transaction, { subject, before, after }, { session, nowMs }) =>
      confirm(
        transaction,
        { id: Number(subject), before, after },
        { userId: session.userId, nowMs },
      ),
  }
}

/** The account of one side; null for the side before there was one. */
function read(json: string): AccountValue | null {
  const value: unknown = JSON.parse(json)
  return value === null ? null : v.parse(accountValue, value)
}

async function viewOf(
  reader: Reader,
  { subject, before, after, pictured }: ViewedProposal,
  { waitingVouchers, nowMs }: { waitingVouchers: WaitingVouchers; nowMs: number },
) {
  const [now, whole] = [read(before), read(pictured)]
  if (whole === null) return null
  const id = Number(subject)
  const others = (await findBankAccounts(reader)).filter((each) => each.id !== id)
  const picture = (account: AccountValue | null) =>
    account?.qr?.kind === 'image' ? findQrPicture(reader, account.qr.url) : null
  return bankAccountView({
    now,
    // With hidden digits the number has no longer the form of one.
    proposed: JSON.parse(after) as AccountValue,
    pictured: whole,
    pictures: { now: await picture(now), proposed: await picture(whole) },
    vouchers: now === null ? 0 : await waitingVouchers(reader, id),
    without: purposesWithout([...others, whole], dayInNepal(nowMs)),
  })
}

type Confirmed = { readonly id: number; readonly before: string; readonly after: string }

async function confirm(
  transaction: Transaction,
  { id, before, after }: Confirmed,
  by: { readonly userId: number; readonly nowMs: number },
): Promise<Refusal | Change> {
  const proposed = read(after)
  if (proposed === null)
    return refusal('rule/account-unknown', text['account-unknown'], { status: 404 })
  const account = { id, ...proposed }
  const refused = await checkNow(transaction, account, before)
  if (isRefusal(refused)) return refused
  await storeBankAccount(transaction, account, by)
  return {
    table: 'n_bank_account',
    record: id,
    before: before === 'null' ? {} : { account: before },
    after: { account: after },
  }
}

async function checkNow(
  transaction: Transaction,
  account: BankAccount,
  before: string,
): Promise<Refusal | null> {
  const present = await findBankAccount(transaction, account.id)
  const isSame = JSON.stringify(present === null ? null : valueOf(present)) === before
  if (!isSame)
    return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
  const isTaken = isNumberTaken(await findBankAccounts(transaction), account, account.id)
  return isTaken ? refusal('rule/number-taken', text['number-taken'], { status: 409 }) : null
}
