import { findDocStatus } from '#platform/pure/document-status.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applicationProcess } from '#features/applying/server/application-process.ts'
import {
  documentActionProcess,
  tellsApproved,
} from '#features/applying/server/document-action.process.ts'
import { symbolNumberProcess } from '#features/applying/server/symbol-number.process.ts'
import { entranceOfficeMessages as text } from '../rules/office-messages.ts'
import { decideSelection } from '../rules/selection.ts'
import { entranceApplications as applications } from './applications.ts'

const roles = ['registrar', 'exam-office', 'administrator'] as const

/** The registry's actions on an entrance application. */
export const officeProcesses: readonly Process[] = [
  applicationProcess({
    slug: 'entrance_set_eligible',
    name: { en: 'Set entrance eligibility', ne: 'प्रवेश योग्यता' },
    parameters: [{ name: 'eligible', type: 'boolean', mandatory: true }],
    roles,
    applications,
    async act(_, { row }, { given, change }) {
      const selected = given['eligible'] === true
      const status = findDocStatus(row.docstatus) ?? 'DR'
      const isPublished = row.result_published !== null
      const decision = decideSelection({ selected, status, isPublished })
      if (decision.is === 'refused')
        return refusal(`rule/${decision.reason}`, text[decision.reason])
      await change({ eligible: selected })
      return text['eligible-set']
    },
  }),
  documentActionProcess({
    slug: 'entrance_document_action',
    roles,
    applications,
    // It lets the applicant sit the entrance; being selected by its result is another matter (READINGS R-84).
    approve: tellsApproved(applications, text['notice-approved']),
  }),
  symbolNumberProcess({
    slug: 'entrance_set_number',
    roles,
    applications,
    openings: 'n_entrance_open',
  }),
]
