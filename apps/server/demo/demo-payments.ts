import sharp from 'sharp'
import { rupees, type Money } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { PaymentType } from '#features/applying/rules/facts.ts'
import type { UploadPlaces } from '#features/documents/server/accept-file.ts'
import { approveVoucher } from '#features/payments/server/decide-voucher.ts'
import type { PaymentsContext } from '#features/payments/server/payments.ts'
import { saveVoucher } from '#features/payments/server/save-voucher.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import type { DemoPeople } from './load-demo.ts'

/** Pays what the demonstration shows as paid, through the payment code every student's money goes through. */
export async function payForDemo(
  people: DemoPeople,
  context: PaymentsContext & UploadPlaces,
): Promise<void> {
  const { students, applications, cashierId } = people
  let slips = 1
  const entrance = (referenceId: number) => ({ type: 'ENTRANCE', referenceId }) as const
  const admission = { type: 'ADMISSION', referenceId: applications.activeAdmission } as const
  await upload(students['pending-voucher'], entrance(applications.voucher), rupees(1_500))
  const partly = await upload(students['partly-paid'], entrance(applications.partly), rupees(500))
  await approve(partly, rupees(500))
  await payWhole(students.paid, entrance(applications.paid), rupees(1_500))
  await payWhole(students.eligible, entrance(applications.eligible), rupees(1_500))
  await payWhole(students.active, admission, rupees(38_200))
  await decideApplications(people, context)

  async function payWhole(student: StoredStudent, target: Target, amount: Money): Promise<void> {
    await approve(await upload(student, target, amount), amount)
  }

  async function upload(
    student: StoredStudent,
    { type, referenceId }: Target,
    amount: Money,
  ): Promise<number> {
    const slip = await voucherImage(slips++)
    const body = {
      payamt: amount / 100,
      payment_type: type,
      payment_reference_id: referenceId,
      filename: 'bank-voucher.jpg',
      filedata: Buffer.from(slip).toString('base64'),
    }
    const saved = await saveVoucher(body, student, context)
    if (isRefusal(saved)) throw new Error(`Demo voucher refused: ${saved.code}`)
    return saved.paymentId
  }

  async function approve(paymentId: number, amount: Money): Promise<void> {
    const done = await approveVoucher(
      { paymentId, amount, userId: cashierId, nowMs: context.nowMs() },
      context,
    )
    if (isRefusal(done)) throw new Error(`Demo voucher not approved: ${done.code}`)
  }
}

type Target = { readonly type: PaymentType; readonly referenceId: number }

/** What the offices decided on paid applications: an admit card, two passed entrances, a completed admission. */
async function decideApplications(
  { applications }: DemoPeople,
  { database }: PaymentsContext,
): Promise<void> {
  const passed = { eligible: true, docstatus: 'AP' }
  const entrances = [
    [applications.paid, { erollno: '2083-0417', exam_centre: 'Block B, Room 204, Seat 17' }],
    [applications.eligible, { erollno: '2083-0402', exam_centre: 'Block B, Room 204, Seat 2' }],
  ] as const
  for (const [id, facts] of entrances)
    await database.kysely
      .updateTable('n_entrance_reg')
      .set({ ...passed, ...facts })
      .where('n_entrance_reg_id', '=', id)
      .execute()
  await database.kysely
    .updateTable('n_program_creg')
    .set({ docstatus: 'CO' })
    .where('n_program_creg_id', '=', applications.activeAdmission)
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
