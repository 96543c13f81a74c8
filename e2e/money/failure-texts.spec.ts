import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { testPassword } from '#testing/test-people.ts'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { fillBirthday, fillSignUp, tryToLogIn } from '../kinds/entry-actions.ts'
import { loseAnswers } from './lost-answers.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
})

async function logInAsStudent(page: Page): Promise<void> {
  const { email } = await fixture.at.student()
  await tryToLogIn(page, email, testPassword)
}

describe('login says which step failed', () => {
  it.each([
    ['POST', '**/api/v1/auth/tokens', 'Invalid email or password!'],
    ['PUT', '**/api/v1/auth/tokens', 'Failed to load Final Token'],
    ['GET', '**/api/v1/models/ad_user/**', 'Failed to User Data'],
  ])('%s %s answers 500: %s', async (method, address, sentence) => {
    const { page } = await fixture.visit({ viewport: phone })
    await page.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { status: 500, detail: 'Oops' } })
        : route.fallback(),
    )
    await logInAsStudent(page)
    await page.locator('.toast').getByText(sentence, { exact: true }).waitFor()
    await page
      .getByText(`${sentence} The server had a problem. It may not be your password.`)
      .waitFor()
  })

  it('no answer: the server was not reached', async () => {
    const { page } = await fixture.visit({ viewport: phone })
    await page.route('**/api/v1/auth/tokens', (route) => route.abort())
    await logInAsStudent(page)
    await page.getByText("We couldn't reach the server.").first().waitFor()
    expect(await page.getByText('Nothing was sent').count()).toBe(0)
  })
})

it.each([
  ['without words', {}],
  ['with a status for words', { Message: 'HTTP 500' }],
])('a reset that fails %s never shows a number', async (_name, json) => {
  const { page } = await fixture.visit({ viewport: phone })
  await page.route('**/nou/nouuser/resetpassword**', (route) =>
    route.fulfill({ status: 500, json }),
  )
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('sita@example.com')
  await fillBirthday(page)
  await page.locator('button[type=submit]').click()
  await page.getByText('Password reset failed').first().waitFor()
  expect(await page.getByText('HTTP').count()).toBe(0)
})

it('a sign-up whose answers are lost says so; pressed again it makes one account', async () => {
  const email = 'lost@example.com'
  const { page } = await fixture.visit({ viewport: phone })
  await page.goto('/signup')
  await fillSignUp(page, email)
  await page.getByRole('checkbox').last().click()
  const submit = page.locator('button[type=submit]')
  await expect.poll(() => submit.isDisabled()).toBe(false)
  const left = await loseAnswers(page, { to: '/nou/nouuser', times: 2 })
  await submit.click()
  await page.locator('.toast').getByText('An unexpected error occurred').waitFor()
  await page.getByText("We don't know whether it arrived.", { exact: false }).waitFor()
  await submit.click()
  await page.getByText('Account created successfully! Please login and Continue.').first().waitFor()
  expect(left).toHaveLength(3)
  expect(new Set(left.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
  const rows = await fixture.at.database.kysely
    .selectFrom('ad_user')
    .select('ad_user_id')
    .where('email', '=', email)
    .execute()
  expect(rows).toHaveLength(1)
})

it('closes the payment with a message when the amount owed cannot be read', async () => {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: phone })
  await logIn(page, email)
  await page.goto('/entrance')
  await page.getByRole('button', { name: /^Apply/ }).click()
  await page.getByRole('button', { name: 'Yes, Apply' }).click()
  await page.getByRole('button', { name: /^Pay Now/ }).waitFor()
  await page.route('**/nou/portal/settings', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByText('An error occurred while processing your payment.').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
