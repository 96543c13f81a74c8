import { describe, expect, it } from 'vitest'
import { openProgram, someone } from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { logIn } from '../student-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import { desktop, phone } from '../browser.ts'
import { focusedName, tabTo, tabToButton } from '../looks/keyboard.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  const row = { min_credit: 18, max_credit: 20 }
  await openProgram(at, { semester: 'I', courses: computerScienceCourses.I, row })
  await openProgram(at, { semester: 'II', courses: computerScienceCourses.II })
  await openProgram(at, { semester: 'I', program: 'BE Civil' })
})

describe.each(['light', 'dark'] as const)('axe finds nothing serious in the %s theme', (theme) => {
  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)('from the open admissions to the application on %s', async (_name, viewport) => {
    const { email } = await someone(fixture.at, { entrance: {} })
    const { page } = await fixture.visit({ viewport, theme })
    await logIn(page, email)
    await page.goto('/admission')
    await page.getByText('Why other admissions are not listed').click()
    expect(await seriousOn(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: /Engineering Drawing/ }).waitFor()
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('checkbox', { name: /Engineering Drawing/ }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: /^Courses/ }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('button', { name: /^Courses/ }).click()
    await page.getByRole('heading', { name: 'Registered Course Details' }).waitFor()
    expect(await seriousOn(page)).toEqual([])
  })

  it('on the course registration and an admission that an enrollment blocks', async () => {
    const { email } = await someone(fixture.at, { entrance: {}, enrollments: ['active'] })
    const { page } = await fixture.visit({ viewport: phone, theme })
    await logIn(page, email)
    await page.goto('/course-registration')
    await page
      .getByRole('button', { name: /^Register/ })
      .first()
      .waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.goto('/admission')
    await page.getByText('Active Program Enrollment Detected').waitFor()
    await page
      .getByRole('button', { name: /^Not Eligible/ })
      .first()
      .waitFor()
    expect(await seriousOn(page)).toEqual([])
  })
})

describe('the course dialog', () => {
  it('is used by keyboard alone', async () => {
    const { email } = await someone(fixture.at, { entrance: {} })
    const { page } = await fixture.visit({ viewport: desktop })
    await logIn(page, email)
    await page.goto('/admission')
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .waitFor()
    await tabToButton(page, /^Apply/)
    await page.keyboard.press('Enter')
    const drawing = page.getByRole('checkbox', { name: /Engineering Drawing/ })
    await drawing.waitFor()
    await tabTo(page, 'dialog input[type=checkbox]')
    await page.keyboard.press('Space')
    expect(await drawing.isChecked()).toBe(true)
    await page.getByText('6 courses · 18.0 credits').waitFor()
    await page.keyboard.press('Space')
    await tabToButton(page, /^Confirm/)
    await page.keyboard.press('Enter')
    await page.getByText('Please select at least 18 credits.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focusedName(page)).toMatch(/^Apply/)
  })

  it('fits a telephone of 320 px', async () => {
    const { email } = await someone(fixture.at, { entrance: {} })
    const { page } = await fixture.visit({ viewport: { width: 320, height: 568 } })
    await logIn(page, email)
    await page.goto('/admission')
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: /Nepal Studies/ }).check()
    const overflows = await page.evaluate(() =>
      [document.documentElement, document.querySelector('.sheet-body')].some(
        (element) => element !== null && element.scrollWidth > element.clientWidth,
      ),
    )
    expect(overflows).toBe(false)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: /^Pay Now/ }).waitFor()
  })
})
