import { defineProcess } from '#platform/server/processes/define-process.ts'
import { layoutReaders } from '#features/examination/server/exam-office.ts'
import { decideMove, decidePreference } from '../../rules/applicants/decide.ts'
import { applicantMessages as text } from '../../rules/applicants/messages.ts'
import { decideWithhold } from '../../rules/withheld/withhold.ts'
import { type ApplicantOfLayout, entranceApplicants } from '../../wire/applicants.ts'
import { findEntrance, refusedLayout } from '../layout/opening.ts'
import { findList } from '../merit/stored-list.ts'
import { type ApplicantRow, factsOf, findApplicants } from './applicant.rows.ts'

const most = 200

/** Applicants of an entrance with seat, centre asked for and special need. */
export const readApplicants = defineProcess({
  ...entranceApplicants,
  name: { en: 'List applicants of an entrance', ne: 'प्रवेश परीक्षाका आवेदकको सूची' },
  roles: layoutReaders,
  shows: [{ table: 'n_entrance_reg' }, { table: 'c_bpartner', columns: ['Name'] }],
  async run({ n_entrance_open_ID: openingId, find = '' }, { database: { kysely }, session }) {
    const opening = await findEntrance(kysely, { openingId, ...session })
    if (opening === null) return refusedLayout('opening-unknown', 404)
    const isPublished = opening.result_published !== null
    const { rows, total } = await findApplicants(kysely, { openingId, find, most })
    const mayOrder = opening.further_programs !== '' && (await findList(kysely, openingId)) === null
    const applicants = rows.map((row) => applicantOf(row, { isPublished, mayOrder }))
    return {
      summary: text['applicants-read'],
      values: { n: total },
      data: { name: opening.name, nameNepali: opening.name_ne, applicants, total },
    }
  },
})

function applicantOf(
  row: ApplicantRow,
  { isPublished, mayOrder }: { readonly isPublished: boolean; readonly mayOrder: boolean },
): ApplicantOfLayout {
  const facts = factsOf(row, { isPublished })
  const { routineId, roomId, seat } = row
  return {
    n_entrance_reg_ID: row.id,
    name: row.name,
    erollno: row.symbolNumber,
    n_exam_centre_ID: row.centreId,
    centre: row.centre,
    specialNeed: row.specialNeed,
    seat:
      routineId === null || roomId === null || seat === null
        ? null
        : {
            n_exam_routine_ID: routineId,
            sitting: row.sitting,
            n_exam_room_ID: roomId,
            room: row.room,
            centre: row.seatCentre,
            seat,
          },
    mayMove: decideMove(facts).is === 'allowed',
    mayChange: decidePreference(facts).is === 'allowed',
    mayOrder,
    withheldFor: row.withheldFor,
    mayWithhold: decideWithhold(facts).is === 'allowed',
  }
}
