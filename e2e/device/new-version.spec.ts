import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { desktop, quietened } from '../browser.ts'
import { copyOfBuild, deploy } from './new-version.ts'
import { aColleague, typeSignIn, wide } from '../office/office-actions.ts'
import { openFixture } from '../fixture.ts'
import { officeFolder, portalFolder } from '../university.ts'

/** Builds of their own, which the tests replace with newer ones. */
const built = { portalFolder: copyOfBuild(portalFolder), officeFolder: copyOfBuild(officeFolder) }
afterAll(() => {
  for (const folder of Object.values(built)) rmSync(folder, { recursive: true })
})

const fixture = openFixture(undefined, built)

/** Deploys while this page is open, after it has loaded its notice of a new version. */
async function deployed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /NewVersionNotice/.test(name)),
  )
  await quietened(page)
  for (const folder of Object.values(built)) deploy(folder)
  await fixture.at.restart()
}

it('an open portal without a service worker says that there is a new version, keeps what is typed and opens it', async () => {
  const { email } = await fixture.at.student({ complete: false })
  const { page, complaints } = await fixture.visit({ viewport: desktop })
  await logIn(page, email)
  await page.goto('/profile/generalinfo')
  await page.locator('#fatherName').fill('Ram Bahadur')
  await page.getByText(/^Saved on this/).waitFor({ state: 'attached' })
  await deployed(page)
  await page.getByRole('button', { name: 'Propose a correction' }).first().click()
  await page.getByRole('alert').getByText('There is a new version.').waitFor()
  expect(await page.locator('#fatherName').inputValue()).toBe('Ram Bahadur')
  await page.getByRole('button', { name: 'Open again' }).click()
  await page.getByText('We kept what you typed.').waitFor()
  expect(await page.locator('#fatherName').inputValue()).toBe('Ram Bahadur')
  await page.getByRole('button', { name: 'Propose a correction' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')

  expect(complaints).toEqual([])
})

it('an open portal opens a page of the new version by itself where nothing is typed', async () => {
  const { email } = await fixture.at.student()
  const { page, complaints } = await fixture.visit({ viewport: desktop })
  await logIn(page, email)
  await deployed(page)
  await page.getByRole('link', { name: 'Admission' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Admission' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admission')
  expect(await page.locator('script[type=module][src*="-v"]').count()).toBe(1)
  expect(complaints).toEqual([])
})

it('an open office says so beside what is typed; a part without typed text opens by itself', async () => {
  const { at } = fixture
  const { partnerId } = await at.student({ name: 'Sita Rai' })
  const { page, complaints } = await fixture.visitOffice({ viewport: wide })
  await typeSignIn(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  await page.goto(`/students/${partnerId}`)
  const note = page.locator('.note-input')
  await note.fill('Called on Monday')
  await deployed(page)
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('alert').getByText('There is a new version.').waitFor()
  expect(await note.inputValue()).toBe('Called on Monday')
  await page.getByRole('button', { name: 'Open again' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')

  await deployed(page)
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: 'Audit log' })
    .click()
  await page.getByRole('region', { name: 'Audit log' }).waitFor()
  expect(complaints).toEqual([])
})
