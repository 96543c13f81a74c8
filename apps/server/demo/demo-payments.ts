import sharp from 'sharp'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { rupees, toRupees, type Money } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import { saveVoucher } from '#features/payments/server/vouchers/save-voucher.ts'
import { voucherProcesses } from '#features/payments/server/vouchers/voucher.processes.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import { appliedDaysAgo, type EntranceApplicant } from './demo-entrances.ts'
import {
  certificateDaysAgo,
  certificateDemoFee,
  type CertificateStudent,
} from './demo-certificates.ts'
import { decideForDemo } from './demo-decisions.ts'
import { decideInOffice } from './demo-office.ts'
import { importForDemo } from './demo-statement.ts'
import { examDaysAgo, type ExamRegistration, examStudents } from './demo-exams.ts'
import { type Registered, registered } from './demo-programs.ts'
import { changedDaysAgo, retotalingDaysAgo } from './demo-retotaling.ts'
import { registeredDaysAgo, type RegisteredStudent } from './demo-registrations.ts'
import { publishForDemo } from './demo-results.ts'
import type { DemoPeople } from './load-demo.ts'

/**
 * Pays what the demonstration shows as paid, through the payment code every student's money goes through, in the order
 * of the days it was paid on.
 */
export async function payForDemo(people: DemoPeople, context: DemoContext): Promise<void> {
  const { students, entrances, programs, exams, registrations } = people
  const entrance = (id: EntranceApplicant, amount: Money) => ({
    student: students[id],
    target: { type: 'ENTRANCE', referenceId: entrances[id] } as const,
    daysAgo: appliedDaysAgo(id) - 1,
    amount,
  })
  const program = (id: Registered) => {
    const { student, daysAgo, isAdmission } = registered(id)
    return {
      student: students[student],
      target: {
        type: isAdmission ? ('ADMISSION' as const) : ('STUDENT_FEE' as const),
        referenceId: programs[id],
      },
      daysAgo: daysAgo - 1,
      amount: isAdmission ? rupees(38_200) : rupees(33_200),
    }
  }
  const examFee = (id: ExamRegistration) => ({
    student: students[examStudents[id]],
    target: { type: 'EXAM', referenceId: exams[id] } as const,
    daysAgo: examDaysAgo[id] - 1,
    amount: rupees(2_500),
  })
  const registration = (id: RegisteredStudent, amount: Money) => ({
    student: students[id],
    target: { type: 'UNIVERSITY_REGISTRATION', referenceId: registrations[id] } as const,
    daysAgo: registeredDaysAgo(id) - 1,
    amount,
  })
  const fee = rupees(1_500)
  let slips = 1
  const studying = ['exam-open', 'exam-paid', 'back-paper'] as const
  for (const id of studying) await pay(entrance(id, fee))
  for (const id of studying) await pay(program(id))
  await pay(registration('exam-paid', fee))
  for (const id of ['first-changed', 'back-paper', 'special'] as const) await pay(examFee(id))
  await pay(entrance('active', fee))
  await pay(program('active'))
  await pay(registration('active', fee))
  for (const id of studying) await pay(program(`${id}, semester II`))
  await pay(entrance('enrollment-pending', fee))
  await pay(entrance('eligible', fee))
  await pay(entrance('paid', fee))
  await pay(program('enrollment-pending'))
  await pay(entrance('partly-paid', rupees(500)))
  await pay(registration('exam-open', rupees(500)))
  await pay(examFee('exam-paid'))
  const { changed, retotaling } = people
  await pay(retotalFee(students['exam-paid'], changed.retotalingId, changedDaysAgo))
  await pay(retotalFee(students['back-paper'], retotaling, retotalingDaysAgo - 1))
  await leaveWaiting(entrance('pending-voucher', fee), people, { ...context, slip: slips++ })
  for (const id of ['passed-out', 'exam-paid'] as const) await pay(certificate(id, people))
  await decideForDemo(people, { database: context.database, nowMs: context.nowMs() })
  await completeOld(people, context)
  await publishForDemo(people, { database: context.database, nowMs: context.nowMs() })

  async function pay(paying: Paying): Promise<void> {
    const paymentId = await upload(paying, { ...context, slip: slips++ })
    const nowMs = context.nowMs() - paying.daysAgo * dayMs
    const processes = voucherProcesses({ ...context, nowMs: () => nowMs })
    const staff = { userId: people.cashierId, role: 'cashier' } as const
    const body = { c_payment_ID: paymentId, amount: toRupees(paying.amount) }
    await decideInOffice({ ...context, processes, staff }, { slug: 'voucher_approve', body, nowMs })
  }
}

