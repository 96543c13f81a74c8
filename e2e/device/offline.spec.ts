import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import { applyForEntrance, logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { everythingStored, listedAs, namesStored } from '../everything-stored.ts'
import { openFixture } from '../fixture.ts'
import { portalFolder } from '../university.ts'

/** A build of its own, which a test replaces with a newer one. */
const folder = mkdtempSync(join(tmpdir(), 'portal-'))
cpSync(portalFolder, folder, { recursive: true })
for (const packed of ['br', 'gz']) rmSync(join(folder, `service-worker.js.${packed}`))
afterAll(() => rmSync(folder, { recursive: true }))

const fixture = openFixture(undefined, { portalFolder: folder })

const device = { viewport: phone, keepsPortal: true } as const

/** Presses the button and takes what it hands over. */
async function downloaded(page: Page, button: RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Waits until the portal has stored itself on this device. */
async function waitUntilSaved(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

it('on the day of the exam the card opens in plane mode, after the browser was closed', async () => {
  const exam = await anExamination(fixture.at)
  const sita = await exam.candidate('Sita Shrestha', 'CSC151')
  const centre = await aCentre(exam, 'Dhunche', { 'Room 204': 40 })
  const body = { n_exam_master_ID: exam.examId }
  await exam.setRoutine('CSC151', ['2027-07-10', '11:00', '14:00'])
  await exam.run('exam_symbol_numbers', body)
  await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
  const { page, context, complaints } = await fixture.visit(device)
  await logIn(page, sita.email)
  await page.goto(`/exam?card=${sita.registrationId}`)
  await page.getByText('Room 204').first().waitFor()
  const fresh = await downloaded(page, /^Download Admit Card/)
  await page.getByText(/^Saved on this phone: \d+\s\w+\s\d{4}, \d\d:\d\d$/).waitFor()
  await waitUntilSaved(page)
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/')
  await later.getByRole('heading', { level: 1 }).waitFor()
  await later.goto(`/exam?card=${sita.registrationId}`)
  await later.getByText('Room 204').first().waitFor()
  expect(await later.getByText(/CSC151/).count()).toBeGreaterThan(0)
  await later.getByText(/Showing what was saved at \d\d:\d\d\./).waitFor()
  const again = await downloaded(later, /^Download Admit Card/)
  expect(again.name).toBe('exam_card_2083-0001.pdf')
  expect(again.bytes.equals(fresh.bytes)).toBe(true)
  await later
    .getByText(/^We couldn't reach the server\. This is the copy saved on /)
    .first()
    .waitFor()
  await later.goto('/payment-history')
  await later.getByRole('heading', { level: 1, name: 'Payment History' }).waitFor()
  expect(complaints).toEqual([])
})

it('a receipt that was taken opens again in plane mode, from the list of payments', async () => {
  await fixture.at.opening('open', 'BE Civil Entrance 2083')
  const { email } = await fixture.at.student()
  const { page, context, complaints } = await fixture.visit(device)
  await logIn(page, email)
  await applyForEntrance(page)
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByRole('button', { name: 'Khalti Pay' }).click()
  await page.waitForURL(/khalti-simulator/)
  fixture.at.khalti.decide(new URL(page.url()).searchParams.get('pidx') ?? '', 'pay')
  fixture.at.clock.advance(3 * 60_000)
  await fixture.at.jobs.runNow('payments')
  await page.goto('/payment-history')
  const fresh = await downloaded(page, /^Receipt R-/)
  await page.getByText(/^Saved on this phone: /).waitFor()
  await waitUntilSaved(page)
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/payment-history')
  expect(await downloaded(later, /^Receipt R-/)).toEqual(fresh)
  expect(complaints).toEqual([])
})

it('a new version is announced, waits while the user types, and preserves the typed text', async () => {
  const { email } = await fixture.at.student({ complete: false })
  const { page } = await fixture.visit(device)
  await logIn(page, email)
  await waitUntilSaved(page)
  await page.goto('/profile/generalinfo')
  await page.locator('#fatherName').fill('Ram Bahadur')
  await appendFile(join(folder, 'service-worker.js'), '\n// newer')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('A new version of the portal is here. What you typed is saved.').waitFor()
  expect(await page.locator('#fatherName').inputValue()).toBe('Ram Bahadur')
  await page.getByText(/^Saved on this phone/).waitFor()
  // Sooner than a draft is stored: the last input must be carried over as well.
  await page.locator('#motherName').fill('Sita Devi')
  await page.getByRole('button', { name: 'Open it now' }).click()
  await page.getByText('We kept what you typed.').waitFor()
  expect(await page.locator('#fatherName').inputValue()).toBe('Ram Bahadur')
  expect(await page.locator('#motherName').inputValue()).toBe('Sita Devi')
  expect(await page.getByText('A new version of the portal').count()).toBe(0)
})

it('after logout a shared computer holds nothing of the student in any storage', async () => {
  const exam = await anExamination(fixture.at)
  const { email, partnerId } = await exam.candidate('Parbati Gurung', 'CSC151')
  const { page, context } = await fixture.visit(device)
  await logIn(page, email)
  await waitUntilSaved(page)
  await page.goto('/profile/generalinfo')
  await page.goto('/payment-history')
  await page.goto('/exam?tab=applied')
  await downloaded(page, /^Download Form/)
  await page.getByText(/^Saved on this phone: /).waitFor()
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('glass'))).not.toBeNull()
  const before = await everythingStored(page)
  expect(before).toContain('Parbati')
  expect((await namesStored(page)).filter((name) => listedAs(name) === null)).toEqual([])
  expect(before).toMatch(/^papers\.papers: \["examination_application_form/m)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  // The browser deletes a database in its own time.
  await expect.poll(() => everythingStored(page)).not.toMatch(/^papers\.|"papers":"/m)
  const stored = await everythingStored(page)
  const left = (await namesStored(page)).map((name) => [name, listedAs(name)?.until])
  expect(left.filter(([, until]) => until === undefined || until === 'logout')).toEqual([])
  const own = ['Parbati', 'Gurung', email, String(partnerId)]
  expect(own.filter((word) => stored.includes(word))).toEqual([])
  expect(stored).not.toMatch(/^kept: .*\/(api|nou)\//m)
  // An opaque mark that a user has signed in here before, unreadable for the page (SECURITY: guessing).
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['device'])
})
