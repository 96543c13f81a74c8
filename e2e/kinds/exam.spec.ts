import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { openExam, registerForExam } from '#testing/kinds/exam-in-tests.ts'
import { storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import { fillVoucher, logIn, newestPayment } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const name = 'Semester II Regular 2083'
const fixture = openFixture()

async function enrolled(facts: Parameters<typeof fixture.at.student>[0] = {}) {
  const { at } = fixture
  const { email, partnerId } = await at.student(facts)
  const registered = await registerForExam(at, { partnerId, marks: { ECE151: { marks: 16 } } })
  return { email, partnerId, ...registered }
}

async function newestRegistration() {
  return fixture.at.database.kysely
    .selectFrom('n_exam_reg')
    .selectAll()
    .orderBy('n_exam_reg_id', 'desc')
    .executeTakeFirstOrThrow()
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('from the dashboard to a paid and approved exam, one course below its pass mark', async () => {
    const { at } = fixture
    const { email } = await enrolled({ name: 'Binod Thapa' })
    await openExam(at, { row: { name } })
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByRole('heading', { name: 'Register for the exam' }).waitFor()
    await page.getByRole('link', { name: 'Apply', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: 'Select Courses for Exam Registration' })
    await dialog.getByText('Internal 16 of 40, you need 20. Speak to the course teacher.').waitFor()
    await dialog.getByText('Not Eligible', { exact: true }).waitFor()
    const digital = dialog.getByRole('checkbox', { name: /Digital Logic/ })
    expect([await digital.isChecked(), await digital.isDisabled()]).toEqual([false, true])
    await dialog.getByText('4 courses selected').waitFor()
    const confirm = dialog.getByRole('button', { name: 'Confirm' })
    for (const course of [/Mathematics II/, /Object-Oriented/, /Discrete/, /Probability/])
      await dialog.getByRole('checkbox', { name: course }).uncheck()
    await dialog.getByText('0 courses selected').waitFor()
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: /Mathematics II/ }).check()
    await dialog.getByRole('checkbox', { name: /Object-Oriented/ }).check()
    await confirm.dblclick()
    await page
      .getByText('Successfully applied for exam! Please pay fee from Applied Exams.')
      .first()
      .waitFor()
    for (const document of [
      /^Document In progress, Exam form, Semester/,
      /^Document In progress, Admit card/,
    ])
      expect(await page.getByRole('button', { name: document }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: /^Details/ }).click()
    await page.getByRole('heading', { name: 'Exam Registration Details' }).waitFor()
    await page.getByRole('dialog').getByText('MTH151').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('NRs. 2,500').first().waitFor()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(page, { at, seed: viewport.width + 7, amount: '1000' })
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await page
      .getByText('Voucher uploaded successfully! Your payment is pending review.')
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('A voucher of NRs. 1,000 is with the university').waitFor()
    await page.getByText('NRs. 1,500').first().waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/exam\?tab=applied&payment=/)
    await page.getByText('Rs. 1,500').first().waitFor()
    const cashier = await at.staff('cashier')
    const payments = await at.database.kysely
      .selectFrom('voucher')
      .select('c_payment_id')
      .orderBy('c_payment_id', 'desc')
      .executeTakeFirstOrThrow()
    const command = { c_payment_ID: payments.c_payment_id, amount: 1_000 }
    expect((await cashier.post('/api/v1/processes/voucher_approve', command)).body).toMatchObject({
      isError: false,
    })
    expect(await newestPayment(at)).toBeGreaterThan(0)
    const registration = await newestRegistration()
    expect(registration).toMatchObject({ feepaid: rupees(2_500), ispaid: true, ispending: false })

    const office = await at.staff('exam-office')
    const action = { n_exam_reg_ID: registration.n_exam_reg_id, doc_action: 'AP' }
    const done = await office.post('/api/v1/processes/exam_document_action', action)
    expect(done.body).toMatchObject({ isError: false })
    await page.goto('/exam?tab=applied')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download Form/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^EF-\d{4}-\d{6}\.pdf$/)
    expect(complaints).toEqual([])
  })
})

