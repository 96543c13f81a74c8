import { describe, expect, it } from 'vitest'
import { openRetotaling, aStudent, sat } from '#testing/kinds/retotaling-in-tests.ts'
import { logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** A student with one exam, its result released, of two whose retotaling is open. */
async function candidate() {
  const { at } = fixture
  const openingId = await openRetotaling(at)
  const { email, partnerId } = await at.student()
  const student = await aStudent(at, partnerId)
  await sat(at, student, { openingId, codes: ['CSC151', 'MTH151'] })
  return { email, openingId }
}

async function rename(openingId: number, name: string) {
  await fixture.at.database.kysely
    .updateTable('n_exam_open')
    .set({ name })
    .where('n_exam_open_id', '=', openingId)
    .execute()
}

describe.each(viewports)('on %s', (device, viewport) => {
  it('from the released result to the paid fee', async () => {
    const { email, openingId } = await candidate()
    await rename(openingId, `Sat, ${device}`)
    await rename(await openRetotaling(fixture.at), `Not sat, ${device}`)
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.goto('/retotal')
    await page.getByText('View and apply for exam retotaling').waitFor()
    await page.getByRole('button', { name: `Apply, Not sat, ${device}` }).click()
    await page
      .getByText('No exam details found for this exam. Please apply for the exam first.')
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const details = '**/models/n_exam_reg?*'
    await page.route(details, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: `Apply, Sat, ${device}` }).click()
    await page.getByText('Failed to load exam details. Please try again.').waitFor()
    await page.unroute(details)
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Select Exam Details for Retotaling').waitFor()
    const apply = (n: number) =>
      page.getByRole('button', { name: `Apply for Retotaling (${n} selected)` })
    expect(await apply(0).isDisabled()).toBe(true)
    const [first] = await page.getByRole('checkbox').all()
    await first?.check()
    await apply(1).click()
    await page
      .getByText('Please provide descriptions for all selected exam details.')
      .first()
      .waitFor()
    await page.getByRole('textbox').fill('Question 5 was not added up.')
    await Promise.all([
      page.getByText('Successfully applied for exam retotaling!').first().waitFor(),
      apply(1).click(),
    ])
    await page.getByRole('tab', { name: /Applied Retotaling/, selected: true }).waitFor()
    await page.getByText('Question 5 was not added up.').first().waitFor()
    await page.getByRole('tab', { name: /Open Retotaling/ }).click()
    expect(await page.getByRole('button', { name: `Applied, Sat, ${device}` }).isDisabled()).toBe(
      true,
    )

    await page.getByRole('tab', { name: /Applied Retotaling/ }).click()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('NRs. 500').first().waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/retotal\?tab=applied&payment=/)
    await page.getByRole('link', { name: 'Back to Applied Retotaling' }).click()
    await page.getByText('Marks being added up again').first().waitFor()
    expect(await page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('in Nepali; what was typed is still there after the page was left', async () => {
    const { email, openingId } = await candidate()
    await rename(openingId, `Kept, ${device}`)
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByRole('button', { name: 'नेपाली' }).first().click()
    const choose = async () => {
      await page.goto('/retotal')
      await page.getByRole('button', { name: `आवेदन दिनुहोस्, Kept, ${device}` }).click()
      await page.getByRole('button', { name: 'अघि बढ्नुहोस्' }).click()
      await page.getByText('पुनर्योग गर्ने विषय छान्नुहोस्').waitFor()
    }
    await choose()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('textbox').fill('प्रश्न ५ को अङ्क जोडिएको छैन।')
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)?.includes('प्रश्न ५')),
    )
    await choose()
    expect(await page.getByRole('textbox').inputValue()).toBe('प्रश्न ५ को अङ्क जोडिएको छैन।')
    await Promise.all([
      page.getByText('परीक्षा पुनर्योगको आवेदन सफल भयो!').first().waitFor(),
      page.getByRole('button', { name: 'पुनर्योगका लागि आवेदन (१ छानियो)' }).click(),
    ])
  })
})
