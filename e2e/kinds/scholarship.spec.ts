import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { aScholarship, storeScholarship } from '#kinds/scholarship/testing/scholarship.factory.ts'
import { logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  const today = todayOf(at)
  const academics = await academicsOf(at)
  const elsewhere = await academicsOf(at, 'BE Civil')
  const facts = { least_cgpa: 4, quotas: 'Dalit', seats: 3 }
  const amount = rupees(25_000)
  await at.database.transaction(async (transaction) => {
    const store = (row: ReturnType<typeof aScholarship>) => storeScholarship(transaction, row)
    await store(aScholarship('open', { name: 'Merit 2083', today, academics, amount, facts }))
    await store(aScholarship('closed', { name: 'Closed 2083', today, academics }))
    await store(aScholarship('open', { name: 'Civil 2083', today, academics: elsewhere }))
  })
})

async function enrolled() {
  const { email, partnerId } = await fixture.at.student()
  await enrollPartner(fixture.at, { partnerId })
  return { email, partnerId }
}

async function approve(partnerId: number) {
  const { n_scholarship_reg_id } = await fixture.at.database.kysely
    .selectFrom('n_scholarship_reg')
    .select('n_scholarship_reg_id')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const registrar = await fixture.at.staff('registrar')
  const body = { n_scholarship_reg_ID: n_scholarship_reg_id, doc_action: 'AP' }
  const slug = '/api/v1/processes/scholarship_document_action'
  expect((await registrar.post(slug, body)).body).toMatchObject({ isError: false })
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('from the open list to the form, although no criterion is met', async () => {
    const { email, partnerId } = await enrolled()
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.goto('/scholarship')
    await page.getByText('View and apply for available scholarships').waitFor()
    await page.getByText('Rs. 25,000').first().waitFor()
    await page.getByText('CGPA 4.00 or more').first().waitFor()
    expect(await page.getByText(/Closed 2083|Civil 2083/).count()).toBe(0)
    await page.getByRole('button', { name: 'Apply, Merit 2083' }).click()
    await Promise.all([
      page.getByText('Successfully applied for scholarship!').first().waitFor(),
      page.getByRole('button', { name: 'Yes, Apply' }).dblclick(),
    ])
    await page.getByRole('tab', { name: /Applied Scholarships/, selected: true }).waitFor()
    await page.getByText('Pending', { exact: true }).first().waitFor()
    expect(await page.getByText('Draft').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^In progress/ }).isDisabled()).toBe(true)
    await approve(partnerId)
    await page.reload()
    const [form] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download Form/ }).click(),
    ])
    expect(form.suggestedFilename()).toMatch(/^SF-\d{4}-\d{6}\.pdf$/)
    await page.getByRole('tab', { name: /Open Scholarships/ }).click()
    expect(await page.getByRole('button', { name: /^Applied, / }).isDisabled()).toBe(true)
    expect(complaints).toEqual([])
  })

  it('in Nepali, with a list that fails at first and an answer that is refused', async () => {
    const { email } = await enrolled()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByRole('button', { name: 'नेपाली' }).first().click()
    const list = '**/models/n_scholarship_open?*'
    await page.route(list, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/scholarship')
    await page.getByText('उपलब्ध छात्रवृत्ति हेर्नुहोस् र आवेदन दिनुहोस्').waitFor()
    await page.unroute(list)
    await page.getByRole('button', { name: 'फेरि प्रयास' }).first().click()
    await page.getByRole('button', { name: /^आवेदन दिनुहोस्, Merit 2083/ }).click()
    await page.route('**/models/n_scholarship_reg', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '{}' })
        : route.fallback(),
    )
    await page.getByRole('button', { name: 'हो, आवेदन दिनुहोस्' }).click()
    await page.getByText('छात्रवृत्तिका लागि आवेदन दिन सकिएन।').first().waitFor()
    await page.unroute('**/models/n_scholarship_reg')
    await Promise.all([
      page.getByText('छात्रवृत्तिको आवेदन सफल भयो!').first().waitFor(),
      page.getByRole('button', { name: 'हो, आवेदन दिनुहोस्' }).click(),
    ])
  })
})
