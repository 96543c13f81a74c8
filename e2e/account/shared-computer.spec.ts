import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { testPassword } from '#testing/test-people.ts'
import { anExamination } from '#testing/kinds/examination-in-tests.ts'
import { phone } from '../browser.ts'
import { everythingStored } from '../everything-stored.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const device = { viewport: phone, keepsPortal: true } as const

async function logInShared(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByLabel('This is a shared computer').check()
  await page.getByText(/^None of your data is saved here\./).waitFor()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Data the browser would still have tomorrow: names in localStorage, databases, caches and workers. */
function onDisk(page: Page) {
  return page.evaluate(async () => ({
    names: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

/** The university's own name and contacts, the same for all users. */
const nothingOfAnybody = { names: ['portal_settings'], databases: [], caches: [], workers: 0 }

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
}

it('a shared computer keeps nothing while one is signed in, and has nothing after the logout', async () => {
  const exam = await anExamination(fixture.at)
  const { email } = await exam.candidate('Parbati Gurung', 'CSC151')
  const { page, context, complaints } = await fixture.visit(device)
  await logInShared(page, email)
  await page.goto('/profile/generalinfo')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/exam?tab=applied')
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download Form/ }).click(),
  ])
  await taken.path()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /Parbati/ }).waitFor()
  // Long after the portal and its snapshot would be stored on a device.
  await page.waitForTimeout(4_000)
  expect(await onDisk(page)).toEqual(nothingOfAnybody)
  expect(await context.cookies()).toEqual([])
  const tab = await page.evaluate(() => Object.keys(sessionStorage))
  expect(tab.toSorted()).toEqual(['auth_data', 'shared_computer'])
  await logOut(page)
  expect(await onDisk(page)).toEqual(nothingOfAnybody)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect(await everythingStored(page)).not.toMatch(/Parbati|Gurung/)
  expect(complaints).toEqual([])
})

it('the session of a shared computer ends with its tab', async () => {
  const { email } = await fixture.at.student()
  const { page, context } = await fixture.visit(device)
  await logInShared(page, email)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).not.toBe('/login')
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  await next.waitForURL((url) => url.pathname === '/login')
  expect(await next.getByLabel('This is a shared computer').isChecked()).toBe(false)
})

it('calling the computer a shared one clears the account remembered there before', async () => {
  const before = await fixture.at.student({ complete: false })
  const now = await fixture.at.student()
  const { page, context } = await fixture.visit(device)
  await page.goto('/login')
  await page.getByLabel('Remember Me').check()
  await page.getByLabel('Email').fill(before.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/profile/generalinfo')
  await page.locator('#fatherName').fill('Ram Bahadur')
  await expect.poll(() => everythingStored(page)).toContain('Ram Bahadur')
  fixture.at.clock.advance(8 * 86_400_000)
  await page.goto('/profile/generalinfo')
  await page.waitForURL((url) => url.pathname === '/login')
  expect(await everythingStored(page)).toContain('Ram Bahadur')
  expect(await context.cookies()).toHaveLength(1)
  await logInShared(page, now.email)
  expect((await onDisk(page)).names).toEqual(['portal_settings'])
  expect(await everythingStored(page)).not.toContain('Ram Bahadur')
  expect(await context.cookies()).toEqual([])
})

it('clears the draft when the session expires, and the computer stays a shared one', async () => {
  const { email } = await fixture.at.student({ complete: false })
  const { page } = await fixture.visit(device)
  await logInShared(page, email)
  await page.goto('/profile/generalinfo')
  await page.locator('#fatherName').fill('Ram Bahadur')
  await expect.poll(() => everythingStored(page)).toContain('Ram Bahadur')
  fixture.at.clock.advance(31 * 60_000)
  await page.reload()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(await everythingStored(page)).not.toContain('Ram Bahadur')
  expect(await page.getByLabel('This is a shared computer').isChecked()).toBe(true)
})
