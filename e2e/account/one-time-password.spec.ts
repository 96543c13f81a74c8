import { it } from 'vitest'
import { phone } from '../browser.ts'
import { changePassword, logInByMail } from '../kinds/entry-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

it('signed in with the mailed password, every page leads to the one where a new one is set', async () => {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: phone })
  await page.goto('/forgot-password')
  const oneTime = await logInByMail(page, fixture.at, email)
  for (const path of ['/', '/entrance', '/profile/generalinfo', '/course-registration']) {
    await page.goto(path)
    await page.waitForURL(/\/profile\/reset-password/)
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
  await changePassword(page, oneTime, 'Naya-Bato-2083')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: /Namaste|Welcome|Hello/ }).waitFor()
  await page.getByText('Loading dashboard...').waitFor({ state: 'hidden' })
})
