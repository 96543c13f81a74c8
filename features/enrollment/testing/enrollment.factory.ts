import type { Insertable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'

type EnrollmentRow = Insertable<Tables['n_program_enroll']>

export type EnrollmentState = 'pending' | 'active' | 'passed-out' | 'dropped-out'

const states = {
  pending: { urollstatus: false },
  active: { urollstatus: true },
  'passed-out': { urollstatus: true, ispassedout: true },
  'dropped-out': { urollstatus: true, isdropout: true },
} as const satisfies Record<EnrollmentState, Partial<EnrollmentRow>>

/** An enrollment row in a state; roll numbers only where the university has confirmed the place. */
export function anEnrollment(
  state: EnrollmentState,
  at: { readonly partnerId: number; readonly academics: Academics; readonly rollNumber: string },
): EnrollmentRow {
  return {
    c_bpartner_id: at.partnerId,
    ...at.academics,
    n_sem_year_id: 1_000_000,
    urollno: state === 'pending' ? null : at.rollNumber,
    ...states[state],
  }
}
