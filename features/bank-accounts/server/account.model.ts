import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import * as common from '#platform/pure/labels/common.ts'
import { readBy } from '#features/roles/server/staff-access.ts'
import { accountLabels as text } from '../rules/screen-messages.ts'

/** Bank accounts of the university; changed by proposals of the process `bank_account_propose`. */
export const bankAccountModel: Model = {
  table: 'n_bank_account',
  label: text.account,
  identifier: ['bank', 'number'],
  owner: { is: 'nobody' },
  access: readBy('bank-account.read'),
  columns: [
    column.text('bank', common.bank, readOnly),
    column.text('branch', text.branch, readOnly),
    column.text('number', common.accountNumber, readOnly),
    column.text('holder', common.accountName, readOnly),
    column.text('purposes', text.purposes, readOnly),
    column.text('qr', text.qr, readOnly),
    column.date('first_day', text.from, readOnly),
    column.date('last_day', text.until, readOnly),
  ],
}
