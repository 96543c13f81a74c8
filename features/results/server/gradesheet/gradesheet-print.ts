import { rolesWith } from '#features/roles/rules/facts.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { gradesheetMessages } from '../../rules/gradesheet-messages.ts'
import { resultMessages } from '../../rules/messages.ts'

import { gradesheet } from './gradesheet.ts'
import { gradesheetDocument } from './gradesheet-document.ts'
import { findVisibleResult } from './result.rows.ts'

/** Staff and students who may print a gradesheet, and what it shows. */
export const gradesheetAccess = {
  slug: 'gradesheet_print',
  name: gradesheetMessages.title,
  roles: rolesWith('gradesheet.print'),
  shows: [
    { table: 'c_bpartner', columns: ['Name', 'name_nepali', 'Logo_ID', 'Signature_ID'] },
    { table: 'n_exam_result' },
    { table: 'n_exam_resultdetails' },
  ],
} as const

/** A gradesheet to print. Withheld, not yet published and never marked give the same answer, to staff too. */
export const gradesheetPrint = {
  documentOf: gradesheetDocument,
  document: gradesheet,
  async unready(
    { n_exam_reg_id: registrationId }: { readonly n_exam_reg_id: number },
    reader: Reader,
    nowMs: number,
  ): Promise<Refusal | null> {
    const result = await findVisibleResult(reader, { registrationId, nowMs })
    return result === null
      ? refusal('rule/result-not-published', resultMessages['not-published'])
      : null
  },
} as const
