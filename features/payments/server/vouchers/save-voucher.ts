import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, rupees } from '#platform/pure/money/money.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import type { AcceptedFile, UploadPlaces } from '#features/documents/server/accept-file.ts'
import { keepFile } from '#features/documents/server/keep-file.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import { takeFile } from '#features/documents/server/take-file.ts'
import { findBankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import { accountOfVoucher } from '#features/payments/rules/slips/voucher-account.ts'
import { banksToChoose } from '#features/payments/rules/statements/bank-name.ts'
import { accountMessages } from '../../rules/account-messages.ts'
import { paymentMessages } from '../../rules/messages.ts'
import { type SlipReason } from '#features/payments/rules/slips/slip.ts'
import { voucherTypes } from '#features/payments/rules/slips/voucher-file.ts'
import {
  type Claim,
  claimDocument,
  foreseeClaim,
  type PaymentTarget,
  readTarget,
} from '../owed/claim.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { claimerOf, lockSlip, slipClaims } from './used/slip-claims.ts'
import { feeDay } from './voucher-facts.ts'
import { readSlip, type Slip } from './read-slip.ts'

type VoucherContext = PaymentsContext & UploadPlaces
type Submitter = { readonly userId: number; readonly partnerId: number }

const longestAmount = rupees(10_000_000)

/**
 * Stores a bank voucher for the cashier. It never credits by itself: the payment waits as Draft until staff enter the
 * amount they read (SECURITY T42). The same slip a second time is stored but held (P-11).
 */
export async function saveVoucher(
  body: Readonly<Record<string, unknown>>,
  submitter: Submitter,
  context: VoucherContext,
): Promise<{ readonly paymentId: number } | Refusal> {
  const target = readTarget(body, context.kinds)
  if (isRefusal(target)) return target
  const amount = readAmount(body['payamt'])
  if (amount === null) return refusedField('payamt', 'amount-wrong')
  const accounts = await findBankAccounts(context.database.kysely)
  const { banks } = await context.settings.get('voucher-banks')
  const slip = readSlip(body, {
    today: dayInNepal(context.nowMs()),
    banks: banksToChoose(
      accounts.map(({ bank }) => bank),
      banks,
    ),
  })
  if ('field' in slip) return refusedField(slip.field, slip.reason)
  const account = accountOfVoucher(body['n_bank_account_ID'], {
    accounts,
    purpose: target.kind.paymentType,
    day: findDay(slip.slip_day ?? '') ?? dayInNepal(context.nowMs()),
  })
  if ('reason' in account) return refusedField('n_bank_account_ID', account.reason)
  const upload = {
    name: textOf(body['filename']),
    base64: textOf(body['filedata']),
    types: voucherTypes,
    fallbackName: 'voucher',
    field: 'filedata',
  }
  const claimant = {
    partnerId: submitter.partnerId,
    today: dayInNepal(context.nowMs()),
    feeOn: feeDay(slip.slip_day, context.nowMs()),
  }
  const before = await foreseeClaim(context.database, target, claimant)
  if (isRefusal(before)) return before
  const file = await takeFile(upload, submitter, context)
  if (isRefusal(file)) return file
  return context.database.transaction((transaction) =>
    submit(
      transaction,
      { target, amount, slip, accountId: account.id, file, submitter, nowMs: context.nowMs() },
      context,
    ),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readAmount(value: unknown): Money | null {
  const amount = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  if (!Number.isFinite(amount) || amount <= 0 || amount * 100 > longestAmount) return null
  return paisa(Math.round(amount * 100)) === 0 ? null : rupees(amount)
}

function refusedField(
  field: string,
  reason: SlipReason | 'amount-wrong' | 'account-unknown' | 'account-not-for-fee',
): Refusal {
  const message = { ...paymentMessages, ...accountMessages }[reason]
  return refusal(`rule/${reason}`, message, { errors: [{ field, message }] })
}

type Submission = {
  readonly target: PaymentTarget
  readonly amount: Money
  readonly slip: Slip
  /** Account that was paid into; null: not known. */
  readonly accountId: number | null
  readonly file: AcceptedFile
  readonly submitter: Submitter
  readonly nowMs: number
}

async function submit(
  transaction: Transaction,
  submission: Submission,
  { files, reached }: VoucherContext,
): Promise<{ paymentId: number } | Refusal> {
  const { target, submitter, nowMs } = submission
  const claim = await claimDocument(transaction, target, {
    partnerId: submitter.partnerId,
    today: dayInNepal(nowMs),
    feeOn: feeDay(submission.slip.slip_day, nowMs),
  })
  if (isRefusal(claim)) return claim
  const { fee, assessed } = claim.document
  if (fee !== assessed) await target.kind.assess(transaction, target.referenceId, fee)
  const stored = await storeContent(transaction, files, submission.file.content)
  reached('P10')
  const paymentId = await insertPayment(transaction, target.kind, { ...submission, claim })
  const fileId = await keepFile(transaction, { ...submission, stored, userId: submitter.userId })
  await insertVoucher(transaction, { ...submission, sha256: stored.sha256, paymentId, fileId })
  await settleDocument(transaction, target.kind, target.referenceId)
  return { paymentId }
}

async function insertPayment(
  transaction: Transaction,
  kind: PayableKind,
  { target, amount, submitter, nowMs, claim }: Submission & { claim: Claim },
): Promise<number> {
  const { c_payment_id } = await transaction
    .insertInto('c_payment')
    .values({
      c_bpartner_id: submitter.partnerId,
      payment_type: kind.paymentType,
      c_doctype_id: kind.documentType,
      tendertype: 'Voucher',
      payamt: amount,
      dateacct: dayInNepal(nowMs),
      docstatus: 'DR',
      description: claim.document.name.en,
      description_ne: claim.document.name.ne,
      [kind.referenceColumn]: target.referenceId,
      createdby: submitter.userId,
      updatedby: submitter.userId,
    })
    .returning('c_payment_id')
    .executeTakeFirstOrThrow()
  return c_payment_id
}

/** SUBMITTED, or HELD when the slip is claimed elsewhere; a lock on its number and partial unique indexes settle races. */
async function insertVoucher(
  transaction: Transaction,
  {
    sha256,
    slip,
    accountId,
    amount,
    submitter,
    paymentId,
    fileId,
  }: Submission & { sha256: string; paymentId: number; fileId: number },
): Promise<void> {
  const voucher = {
    c_payment_id: paymentId,
    stored_file_id: fileId,
    sha256,
    ...slip,
    slip_key: slipKey(slip.slip_number ?? ''),
    submitted_by: submitter.userId,
    n_bank_account_id: accountId,
  }
  await lockSlip(transaction, voucher)
  const claimer = claimerOf({
    ...voucher,
    c_bpartner_id: submitter.partnerId,
    payamt: amount,
  })
  const claims = (await slipClaims(transaction, [claimer]))(claimer)
  const isClaimed = claims.some(({ clash, state }) => clash === 'same' && state !== 'HELD')
  if (isClaimed) {
    await transaction
      .insertInto('voucher')
      .values({ ...voucher, state: 'HELD' })
      .execute()
    return
  }
  const row = await transaction
    .insertInto('voucher')
    .values({ ...voucher, state: 'SUBMITTED' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('c_payment_id')
    .executeTakeFirst()
  if (row === undefined)
    await transaction
      .insertInto('voucher')
      .values({ ...voucher, state: 'HELD' })
      .execute()
}
