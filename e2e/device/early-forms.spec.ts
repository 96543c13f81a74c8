import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { testPassword } from '#testing/test-people.ts'
import { phone } from '../browser.ts'
import { fillBirthday, fillSignUp } from '../kinds/entry-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** Opens a page whose scripts are held back on the way; `arrive` lets them come. */
async function openBare(
  path: string,
): Promise<{ page: Page; arrive: () => void; complaints: string[] }> {
  const { page, complaints } = await fixture.visit({ viewport: phone })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, arrive: () => resolve(), complaints }
}

it('login: what was typed and the tap wait for the script, and then sign in', async () => {
  const { email } = await fixture.at.student()
  const { page, arrive, complaints } = await openBare('/login')
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=password]').fill(testPassword)
  await page.getByLabel('Remember Me').check()
  const button = page.getByRole('button', { name: 'Login' })
  await button.click()
  expect(await button.getAttribute('aria-busy')).toBe('true')
  expect(new URL(page.url()).search).toBe('')
  arrive()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const remembered = await page.evaluate(() => localStorage.getItem('remembered_email'))
  expect(remembered).toContain(email)
  expect(complaints).toEqual([])
})

it('login: shows the error of a form submitted early once the script has loaded', async () => {
  const { page, arrive } = await openBare('/login')
  await page.getByLabel('Email').fill('sita@')
  await page.getByRole('button', { name: 'Login' }).click()
  arrive()
  await page.getByText('Please enter a valid email address').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('sita@')
})

it('forgot password: email, date of birth and the tap wait for the script', async () => {
  const { email } = await fixture.at.student()
  const { page, arrive } = await openBare('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await fillBirthday(page)
  await page.getByRole('button', { name: 'Send password' }).click()
  arrive()
  await page.getByText('Check Your Email!!').first().waitFor()
})

it('sign-up: everything typed, chosen and ticked before the script counts', async () => {
  const email = 'early@example.com'
  const { page, arrive, complaints } = await openBare('/signup')
  await fillSignUp(page, email)
  await page.getByRole('checkbox').last().click()
  arrive()
  const submit = page.locator('button[type=submit]')
  await expect.poll(() => submit.isDisabled()).toBe(false)
  expect(await page.getByLabel('Month').inputValue()).toBe('3')
  expect(await page.getByLabel('Female').isChecked()).toBe(true)
  await submit.click()
  await page.getByText('Account created successfully! Please login and Continue.').first().waitFor()
  const row = await fixture.at.database.kysely
    .selectFrom('ad_user as u')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'u.c_bpartner_id')
    .select('b.dob_ad')
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()
  expect(String(row.dob_ad)).toContain('2007-03-14')
  expect(complaints).toEqual([])
})

it('sign-up after a reload half-way: the birth date that is sent is the one that is seen', async () => {
  const { page } = await fixture.visit({ viewport: phone })
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Sita')
  await fillBirthday(page)
  await page.getByText('30 Falgun 2063').waitFor()
  await page.waitForFunction(() => sessionStorage.getItem('draft:/signup')?.includes('2007-03-14'))
  await page.reload()
  await page.getByText('We kept what you typed.').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Sita')
  expect(await page.getByLabel('Day').inputValue()).toBe('14')
  expect(await page.getByLabel('Month').inputValue()).toBe('3')
  expect(await page.getByLabel('Year').inputValue()).toBe('2007')
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await page.getByLabel('Day').inputValue()).toBe('')
})
