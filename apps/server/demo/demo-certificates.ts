import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { usualFees } from '#kinds/certificate/testing/certificate.factory.ts'
import { certificateFee, type CertificateType } from '#kinds/certificate/rules/certificate.ts'
import type { DemoStudentId } from './people.ts'
import type { Students } from './places.ts'

type CertificateRequest = {
  readonly type: CertificateType
  readonly copies: number
  readonly isUrgent: boolean
  readonly purpose: string
  readonly daysAgo: number
}

const requests = {
  'exam-paid': {
    type: 'TRANSCRIPT',
    copies: 2,
    isUrgent: true,
    purpose: 'Application for an exchange semester',
    daysAgo: 2,
  },
  'passed-out': {
    type: 'MIGRATION',
    copies: 1,
    isUrgent: false,
    purpose: 'Admission to another university',
    daysAgo: 4,
  },
} as const satisfies Partial<Record<DemoStudentId, CertificateRequest>>

export type CertificateStudent = keyof typeof requests

export function certificateDaysAgo(id: CertificateStudent): number {
  return requests[id].daysAgo
}

/** Fee of a request. */
export function certificateDemoFee(id: CertificateStudent) {
  const { type, ...choices } = requests[id]
  const [fee, urgentFee] = usualFees(type)
  return certificateFee({ fee, urgentFee }, choices)
}

/** Offers every type of certificate at its usual fee, and stores two requests as the create hook makes them; their ids. */
export async function storeCertificates(
  transaction: Transaction,
  at: {
    readonly students: Students
    readonly enrollments: Readonly<Record<CertificateStudent, number>>
    readonly today: Day
  },
): Promise<Readonly<Record<CertificateStudent, number>>> {
  const types = await transaction
    .selectFrom('n_certificate_open')
    .select(['n_certificate_open_id', 'type'])
    .execute()
  for (const { n_certificate_open_id, type } of types) {
    const [fee, urgentfee] = usualFees(type as CertificateType)
    await transaction
      .updateTable('n_certificate_open')
      .set({ fee, urgentfee, isactive: true })
      .where('n_certificate_open_id', '=', n_certificate_open_id)
      .execute()
  }
  const store = async (id: CertificateStudent) => {
    const { type, copies, isUrgent, purpose, daysAgo } = requests[id]
    const { n_certificate_open_id } = types.find((each) => each.type === type) ?? {}
    if (n_certificate_open_id === undefined) throw new Error(`No certificate type ${type}`)
    const { n_certificate_reg_id } = await transaction
      .insertInto('n_certificate_reg')
      .values({
        c_bpartner_id: at.students[id].partnerId,
        n_certificate_open_id,
        n_program_enroll_id: at.enrollments[id],
        copies,
        isurgent: isUrgent,
        purpose,
        totalfee: certificateDemoFee(id),
        created: `${addDays(at.today, -daysAgo)}T05:00:00Z`,
      })
      .returning('n_certificate_reg_id')
      .executeTakeFirstOrThrow()
    return n_certificate_reg_id
  }
  return { 'exam-paid': await store('exam-paid'), 'passed-out': await store('passed-out') }
}
