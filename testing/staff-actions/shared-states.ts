import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { anApplicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import type { TestServer } from '#testing/test-server.ts'
import { aMarking } from '#testing/kinds/results-in-tests.ts'
import { someone } from '#testing/kinds/program-applicant.ts'

/** States that examples of several modules begin with. */
export function sharedStates(at: TestServer) {
  const paidEntrance = async () => {
    const applicant = await anApplicant(at)
    await payWithKhalti(at, applicant, 150_000)
    return { n_entrance_reg_ID: applicant.applicationId }
  }
  const voucher = async () => {
    const applicant = await anApplicant(at)
    const sent = await applicant.uploadVoucher(aSlip())
    return { c_payment_ID: sent.body['C_Payment_ID'] }
  }
  const enrollment = async () => {
    const { partnerId } = await someone(at)
    return { n_program_enroll_ID: await enrollPartner(at, { partnerId, state: 'active' }) }
  }
  /** The mark sheet of a course with one candidate: without marks, entered by one person, or identically by two. */
  const sheet = async (entered: readonly string[] = []) => {
    const marking = await aMarking(at)
    const candidate = await marking.candidate('Sita Rai', 'CSC151')
    const erollno = await marking.number(candidate)
    for (const [index, external] of entered.entries())
      await marking.onSheet(index === 0 ? marking.mina : marking.om, 'marks_enter', {
        code: 'CSC151',
        erollno,
        external,
      })
    const n_course_ID = await marking.courseId('CSC151')
    const body = { n_exam_master_ID: marking.examId, n_course_ID, erollno }
    const n_exam_open_ID = marking.openingId
    return { body, registrationId: candidate.registrationId, n_exam_open_ID }
  }
  return { paidEntrance, voucher, enrollment, sheet }
}
