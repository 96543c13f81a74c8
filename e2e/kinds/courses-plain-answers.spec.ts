import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openProgram } from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { passEntrance } from '#testing/kinds/admission-in-tests.ts'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const name = 'B.Tech CS & AI Admission 2083'

const fixture = openFixture((at) =>
  openProgram(at, { courses: computerScienceCourses.I, row: { name, seats: 60 } }),
)

/** Keys another server does not know, or leaves away where they are empty (idempiere-dialect §4, §9). */
const absent = ['C_Payment', 'n_program_cregdetails', 'seats', 'seats_left', 'max_credit', 'uid']

/** Plain ids for references, text for amounts, Y/N for booleans: a portal must take these too (READINGS R-54). */
function plain(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(plain)
  if (typeof json === 'boolean') return json ? 'Y' : 'N'
  if (typeof json !== 'object' || json === null) return json
  if ('propertyLabel' in json && 'id' in json) return json.id
  const present = Object.entries(json).filter(([key]) => !absent.includes(key))
  return Object.fromEntries(
    present.map(([key, value]) => [key, key.endsWith('fee') ? String(value) : plain(value)]),
  )
}

/** A page that has left before its answer came needs none. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && /disposed|has been closed/.test(error.message)
}

async function answerPlainly(page: Page): Promise<void> {
  const programs =
    /\/api\/v1\/models\/n_(program_creg|program_cregopen|program_enroll|entrance_reg)\b/
  await page.route(programs, async (route) => {
    // Such a server knows of no ETags: it always answers whole.
    const { 'if-none-match': _, ...headers } = route.request().headers()
    try {
      const answer = await route.fetch({ headers })
      await route.fulfill({ response: answer, json: plain(await answer.json()) })
    } catch (error) {
      if (!hasLeft(error)) throw error
    }
  })
}

it('an admission is applied for with a server that answers with plain ids and leaves away what is empty', async () => {
  const { at } = fixture
  const { email } = await at.student()
  await passEntrance(at, await at.signIn(email))
  const { page, complaints } = await fixture.visit({ viewport: phone })
  await answerPlainly(page)
  await logIn(page, email)
  await page.goto('/admission')
  await page.getByText('Rs. 38,200').first().waitFor()
  await page.getByRole('button', { name: `Apply, ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('5 courses · 16.0 credits').waitFor()
  expect(await dialog.getByRole('checkbox', { checked: true, disabled: true }).count()).toBe(5)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page
    .getByText('Successfully applied for Admission!Please pay fee from Admission.')
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Courses \(0\)/ }).click()
  await dialog.getByText('No course details available for this registration.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByText('NRs. 38,200').first().waitFor()
  await page.goto('/admission')
  const applied = page.getByRole('button', { name: `Applied, ${name}` })
  await applied.waitFor()
  expect(await applied.isDisabled()).toBe(true)
  expect(complaints).toEqual([])
})
