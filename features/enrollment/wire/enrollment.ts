import { models } from '#features/applying/wire/models.ts'
import { flagOf, idOf, textOf, type WireRecord } from '#features/applying/wire/record.ts'
import type { Enrollment } from '../rules/enrollment.ts'

export const enrollmentModel = models.enrollment

/** The latest enrollment of a partner (SPEC §7: Created desc, top 1). */
export function latestEnrollmentQuery(partnerId: number) {
  return { $filter: `C_BPartner_ID eq ${partnerId}`, $orderby: 'Created desc', $top: '1' } as const
}

export function enrollmentFromWire(record: WireRecord): Enrollment | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    confirmed: flagOf(record, 'urollstatus'),
    rollNumber: textOf(record, 'urollno'),
    passedOut: flagOf(record, 'isPassedOut'),
    droppedOut: flagOf(record, 'isDropOut'),
    programName: textOf(record, 'n_program_ID'),
    created: textOf(record, 'Created'),
  }
}
