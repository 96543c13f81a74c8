import type { Process } from '#platform/server/processes/process.ts'
import {
  documentActionProcess,
  tellsApproved,
} from '#features/applying/server/desk/document-action.process.ts'
import { symbolNumberProcess } from '#features/applying/server/desk/symbol-number.process.ts'
import { moveUpProcess } from '#features/selection/server/move-up.process.ts'
import { entranceOfficeMessages as text } from '../rules/office-messages.ts'
import { entranceApplications as applications } from './applications.ts'
import { refuseBesideSittings } from './layout/beside-sittings.ts'
import { refuseBesideSeats } from './merit/exclusive.ts'
import { entranceSelection } from './selection.ts'

const { roles, openings, texts } = entranceSelection

/** The registry's actions on an entrance application. */
export const officeProcesses: readonly Process[] = [
  moveUpProcess({
    slug: 'entrance_set_eligible',
    name: { en: 'Set entrance eligibility', ne: 'प्रवेश योग्यता' },
    roles,
    applications,
    texts,
    beside: (reader, row) => refuseBesideSeats(reader, row.n_entrance_open_id),
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
    openings,
    refuseCentre: (reader, openingId) => refuseBesideSittings(reader, { openingId }),
  }),
]
