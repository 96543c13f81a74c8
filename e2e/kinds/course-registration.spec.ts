import { describe, expect, it } from 'vitest'
import { openProgram, someone } from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { logIn } from '../student-actions.ts'
import { phone, viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const name = 'B.Tech CS & AI, Semester II'

const fixture = openFixture(async (at) => {
  await openProgram(at, {
    semester: 'II',
    courses: computerScienceCourses.II.map(({ needs: _needs, ...course }) => course),
    row: { name, min_credit: 14 },
  })
})

describe.each(viewports)('on %s', (_name, viewport) => {
  it('an enrolled student registers for semester II, pays, and finds it in the payment history', async () => {
    const { email } = await someone(fixture.at, { enrollments: ['active'] })
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByRole('heading', { name: 'Register for your courses' }).waitFor()
    await page.getByRole('link', { name: 'Register', exact: true }).click()
    await page.getByRole('button', { name: `Register, ${name}` }).click()
    await page.getByRole('heading', { name: 'Select Courses for Registration' }).waitFor()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page
      .getByText(
        'Successfully applied for Course Registration! Please pay fee from Course Registration.',
      )
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('NRs. 33,200').first().waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/course-registration\?tab=applied&payment=/)
    await page.getByText('Rs. 33,200').first().waitFor()
    await page.goto('/payment-history')
    await page.locator('main').getByText('Rs. 33,200').first().waitFor()
    const types = page.getByLabel('Filter by Document Type')
    expect(await types.textContent()).toContain('COURSE_REGISTRATION (1)')
    await page.goto('/course-registration')
    const applied = page.getByRole('button', { name: `Applied, ${name}` })
    await applied.waitFor()
    expect(await applied.isDisabled()).toBe(true)
    expect(complaints).toEqual([])
  })
})

describe('more openings than one answer of the server holds', () => {
  it('the own registration is found on whatever page it stands', async () => {
    const { at } = fixture
    for (let number = 0; number < 105; number++)
      await openProgram(at, { semester: 'II', program: 'BE Civil' })
    const last = 'B.Tech CS & AI, Semester III'
    await openProgram(at, { semester: 'III', row: { name: last } })
    const { email } = await someone(at, { enrollments: ['active'] })
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/course-registration')
    for (const each of [name, last])
      await page.getByRole('button', { name: `Register, ${each}`, exact: true }).waitFor()
  })
})

describe('without an active enrollment', () => {
  it('the page leads home', async () => {
    const { email } = await someone(fixture.at, { enrollments: ['dropped-out'] })
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/course-registration')
    await page.waitForURL((url) => url.pathname === '/')
  })
})
