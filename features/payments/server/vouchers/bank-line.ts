import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { SettingValues } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { blockedBy } from '#features/payments/rules/slips/voucher-desk-messages.ts'
import { takeBankWord } from '../statements/bank-words.ts'
import { claimedOf } from './voucher-rows.ts'
import type { Decider, Waiting } from './waiting-voucher.ts'

/** True if a role may approve a voucher without a line in a bank statement. */
export function mayLackLine(role: string, setting: SettingValues['voucher-approval']): boolean {
  return setting.withoutBankLine.some((each) => each === role)
}

/** The line of the bank a voucher is approved against; null where it has none and the role may do without. */
export async function takeBankLine(
  transaction: Transaction,
  { payment: { c_payment_id, payamt } }: Waiting,
  { role }: Decider,
): Promise<number | null | Refusal> {
  const slip = await transaction
    .selectFrom('voucher')
    .select(['slip_number', 'slip_day'])
    .where('c_payment_id', '=', c_payment_id)
    .executeTakeFirstOrThrow()
  const word = await takeBankWord(transaction, claimedOf({ payamt, ...slip }))
  if (word.is === 'line')
    return word.line.isUsed
      ? refusal('rule/bank-line-used', blockedBy['line-used'], { status: 409 })
      : word.line.id
  const setting = await findSettingValue(transaction, 'voucher-approval')
  return mayLackLine(role, setting)
    ? null
    : refusal('rule/bank-line-needed', blockedBy['line-needed'], { status: 403 })
}
