import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openProgram, someone, type ApplicantFacts } from '#testing/kinds/program-applicant.ts'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function home(state: ApplicantFacts): Promise<Page> {
  const { email } = await someone(fixture.at, state)
  const { page } = await fixture.visit({ viewport: phone })
  await logIn(page, email)
  await page.locator('#next-step').waitFor()
  return page
}

const step = (page: Page) => page.locator('section[aria-labelledby=next-step]')
const deadlines = (page: Page) => page.locator('section[aria-labelledby=deadlines]')

describe('the next step', () => {
  it('names the entrance whose fee ends first, with its day and what the day means', async () => {
    await fixture.at.opening('late-fee', 'B.Tech IT Entrance 2083')
    const page = await home({})
    expect(await step(page).innerText()).toMatch(
      /Apply for the entrance exam[^]*B.Tech IT Entrance 2083[^]*Last day to apply: \d+\s/,
    )
    expect(await deadlines(page).innerText()).toMatch(/Last day to apply, B.Tech IT Entrance/)
  })

  it('sends no graduate to an entrance', async () => {
    const page = await home({ enrollments: ['passed-out'] })
    expect(await step(page).innerText()).toMatch(/You have completed /)
    expect(await page.getByText('Apply for the entrance exam').count()).toBe(0)
    expect(await page.getByText('Your path to admission').count()).toBe(0)
  })

  it('of a course registration and of an admission has its last day, also among the deadlines', async () => {
    await openProgram(fixture.at, { semester: 'I' })
    await openProgram(fixture.at, { semester: 'II' })
    const enrolled = await home({ enrollments: ['active'] })
    expect(await step(enrolled).innerText()).toMatch(/Register by: \d+\s/)
    expect(await deadlines(enrolled).innerText()).toMatch(/Register for Opening/)
    const eligible = await home({ entrance: { paid: true, eligible: true } })
    expect(await step(eligible).innerText()).toMatch(/Apply by: \d+\s/)
    expect(await deadlines(eligible).innerText()).toMatch(/Apply for Opening/)
  })
})

describe('an admission that is not open', () => {
  it('is not blamed on a missing entrance when the student is enrolled', async () => {
    const page = await home({ enrollments: ['active'] })
    await page.goto('/admission')
    await page.getByText('No admission to your program is open now').waitFor()
    expect(await page.getByText(/register and pay for entrance/).count()).toBe(0)
  })
})
