import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { phone, quietened, viewports } from '../browser.ts'
import { changePassword, fillSignUp, logInByMail, tryToLogIn } from '../kinds/entry-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe.each(viewports)('on %s', (_name, viewport) => {
  it('an applicant signs up, logs in and is asked to complete the profile', async () => {
    const email = `new${viewport.width}@example.com`
    const { page, complaints } = await fixture.visit({ viewport })
    await page.goto('/signup')
    await fillSignUp(page, email)
    const submit = page.locator('button[type=submit]')
    expect(await submit.isDisabled()).toBe(true)
    await page.getByRole('checkbox').last().click()
    await expect.poll(() => submit.isDisabled()).toBe(false)
    await submit.click()
    await page
      .getByText('Account created successfully! Please login and Continue.')
      .first()
      .waitFor()
    await page.waitForURL(/\/login/)
    await logIn(page, email)
    await page.getByText('Welcome to Langtang Technological University!!').first().waitFor()
    await page.getByText('Action Required: Your profile is incomplete').first().waitFor()
    expect(complaints).toEqual([])
  })
})

describe('signing in', () => {
  it('shows its form before any script has come, and takes what was typed meanwhile', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scriptsMayCome
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(email)
    letScriptsCome()
    await quietened(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })

  it('says the specified words for a wrong password and keeps the email', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    await tryToLogIn(page, email, 'not-this-one')
    await page.getByText('Invalid email or password!').first().waitFor()
    expect(await page.locator('input[type=email]').inputValue()).toBe(email)
  })

  it('sends a visitor without a session to the login and back to where they wanted to go', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    await page.goto('/entrance?tab=applied')
    await page.waitForURL(/\/login/)
    await logIn(page, email)
    expect(page.url()).toContain('/entrance?tab=applied')
  })

  it('a forgotten password is replaced with the mailed one-time password', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    await page.goto('/forgot-password')
    await page.getByText('Please enter your registered email and date of birth.').waitFor()
    const oneTime = await logInByMail(page, fixture.at, email)
    await changePassword(page, oneTime, 'Naya-Bato-2083')
    await expect(fixture.at.signIn(email, 'Naya-Bato-2083')).resolves.toMatchObject({
      userId: expect.any(Number),
    })
  })

  it('logout ends the session at once', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: viewports[1][1] })
    await logIn(page, email)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(/\/login/)
    await page.goto('/')
    await page.waitForURL(/\/login/)
  })
})
