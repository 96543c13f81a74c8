import { it } from 'vitest'
import { phone } from './browser.ts'
import { openStage } from './stage.ts'

const stage = openStage()

it('signed in with the mailed password, every page leads to the one where a new one is set', async () => {
  const { email } = await stage.at.student()
  const { page } = await stage.visit({ viewport: phone })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Month').selectOption({ index: 3 })
  await page.getByLabel('Year').fill('2007')
  await page.locator('button[type=submit]').click()
  await page.getByText('Check Your Email!!').first().waitFor()
  await stage.at.jobs.runNow('password-resets')
  await stage.at.jobs.runNow('mail')
  const mail = stage.at.mailer.sent.findLast(({ to }) => to === email)
  const oneTime = /\n\n([a-z0-9]{20})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(oneTime)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/profile\/reset-password/)
  for (const path of ['/', '/entrance', '/profile/generalinfo', '/course-registration']) {
    await page.goto(path)
    await page.waitForURL(/\/profile\/reset-password/)
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
  await page.getByRole('textbox', { name: /^Current/ }).fill(oneTime)
  await page.getByRole('textbox', { name: 'New password' }).fill('Naya-Bato-2083')
  await page.getByRole('textbox', { name: /^Confirm/ }).fill('Naya-Bato-2083')
  await page.locator('button[type=submit]').click()
  await page.getByText('Password changed').first().waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: /Namaste|Welcome|Hello/ }).waitFor()
  await page.getByText('Loading dashboard...').waitFor({ state: 'hidden' })
})
