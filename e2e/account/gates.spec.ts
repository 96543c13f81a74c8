import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { someone } from '#testing/kinds/program-applicant.ts'
import { logIn } from '../student-actions.ts'
import { desktop, quietened } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function enrolled(): Promise<{
  page: Page
  dropOut: (is: boolean) => Promise<unknown>
  email: string
}> {
  const { partnerId, email } = await someone(fixture.at, { enrollments: ['active'] })
  const { page } = await fixture.visit({ viewport: desktop })
  const dropOut = (isdropout: boolean) =>
    fixture.at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
  return { page, email, dropOut }
}

const enrollments = '**/api/v1/models/n_program_enroll?**'
const courseRegistration = { name: 'Course Registration' } as const

describe('the gate to what needs an enrollment', () => {
  it.each(['/course-registration', '/course-registration/'])(
    'is shut at once for who dropped out meanwhile: %s',
    async (path) => {
      const { page, email, dropOut } = await enrolled()
      await logIn(page, email)
      await page.getByRole('link', courseRegistration).waitFor()
      await dropOut(true)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await page.getByRole('link', courseRegistration).count()).toBe(0)
    },
  )

  it('is open at once for who was admitted meanwhile', async () => {
    const { page, email, dropOut } = await enrolled()
    await dropOut(true)
    await logIn(page, email)
    await quietened(page)
    await dropOut(false)
    await page.goto('/course-registration')
    await page.getByRole('heading', { level: 1, name: 'Course Registration' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/course-registration')
  })
})

describe('an enrollment that cannot be read', () => {
  it('is not taken for none: menu, dashboard and lists say so and ask again', async () => {
    const { page, email } = await enrolled()
    await page.route(enrollments, (route) => route.fulfill({ status: 500 }))
    await logIn(page, email)
    const failed = page.getByText('Failed to fetch program enrollment info')
    await page
      .getByRole('navigation')
      .getByText('Failed to fetch program enrollment info')
      .waitFor()
    await page.getByRole('main').getByText('Failed to fetch program enrollment info').waitFor()
    await page.goto('/admission')
    await page.getByRole('main').getByText('Failed to fetch program enrollment info').waitFor()
    expect(await page.getByText('Entrance Registration Required').count()).toBe(0)
    await page.goto('/course-registration')
    await page.getByRole('heading', { level: 1, name: 'Course Registration' }).waitFor()
    await page.unroute(enrollments)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', courseRegistration).waitFor()
    expect(await failed.count()).toBe(0)
  })

  it('with a copy on the device the menu stays as it was', async () => {
    const { page, email } = await enrolled()
    await logIn(page, email)
    await page.getByRole('link', courseRegistration).waitFor()
    await page.route(enrollments, (route) => route.fulfill({ status: 500 }))
    await page.goto('/course-registration')
    await page.getByRole('heading', { level: 1, name: 'Course Registration' }).waitFor()
    await page.getByRole('link', courseRegistration).waitFor()
  })
})
