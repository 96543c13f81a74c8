import { findDay } from '#platform/pure/calendar/day.ts'
import {
  type ExamCentre,
  type ExamTimes,
  examTimes,
} from '#features/documents/server/admit-card/exam-place.ts'
import { timesBefore } from '../../rules/layout/own-times.ts'

type SittingRow = {
  readonly exam_centre: string | null
  readonly own_day: string | null
  readonly own_from: string | null
  readonly own_to: string | null
  readonly centre_address: string | null
  readonly centre_address_ne: string | null
}

/** Day and times of the applicant's sitting; those of the entrance for one without a seat. */
export function sittingTimes(row: SittingRow & Parameters<typeof examTimes>[0]): ExamTimes {
  const entrance = examTimes(row)
  const { own_day, own_from, own_to } = row
  if (own_day === null || own_from === null || own_to === null) return entrance
  const from = own_from.slice(0, 5)
  const day = findDay(own_day)
  return { day, from, to: own_to.slice(0, 5), ...timesBefore(from, entrance) }
}

/** Seat and address of the centre; null without a seat of the layout. */
export function sittingCentre(row: SittingRow): ExamCentre | null {
  const { exam_centre, centre_address, centre_address_ne } = row
  if (exam_centre === null || centre_address === null) return null
  return { seat: exam_centre, address: { en: centre_address, ne: centre_address_ne ?? '' } }
}
