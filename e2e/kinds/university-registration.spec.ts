import { describe, expect, it } from 'vitest'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function enrolled() {
  const { email, partnerId } = await fixture.at.student()
  await enrollPartner(fixture.at, { partnerId })
  return { email, partnerId }
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('from nothing to a registration number, paid with Khalti, approved by the registrar', async () => {
    const { at } = fixture
    const { email, partnerId } = await enrolled()
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.goto('/university-registration')
    await page.getByText("You haven't applied for university registration yet.").waitFor()
    await page.getByRole('button', { name: 'Apply for University Registration' }).dblclick()
    await page
      .getByText('Successfully applied for University Registration. Pay Fee from here.')
      .first()
      .waitFor()
    await page
      .getByText(
        'Pending Approval: Your registration application is being processed. Please complete the payment to proceed with the approval process.',
      )
      .waitFor()
    const [form] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download University Registration Form' }).click(),
    ])
    expect(form.suggestedFilename()).toMatch(/^UR-\d{4}-\d{6}\.pdf$/)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('NRs. 1,500').first().waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/university-registration\?tab=applied&payment=/)
    await page.getByText('Rs. 1,500').first().waitFor()
    await page.getByRole('link', { name: 'Back to University Registration' }).click()
    await page.getByText("We'll notify you once it's approved.").waitFor()

    const { n_noureg_id } = await at.database.kysely
      .selectFrom('n_noureg')
      .select('n_noureg_id')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    const registrar = await at.staff('registrar')
    const approved = await registrar.post(
      '/api/v1/processes/university_registration_document_action',
      { n_noureg_ID: n_noureg_id, doc_action: 'AP' },
    )
    expect(approved.body).toMatchObject({ isError: false })
    await page.reload()
    await page.getByText('Registration Complete!').waitFor()
    await page.getByText('Registration Approved').first().waitFor()
    await page
      .getByText(/^\d{4}-\w+-\d{4}$/)
      .first()
      .waitFor()
    await page.getByText('Nothing to pay').waitFor()
    await page.getByRole('button', { name: 'View Payment Details' }).click()
    await page.getByRole('dialog').getByText('1,500').first().waitFor()
    expect(complaints).toEqual([])
  })
})
