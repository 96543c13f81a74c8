import type { WithUnreadable } from '#platform/pure/rest-dialect/nested-rows.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import {
  amountPaymentButton,
  type Application,
  type ButtonState,
  type PaymentAction,
  takesNoPayment,
} from '#features/applying/rules/facts.ts'

/** A student's application for an admission or a course registration (SPEC §3). */
export type ProgramApplication = Application &
  WithUnreadable & {
    readonly semesterId: number | null
    readonly enrollmentId: number | null
    /** Its courses; empty where they were not asked for. */
    readonly courses: readonly RegisteredCourse[]
  }

/** A course of an application, with the internal marks once they are known (SPEC §2 Course list dialog, view mode). */
export type RegisteredCourse = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly type: string
  readonly creditHours: number
  readonly internalFullMarks: number | null
  readonly internalPassMarks: number | null
  readonly internalMarks: number | null
  /** Attendance per cent; null: not recorded, which is not zero. */
  readonly attendance: number | null
}

/**
 * Courses the student is registered for: those of approved and completed applications, which is what a prerequisite
 * asks for. A closed one may have been turned away.
 */
export function registeredCourseIds(
  applications: readonly ProgramApplication[],
): readonly number[] {
  return applications
    .filter(({ status }) => status === 'AP' || status === 'CO')
    .flatMap(({ courses }) => courses.map(({ courseId }) => courseId))
}

type Owing = Pick<ProgramApplication, 'paying' | 'status' | 'withdrawal'>

/** The fee fixed when it was applied for, less what is paid (SPEC §9); nothing more for a closed application. */
export function programOwed(application: Owing): Money {
  const { paying } = application
  return takesNoPayment(application) ? nothing : remaining(paying.total, paying.paid)
}

export function programPaymentButton(application: Owing): ButtonState<PaymentAction> {
  return amountPaymentButton(application.paying, takesNoPayment(application))
}
