import { addDays } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { certificateFee, type CertificateType } from '#kinds/certificate/rules/certificate.ts'
import { usualFees } from '#kinds/certificate/testing/certificate.factory.ts'
import { type CrowdPayment, type Storing, wayOf } from './crowd-person.ts'
import type { Enrolled } from './enroll.ts'

type Request = {
  readonly type: CertificateType
  readonly copies: number
  readonly isUrgent: boolean
  readonly purpose: string
}

const requests: readonly [Request, ...Request[]] = [
  { type: 'CHARACTER', copies: 1, isUrgent: false, purpose: 'Scholarship of a foundation' },
  { type: 'MEDIUM', copies: 2, isUrgent: true, purpose: 'Application to a university abroad' },
  { type: 'GRADESHEETS', copies: 1, isUrgent: false, purpose: 'Lost in a flood' },
  { type: 'VERIFICATION', copies: 1, isUrgent: false, purpose: 'Employer asks for it' },
]
const [first] = requests
/** Number of those that are approved, and of all. */
const [approved, all] = [4, 18]

/** Paid requests for certificates, the first ones to be approved. */
export async function storeCertificateRequests(
  transaction: Transaction,
  { today }: Storing,
  students: readonly Pick<Enrolled, 'student' | 'name' | 'enrollmentId'>[],
) {
  const types = await transaction
    .selectFrom('n_certificate_open')
    .select(['n_certificate_open_id', 'type'])
    .execute()
  const openings = new Map(types.map((row) => [row.type, row.n_certificate_open_id]))
  const paid: CrowdPayment[] = []
  const ids: number[] = []
  for (const [place, { student, name, enrollmentId }] of students.slice(0, all).entries()) {
    const { type, copies, isUrgent, purpose } = requests[place % requests.length] ?? first
    const daysAgo = place < approved ? 6 : place % 4
    const [fee, urgentFee] = usualFees(type)
    const amount = certificateFee({ fee, urgentFee }, { copies, isUrgent })
    const { n_certificate_reg_id: referenceId } = await transaction
      .insertInto('n_certificate_reg')
      .values({
        c_bpartner_id: student.partnerId,
        n_certificate_open_id: openings.get(type) ?? 0,
        n_program_enroll_id: enrollmentId,
        copies,
        isurgent: isUrgent,
        purpose,
        totalfee: amount,
        created: `${addDays(today, -daysAgo - 1)}T05:00:00Z`,
      })
      .returning('n_certificate_reg_id')
      .executeTakeFirstOrThrow()
    ids.push(referenceId)
    const target = { type: 'CERTIFICATE', referenceId } as const
    paid.push({ student, name, target, daysAgo, amount, way: wayOf(place + 1) })
  }
  return { paid, approved: ids.slice(0, approved) }
}
