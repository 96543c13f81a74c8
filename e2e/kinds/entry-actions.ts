import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { testPassword } from '#testing/test-people.ts'
import type { University } from '../university.ts'

/** The birthday of all people in these tests, as the forms ask for it. */
export async function fillBirthday(page: Page): Promise<void> {
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Month').selectOption({ index: 3 })
  await page.getByLabel('Year').fill('2007')
}

/** Everything on the open sign-up page but its last box, which begins the proof of work. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Sita')
  await page.getByLabel('Last name').fill('Shrestha')
  await page.getByLabel('Nepali name').fill('सीता श्रेष्ठ')
  await page.getByLabel('Female').check()
  await fillBirthday(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('9841234567')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(testPassword)
}

/** Sends the login form, whatever comes of it. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Asks for a new password on the open page, reads the mail and signs in with it. Gives that password. */
export async function logInByMail(page: Page, at: University, email: string): Promise<string> {
  await page.getByLabel('Email').fill(email)
  await fillBirthday(page)
  await page.locator('button[type=submit]').click()
  await page.getByText('Check Your Email!!').first().waitFor()
  const oneTime = await mailedPassword(at, email)
  await tryToLogIn(page, email, oneTime)
  await page.waitForURL(/\/profile\/reset-password/)
  return oneTime
}

/** Another server on the same database may be the one that sends it, and may be at it already. */
async function mailedPassword({ jobs, mailer }: University, email: string): Promise<string> {
  const find = () => {
    const mail = mailer.sent.findLast(({ to }) => to === email)
    return /\n\n([a-z0-9]{20})\n/.exec(mail?.text ?? '')?.[1]
  }
  for (;;) {
    await jobs.runNow('password-resets')
    await jobs.runNow('mail')
    const found = find()
    if (found !== undefined) return found
    await wait(100)
  }
}

/** Changes the password on the open page and waits for the confirmation. */
export async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Current/ }).fill(from)
  await page.getByRole('textbox', { name: 'New password' }).fill(to)
  await page.getByRole('textbox', { name: /^Confirm/ }).fill(to)
  await page.locator('button[type=submit]').click()
  await page.getByText('Password changed').first().waitFor()
}
