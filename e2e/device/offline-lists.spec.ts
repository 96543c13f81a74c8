import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import { storeLoan } from '#features/library/testing/book.factory.ts'
import { applyForEntrance, logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const device = { viewport: phone, keepsPortal: true } as const
const minuteMs = 60_000

/** The menu of a phone is in the page too, but hidden: its text is not in view. */
async function inView(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).filter({ visible: true }).first().waitFor()
}

/** Opens each page once with a line, so that the phone has what it shows. */
async function seen(page: Page, pages: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [path, words] of Object.entries(pages)) {
    await page.goto(path)
    await inView(page, words)
  }
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** The browser is closed, the network goes, and the portal is opened again. */
async function laterInPlaneMode(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  await context.setOffline(true)
  return context.newPage()
}

async function opensWithout(page: Page, pages: Readonly<Record<string, string | RegExp>>) {
  for (const [path, words] of Object.entries(pages)) {
    await page.goto(path)
    await inView(page, words)
    await page.getByText(/Showing what was saved at \d\d:\d\d\./).waitFor()
  }
}

async function downloadedResult(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download Result/ }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

it('a result, its marks and its gradesheet open in plane mode as they were seen last', async () => {
  const { at } = fixture
  const exam = await aMarking(at)
  const sita = await exam.candidate('Sita Shrestha', 'CSC151')
  await exam.enterTwice(sita, 'CSC151', 28)
  const soon = Math.ceil(at.clock.nowMs() / minuteMs) * minuteMs + 10 * minuteMs
  await release(exam, { n_exam_open_ID: exam.openingId }, soon)
  at.clock.advance(soon - at.clock.nowMs())
  const { page, context, complaints } = await fixture.visit(device)
  await logIn(page, sita.email)
  const marks = { [`/result?exam=${sita.registrationId}`]: 'Final: 28, you need 30.' }
  await seen(page, marks)
  await page.goto('/result')
  const fresh = await downloadedResult(page)
  await page.getByText(/^Saved on this phone: /).waitFor()
  const later = await laterInPlaneMode(page, context)
  await opensWithout(later, marks)
  await later.goto('/result')
  expect(await downloadedResult(later)).toEqual(fresh)
  expect(complaints).toEqual([])
})

it('the exam routine opens offline: day, hours, room and seat of each exam paper', async () => {
  const exam = await anExamination(fixture.at)
  const sita = await exam.candidate('Sita Shrestha', 'CSC151', 'MTH151')
  const centre = await aCentre(exam, 'Trishuli', { 'Room 12': 40 })
  const body = { n_exam_master_ID: exam.examId }
  await exam.setRoutine('CSC151', ['2027-07-10', '11:00', '14:00'])
  await exam.setRoutine('MTH151', ['2027-07-12', '07:00', '10:00'])
  await exam.run('exam_symbol_numbers', body)
  await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
  const { page, context, complaints } = await fixture.visit(device)
  await logIn(page, sita.email)
  const path = `/exam?card=${sita.registrationId}`
  await seen(page, { [path]: 'Room 12' })
  const routine = await page.locator('.ticket').innerText()
  expect(routine).toMatch(/11:00[^]*07:00|07:00[^]*11:00/)
  const later = await laterInPlaneMode(page, context)
  await opensWithout(later, { [path]: 'Room 12' })
  expect(await later.locator('.ticket').innerText()).toContain(routine)
  expect(complaints).toEqual([])
})

it('the last lists open in plane mode, and what needs a line says so', async () => {
  const { at } = fixture
  await at.opening('open', 'BE Civil Entrance 2083')
  const { email, partnerId } = await at.student()
  await enrollPartner(at, { partnerId })
  await at.database.transaction(async (transaction) => {
    const copy = { value: 'B-1', name: 'Discrete Mathematics', author: 'K. Rosen' }
    await storeLoan(transaction, { copy, partnerId, today: todayOf(at), dueInDays: 4 })
  })
  const { page, context, complaints } = await fixture.visit(device)
  await logIn(page, email)
  await applyForEntrance(page)
  const lists = {
    '/entrance?tab=applied': 'BE Civil Entrance 2083',
    '/books': 'Discrete Mathematics',
    '/payment-history': 'View and manage your payment history organized by document type',
    '/profile/generalinfo': 'Father',
    '/': 'Notifications',
  }
  await seen(page, lists)
  const later = await laterInPlaneMode(page, context)
  await opensWithout(later, lists)
  await later.goto('/entrance?tab=applied')
  const pay = later.getByRole('button', { name: /^Pay Now/ })
  expect(await pay.isDisabled()).toBe(true)
  await later.getByText('Needs a connection.').first().waitFor()
  expect(complaints).toEqual([])
})
