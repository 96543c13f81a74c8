import { findDay } from '#platform/pure/calendar/day.ts'
import {
  type ExamCentre,
  type ExamTimes,
  examTimes,
} from '#features/documents/server/admit-card/exam-place.ts'
import { timesBefore } from '../../rules/layout/own-times.ts'

type SittingRow = {
  readonly exam_centre: string | null
  readonly sitting_day: string | null
  readonly sitting_from: string | null
  readonly sitting_to: string | null
  readonly centre_address: string | null
  readonly centre_address_ne: string | null
}

/** Day and times of the applicant's sitting; those of the entrance for one without a seat. */
export function sittingTimes(row: SittingRow & Parameters<typeof examTimes>[0]): ExamTimes {
  const entrance = examTimes(row)
  const { sitting_day, sitting_from, sitting_to } = row
  if (sitting_day === null || sitting_from === null || sitting_to === null) return entrance
  const from = sitting_from.slice(0, 5)
  const day = findDay(sitting_day)
  return { day, from, to: sitting_to.slice(0, 5), ...timesBefore(from, entrance) }
}

/** Seat and address of the centre; null without a seat of the layout. */
export function sittingCentre(row: SittingRow): ExamCentre | null {
  const { exam_centre, centre_address, centre_address_ne } = row
  if (exam_centre === null || centre_address === null) return null
  return { seat: exam_centre, address: { en: centre_address, ne: centre_address_ne ?? '' } }
}
