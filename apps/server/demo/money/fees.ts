import { type Money, rupees } from '#platform/pure/money/money.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import {
  certificateDaysAgo,
  certificateDemoFee,
  type CertificateStudent,
} from '../demo-certificates.ts'
import { appliedDaysAgo, type EntranceApplicant } from '../entrance/demo-entrances.ts'
import { examDaysAgo, type ExamRegistration, examStudents } from '../demo-exams.ts'
import { type Registered, registered } from '../demo-programs.ts'
import { registeredDaysAgo, type RegisteredStudent } from '../demo-registrations.ts'
import { changedDaysAgo, retotalingDaysAgo } from '../demo-retotaling.ts'
import type { PaymentWay } from '../crowd/crowd-person.ts'
import type { DemoPeople } from '../load-demo.ts'
import { type DemoStudentId, demoStudents } from '../people.ts'

export type Paying = {
  readonly student: StoredStudent
  /** Name on the slip. */
  readonly name?: string
  readonly target: { readonly type: PaymentType; readonly referenceId: number }
  readonly daysAgo: number
  readonly amount: Money
  /** Default: by voucher. */
  readonly way?: PaymentWay
}

/** Fees paid so many days ago were paid by wallet. */
const oldDays = 100
const way: PaymentWay = 'khalti'

/** Fees that the demonstration shows as paid, in the order of the days they were paid on, and those whose vouchers wait. */
export function feesOf(people: DemoPeople): {
  readonly paid: readonly Paying[]
  readonly waiting: readonly Paying[]
} {
  const { entrances, programs, exams, registrations } = people
  const entrance = (id: EntranceApplicant, amount: Money) => ({
    ...payer(id, people),
    target: { type: 'ENTRANCE', referenceId: entrances[id] } as const,
    daysAgo: appliedDaysAgo(id) - 1,
    amount,
  })
  const program = (id: Registered) => {
    const { student, daysAgo, isAdmission } = registered(id)
    return {
      ...payer(student, people),
      target: {
        type: isAdmission ? ('ADMISSION' as const) : ('STUDENT_FEE' as const),
        referenceId: programs[id],
      },
      daysAgo: daysAgo - 1,
      amount: isAdmission ? rupees(38_200) : rupees(33_200),
    }
  }
  const examFee = (id: ExamRegistration) => ({
    ...payer(examStudents[id], people),
    target: { type: 'EXAM', referenceId: exams[id] } as const,
    daysAgo: examDaysAgo[id] - 1,
    amount: rupees(2_500),
  })
  const registration = (id: RegisteredStudent, amount: Money) => ({
    ...payer(id, people),
    target: { type: 'UNIVERSITY_REGISTRATION', referenceId: registrations[id] } as const,
    daysAgo: registeredDaysAgo(id) - 1,
    amount,
  })
  const fee = rupees(1_500)
  const studying = ['exam-open', 'exam-paid', 'back-paper'] as const
  const { changed, retotaling, crowd } = people
  const paid: readonly Paying[] = [
    ...studying.map((id) => entrance(id, fee)),
    ...studying.map((id) => program(id)),
    registration('exam-paid', fee),
    ...(['first-changed', 'back-paper', 'special'] as const).map(examFee),
    entrance('active', fee),
    program('active'),
    registration('active', fee),
    ...studying.map((id) => program(`${id}, semester II`)),
    entrance('enrollment-pending', fee),
    entrance('eligible', fee),
    entrance('paid', fee),
    program('enrollment-pending'),
    entrance('partly-paid', rupees(500)),
    registration('exam-open', rupees(500)),
    examFee('exam-paid'),
    retotalFee(payer('exam-paid', people), changed.retotalingId, changedDaysAgo),
    retotalFee(payer('back-paper', people), retotaling, retotalingDaysAgo - 1),
    ...(['passed-out', 'exam-paid'] as const).map((id) => certificate(id, people)),
    ...crowd.paid,
  ]
  const byWallet = paid.map((each) => (each.daysAgo > oldDays ? { ...each, way } : each))
  return {
    paid: byWallet.toSorted((one, other) => other.daysAgo - one.daysAgo),
    waiting: [entrance('pending-voucher', fee), ...crowd.waiting],
  }
}

function certificate(id: CertificateStudent, people: DemoPeople): Paying {
  return {
    ...payer(id, people),
    target: { type: 'CERTIFICATE', referenceId: people.certificates[id] },
    daysAgo: certificateDaysAgo(id) - 1,
    amount: certificateDemoFee(id),
  }
}

function retotalFee(
  by: Pick<Paying, 'student' | 'name'>,
  referenceId: number,
  daysAgo: number,
): Paying {
  return {
    ...by,
    target: { type: 'EXAM_RETOTAL', referenceId },
    daysAgo,
    amount: rupees(500),
  }
}

function payer(id: DemoStudentId, { students }: DemoPeople) {
  return { student: students[id], name: demoStudents[id].plan.name }
}
