import { daysOfWindow, type OpeningPreview } from '#features/applying/office/opening-preview.ts'
import { openProgramList } from '#features/programs/card/open-list.tsx'
import type { ProgramRow } from '#features/programs/card/program-row.ts'
import { findProgramKind, type ProgramOpening } from '#features/programs/rules/facts.ts'
import { openingFromWire } from '#features/programs/wire/program-opening.ts'
import { admissionPreview } from './admission/office/preview.ts'
import { registrationPreview } from './course-registration/office/preview.ts'

/** Openings of the first semester are admissions, those of the others course registrations. */
export const programPreview: OpeningPreview<ProgramOpening, ProgramRow> = {
  fromWire: openingFromWire,
  days: daysOfWindow,
  seenBy: (opening) => of(opening).seenBy,
  list: (opening, { say }) => openProgramList(of(opening).texts, say),
  row: (opening, today) =>
    opening.window.to !== null && today <= opening.window.to
      ? of(opening).row(opening, today)
      : null,
}

function of({ semester }: ProgramOpening) {
  return findProgramKind(semester?.id ?? null) === 'admission'
    ? admissionPreview
    : registrationPreview
}
export { entrancePreview } from './entrance/office/preview.ts'
export { examPreview } from './exam/office/preview.ts'
export { scholarshipPreview } from './scholarship/office/preview.ts'
