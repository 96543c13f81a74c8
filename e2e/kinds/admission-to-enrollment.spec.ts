import { describe, expect, it } from 'vitest'
import { apply, openProgram } from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { passEntrance } from '#testing/kinds/admission-in-tests.ts'
import { fillVoucher, logIn, newestPayment } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import type { University } from '../university.ts'

const name = 'B.Tech CS & AI Admission 2083'

const fixture = openFixture(async (at) => {
  await openProgram(at, {
    semester: 'I',
    courses: computerScienceCourses.I,
    row: { name, min_credit: 18 },
  })
})

async function newestProgramApplication({ database }: University) {
  return database.kysely
    .selectFrom('n_program_creg')
    .select(['n_program_creg_id', 'feepaid', 'ispaid', 'totalfee', 'n_program_enroll_id'])
    .orderBy('n_program_creg_id', 'desc')
    .executeTakeFirstOrThrow()
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('from an eligible entrance to an active enrollment, paid in two parts', async () => {
    const { at } = fixture
    const { email } = await at.student({ name: 'Sita Kumari Shrestha' })
    await passEntrance(at, await at.signIn(email))
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByRole('heading', { name: 'Apply for admission' }).waitFor()
    await page.getByRole('link', { name: 'Apply', exact: true }).click()

    await page.getByRole('heading', { name: 'New Admission', level: 1 }).waitFor()
    await page.getByText('Rs. 38,200').first().waitFor()
    await page.getByRole('button', { name: `Apply, ${name}` }).click()
    await page.getByRole('heading', { name: 'Select Courses for Admission' }).waitFor()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().waitFor()
    expect(await dialog.getByRole('checkbox', { checked: true, disabled: true }).count()).toBe(5)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('Please select at least 18 credits.').waitFor()
    await dialog.getByRole('checkbox', { name: /Engineering Drawing/ }).check()
    await dialog.getByText('6 courses · 18.0 credits').waitFor()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page
      .getByText('Successfully applied for Admission!Please pay fee from Admission.')
      .first()
      .waitFor()

    await page.getByRole('button', { name: /^Courses \(6\)/ }).click()
    await page.getByRole('heading', { name: 'Registered Course Details' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('NRs. 38,200').first().waitFor()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(page, { at, seed: viewport.width, amount: '10000' })
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    await page
      .getByText('Voucher uploaded successfully! Your payment is pending review.')
      .first()
      .waitFor()
    const pending = page.getByRole('button', { name: /^Pending/ })
    await pending.waitFor()
    expect(await pending.isDisabled()).toBe(true)
    const cashier = await at.staff('cashier')
    const command = { c_payment_ID: await newestPayment(at), amount: 10_000 }
    const approved = await cashier.post('/api/v1/processes/voucher_approve', command)
    expect(approved.body).toMatchObject({ isError: false })

    await page.reload()
    await page.getByText('Partially Paid', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('NRs. 28,200').first().waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/admission\?tab=applied&payment=/)
    await page.getByText('Rs. 28,200').first().waitFor()
    const application = await newestProgramApplication(at)
    expect(application).toMatchObject({ feepaid: 3_820_000, ispaid: true })

    await page.goto('/')
    await page.getByRole('heading', { name: 'Your admission is being approved' }).waitFor()
    await page.getByText('6 of 6 done').waitFor()

    const registrar = await at.staff('registrar')
    const action = { n_program_creg_ID: application.n_program_creg_id, doc_action: 'AP' }
    const done = await registrar.post('/api/v1/processes/program_document_action', action)
    expect(done.body).toMatchObject({ isError: false })
    await page.goto('/admission?tab=applied')
    await page.getByText('Paid', { exact: true }).first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download Form/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await page.goto('/admission')
    await page.getByText('Active Program Enrollment Detected').waitFor()
    await page.goto('/course-registration')
    await page.getByRole('heading', { name: 'Course Registration', level: 1 }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('on the way', () => {
  it('without an entrance the list is empty and says what is missing, with one link to it', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: viewports[0][1] })
    await logIn(page, email)
    await page.goto('/admission')
    await page.getByText('Entrance Registration Required').waitFor()
    await page
      .getByText(
        'No eligible admissions found. You need to register and pay for entrance examinations first.',
      )
      .waitFor()
    await page.getByText('Why other admissions are not listed').click()
    await page.getByText('A paid and eligible entrance of B.Tech CS & AI').first().waitFor()
    await page.getByRole('link', { name: 'Go to Entrance' }).first().click()
    await page.waitForURL(/\/entrance/)
  })

  it('a double press, a lost line and a closed window make one application with the chosen courses', async () => {
    const { at } = fixture
    const { email } = await at.student()
    await passEntrance(at, await at.signIn(email))
    const { page, context } = await fixture.visit({ viewport: viewports[0][1] })
    await logIn(page, email)
    await page.goto('/admission')
    await page.getByRole('button', { name: `Apply, ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /Nepal Studies/ }).check()
    await dialog.getByText('6 courses · 18.0 credits').waitFor()
    await page.waitForTimeout(700)
    await page.reload()
    await page.getByRole('button', { name: `Apply, ${name}` }).click()
    await dialog.getByText('6 courses · 18.0 credits').waitFor()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick()
    await page
      .getByText('Successfully applied for Admission!Please pay fee from Admission.')
      .first()
      .waitFor()
    const courses = page.getByRole('button', { name: /^Courses \(6\)/ })
    await courses.first().waitFor()
    expect(await courses.count()).toBe(1)
  })

  it('a closed application asks for no fee and says whom to ask', async () => {
    const { at } = fixture
    const { email } = await at.student()
    const person = await at.signIn(email)
    await passEntrance(at, person)
    const opening = await openProgram(at, { row: { name: 'Turned away' } })
    const { body } = await apply(person, opening)
    const registrar = await at.staff('registrar')
    const action = { n_program_creg_ID: body['id'], doc_action: 'CL' }
    await registrar.post('/api/v1/processes/program_document_action', action)
    const { page } = await fixture.visit({ viewport: viewports[0][1] })
    await logIn(page, email)
    await page.getByText('Your application Turned away was closed.').first().waitFor()
    await page.goto('/admission?tab=applied')
    await page.getByText('Closed by the university').waitFor()
    const closed = page.getByRole('button', { name: 'Closed, Turned away' })
    expect(await closed.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0)
    await page.getByRole('tab', { name: /Open Admissions/ }).click()
    await page.getByRole('button', { name: 'Applied, Turned away' }).waitFor()
  })
})