type DemoContext = Parameters<typeof saveVoucher>[2]

type Paying = {
  readonly student: StoredStudent
  readonly target: { readonly type: PaymentType; readonly referenceId: number }
  readonly daysAgo: number
  readonly amount: Money
}

const dayMs = 86_400_000

function retotalFee(student: StoredStudent, referenceId: number, daysAgo: number): Paying {
  return {
    student,
    target: { type: 'EXAM_RETOTAL', referenceId },
    daysAgo,
    amount: rupees(500),
  }
}

function certificate(id: CertificateStudent, { students, certificates }: DemoPeople): Paying {
  return {
    student: students[id],
    target: { type: 'CERTIFICATE', referenceId: certificates[id] },
    daysAgo: certificateDaysAgo(id) - 1,
    amount: certificateDemoFee(id),
  }
}

/** A voucher that waits for the cashier, with its line in a statement of the bank. */
async function leaveWaiting(
  paying: Paying,
  { cashierId }: DemoPeople,
  context: DemoContext & { readonly slip: number },
): Promise<void> {
  await upload(paying, context)
  const { daysAgo, amount } = paying
  await importForDemo(
    { number: slipNumber(context.slip), daysAgo, rupees: toRupees(amount) },
    { database: context.database, nowMs: context.nowMs(), cashierId },
  )
}

function slipNumber(slip: number): string {
  return `0093 ${5119 + slip}`
}

async function upload(
  { student, target, daysAgo, amount }: Paying,
  context: DemoContext & { readonly slip: number },
): Promise<number> {
  const slip = await voucherImage(context.slip)
  const nowMs = context.nowMs() - daysAgo * dayMs
  const body = {
    payamt: amount / 100,
    payment_type: target.type,
    payment_reference_id: target.referenceId,
    filename: 'bank-voucher.jpg',
    filedata: Buffer.from(slip).toString('base64'),
    bank: 'Nepal Demo Bank',
    branch: 'Dhunche',
    voucher_no: slipNumber(context.slip),
    voucher_date: dayInNepal(nowMs),
  }
  const saved = await saveVoucher(body, student, { ...context, nowMs: () => nowMs })
  if (isRefusal(saved)) throw new Error(`Demo voucher refused: ${saved.code}`)
  return saved.paymentId
}

/** Completes the old applications. */
async function completeOld(
  { programs, exams }: DemoPeople,
  { database: { kysely } }: DemoContext,
): Promise<void> {
  const { 'enrollment-pending': _waits, ...old } = programs
  await kysely
    .updateTable('n_program_creg')
    .set({ docstatus: 'CO' })
    .where('n_program_creg_id', 'in', Object.values(old))
    .execute()
  await kysely
    .updateTable('n_exam_reg')
    .set({ docstatus: 'CO' })
    .where('n_exam_reg_id', '<>', exams['exam-paid'])
    .execute()
}

/** A plain slip with ruled lines; the seed makes each one's bytes its own, as no two slips are alike. */
function voucherImage(seed: number): Promise<Uint8Array> {
  const width = 600
  const height = 380
  const pixels = Buffer.alloc(width * height * 3, 0xf6)
  for (let y = 40; y < height - 30; y += 34)
    for (let x = 40; x < width - 40 - ((y * seed) % 190); x++)
      pixels.fill(0x5a, (y * width + x) * 3, (y * width + x) * 3 + 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
