import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { applicationCount, openProgram, someone } from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { passEntrance } from '#testing/kinds/admission-in-tests.ts'
import { logIn } from '../student-actions.ts'
import { phone, quietened } from '../browser.ts'
import { loseAnswers } from '../money/lost-answers.ts'
import { openFixture } from '../fixture.ts'

const admission = 'B.Tech CS & AI Admission 2083'
const semester = 'B.Tech CS & AI, Semester II'
const applied = 'Successfully applied for Admission!Please pay fee from Admission.'
const ids = { admission: 0, semester: 0 }

const fixture = openFixture(async (at) => {
  const courses = computerScienceCourses.I
  ids.admission = await openProgram(at, { courses, row: { name: admission } })
  ids.semester = await openProgram(at, { semester: 'II', row: { name: semester } })
})

async function applicant(path: string): Promise<{ page: Page; email: string }> {
  const { email } = await fixture.at.student()
  await passEntrance(fixture.at, await fixture.at.signIn(email))
  const { page } = await fixture.visit({ viewport: phone })
  await logIn(page, email)
  await page.goto(path)
  return { page, email }
}

const openingPath = (id: number) => `**/api/v1/models/n_program_cregopen/${id}*`

describe('applying when the page is behind the server', () => {
  it('shows the refusal when another tab was faster, and then Applied in the list', async () => {
    const { page } = await applicant('/admission')
    const other = await page.context().newPage()
    await other.goto('/admission')
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: `Apply, ${admission}` }).click()
      await tab.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor()
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(applied).first().waitFor()
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('You have already applied for this admission.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('button', { name: `Applied, ${admission}` }).waitFor()
  })

  it('the answer was lost on the way back, twice: asking again finds the application', async () => {
    const { page } = await applicant('/admission')
    const before = await applicationCount(fixture.at, ids.admission)
    await page.getByRole('button', { name: `Apply, ${admission}` }).click()
    const left = await loseAnswers(page, { to: '/api/v1/models/n_program_creg', times: 2 })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText("We don't know whether it arrived.").waitFor()
    await dialog.getByRole('button', { name: 'Ask again' }).click()
    await page.getByText(applied).first().waitFor()
    expect(left).toHaveLength(3)
    expect(left[2]).toEqual(left[0])
    await page.getByRole('button', { name: /^Pay Now/ }).waitFor()
    expect(await applicationCount(fixture.at, ids.admission)).toBe(before + 1)
  })

  it('the enrollment ended meanwhile: nothing is sent, and the page says what is needed', async () => {
    const { partnerId, email } = await someone(fixture.at, { enrollments: ['active'] })
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    await page.goto('/course-registration')
    await page.getByRole('button', { name: `Register, ${semester}` }).click()
    await fixture.at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout: true })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog
      .getByText('You must have an active program enrollment to register for courses')
      .waitFor()
    expect(sent.filter((each) => each.startsWith('POST'))).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Active Program Enrollment Required').first().waitFor()
    const button = page.getByRole('button', { name: `Not Eligible, ${semester}` })
    expect(await button.isDisabled()).toBe(true)
  })
})

describe('when the courses of an opening cannot be read', () => {
  it('the server fails: it is applied for without courses, once, and the compulsory ones are added', async () => {
    const { page } = await applicant('/admission')
    await page.route(openingPath(ids.admission), (route) => route.fulfill({ status: 500 }))
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/n_program_creg'))
        sent.push(request.postDataJSON())
    })
    await page.getByRole('button', { name: `Apply, ${admission}` }).click()
    await page.getByText(applied).first().waitFor()
    expect(sent).toMatchObject([{ n_program_cregdetails: [] }])
    await page.getByRole('button', { name: /^Courses \(5\)/ }).waitFor()
  })

  it('the server fails there too: one press sends one application, and a second is the student’s to ask for', async () => {
    const { page } = await applicant('/admission')
    await page.route(openingPath(ids.admission), (route) => route.fulfill({ status: 500 }))
    let sent = 0
    await page.route('**/api/v1/models/n_program_creg', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent += 1
      await route.fulfill({ status: 500 })
    })
    const reloaded = page.waitForResponse((answer) => answer.url().includes('/n_program_cregopen?'))
    await page.getByRole('button', { name: `Apply, ${admission}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Failed to apply for Admission').waitFor()
    await reloaded
    await quietened(page)
    expect(sent).toBe(1)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => sent).toBe(2)
  })

  it('no answer comes: nothing is sent until the student tries again and can choose', async () => {
    const { page } = await applicant('/admission')
    await page.route(openingPath(ids.admission), (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: `Apply, ${admission}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText("We couldn't reach the server. Nothing was sent. Try again.").waitFor()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('checkbox', { name: /Nepal Studies/ }).check()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(applied).first().waitFor()
    await page.getByRole('button', { name: /^Courses \(6\)/ }).waitFor()
  })
})