describe('on the way', () => {
  const [, viewport] = viewports[0]

  it('in Nepali: a back paper alone may be chosen, with its marks in Nepali digits', async () => {
    const { at } = fixture
    const { email, partnerId, enrollmentId, courseIds } = await enrolled()
    const papers = [...courseIds].map(([code, courseId]) => ({
      courseId,
      outcome: code === 'MTH151' ? ('FAIL' as const) : ('PASS' as const),
    }))
    const earlier = await openExam(at, { state: 'closed' })
    await at.database.transaction((transaction) =>
      storeExamApplication(transaction, {
        partnerId,
        enrollmentId,
        openingId: earlier,
        papers,
        facts: { docstatus: 'CO' },
      }),
    )
    await openExam(at, { type: 'BACK', row: { name: 'Semester II Back Paper' } })
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page
      .getByRole('button', { name: /नेपाली|ने$/ })
      .first()
      .click()
    await page.goto('/exam')
    await page.getByRole('button', { name: /आवेदन दिनुहोस्, Semester II Back Paper/ }).click()
    const dialog = page.getByRole('dialog', { name: 'परीक्षा दिने विषय छान्नुहोस्' })
    const boxes = dialog.getByRole('checkbox')
    await boxes.first().waitFor()
    expect(await boxes.count()).toBe(1)
    await dialog.getByText('आन्तरिक अङ्क ४०मध्ये ३०, उत्तीर्णाङ्क २०').waitFor()
    expect(await dialog.getByRole('button', { name: 'पक्का गर्नुहोस्' }).isDisabled()).toBe(true)
    await boxes.first().check()
    await dialog.getByRole('button', { name: 'पक्का गर्नुहोस्' }).click()
    await page.getByText('परीक्षामा आवेदन सफल भयो!').first().waitFor()
    await page.getByText('रु. ५००').first().waitFor()
  })

  it('shows a changed fee in the dialog, and removes the payment when the window ends', async () => {
    const { at } = fixture
    const { email, courseIds } = await enrolled()
    const openingId = await openExam(at, { row: { name: 'Moving', examfee: rupees(2_000) } })
    const person = await at.signIn(email)
    await person.post('/api/v1/models/n_exam_reg', {
      n_exam_open_ID: openingId,
      n_exam_regdetails: [{ n_course_ID: courseIds.get('CSC151'), examtype: 'REG' }],
    })
    const change = (values: { examfee: number } | { datefrom: string; dateto: string }) =>
      at.database.kysely
        .updateTable('n_exam_open')
        .set(values)
        .where('n_exam_open_id', '=', openingId)
        .execute()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.goto('/exam?tab=applied')
    await page.getByText('Rs. 2,000').first().waitFor()
    await change({ examfee: rupees(3_000) })
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('Fee updated to Rs. 3,000 due to payment date.').first().waitFor()
    await page.getByText('NRs. 3,000').first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await change({ datefrom: '2020-01-01', dateto: '2020-01-02' })
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page
      .getByText('Exam registration period has ended. Payment is no longer available.')
      .first()
      .waitFor()
    await page.reload()
    const ended = page.getByRole('button', { name: /^Registration Ended/ })
    await ended.waitFor()
    expect(await ended.isDisabled()).toBe(true)
  })

  it('shows courses that cannot be read as an error, and loads them on retry', async () => {
    const { at } = fixture
    const { email } = await enrolled()
    await openExam(at, { row: { name: 'Unread' } })
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.goto('/exam')
    await page.getByRole('button', { name: 'Apply, Unread' }).waitFor()
    const courses = '**/models/n_program_creg?*'
    await page.route(courses, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Apply, Unread' }).click()
    await page.getByText('Failed to load registered courses.').waitFor()
    await page.unroute(courses)
    await page.getByRole('button', { name: 'Try again' }).last().click()
    await page.getByText('4 courses selected').waitFor()
  })
})
