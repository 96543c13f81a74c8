import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { applicationReads, everyoneReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

/** Exams are for enrolled students (SECURITY T38). */
const access = { ...everyoneReads, student: { read: 'all', gate: activeEnrollment } } as const
const reference = (name: string, label: { en: string; ne: string }, to: string) =>
  column.reference(name, label, { to, ...readOnly })

const centre = pageLabels.centre
const room = { en: 'Room', ne: 'कोठा' } as const
const paper = { en: 'Paper', ne: 'परीक्षा' } as const

const centreModel: Model = {
  table: 'n_exam_centre',
  label: centre,
  identifier: ['Name'],
  owner: { is: 'nobody' },
  access,
  columns: [
    column.text('Name', common.name, readOnly),
    column.text('address', { en: 'Address', ne: 'ठेगाना' }, readOnly),
    column.text('address_ne', officeLabels.addressInNepali, readOnly),
  ],
}

const roomModel: Model = {
  table: 'n_exam_room',
  label: room,
  identifier: ['Name'],
  owner: { is: 'nobody' },
  access,
  columns: [
    reference('n_exam_centre_ID', centre, 'n_exam_centre'),
    column.text('Name', common.name, readOnly),
    column.integer('seats', officeLabels.seats, readOnly),
  ],
}

/** Day and time of each exam paper. */
const routineModel: Model = {
  table: 'n_exam_routine',
  label: { en: 'Routine', ne: 'परीक्षा तालिका' },
  identifier: ['n_course_ID'],
  owner: { is: 'nobody' },
  access,
  columns: [
    reference('n_exam_master_ID', common.exam, 'n_exam_master'),
    reference('n_course_ID', common.course, 'n_course'),
    column.date('exam_day', { en: 'Day', ne: 'मिति' }, readOnly),
    column.time('time_from', { en: 'From', ne: 'देखि' }, readOnly),
    column.time('time_to', officeLabels.to, readOnly),
  ],
}

/** Seat of each candidate in each exam paper; students see their own. */
const seatModel: Model = {
  table: 'n_exam_seat',
  label: { en: 'Seat', ne: 'सिट' },
  identifier: ['n_exam_room_ID', 'seat'],
  owner: { is: 'through', column: 'n_exam_reg_ID' },
  access: { ...applicationReads, student: { read: 'own', gate: activeEnrollment } },
  columns: [
    reference('n_exam_reg_ID', pageLabels.examRegistration, 'n_exam_reg'),
    reference('n_exam_routine_ID', paper, 'n_exam_routine'),
    reference('n_exam_room_ID', room, 'n_exam_room'),
    column.integer('seat', { en: 'Seat', ne: 'सिट' }, readOnly),
  ],
}

/** Models of exams besides registrations; only the exam office's processes write them. */
export const examinationModels: readonly Model[] = [centreModel, roomModel, routineModel, seatModel]
