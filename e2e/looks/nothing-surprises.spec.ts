import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { desktop, phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function student(viewport: typeof phone | typeof desktop, path: string): Promise<Page> {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport })
  await logIn(page, email)
  await page.goto(path)
  return page
}

describe('logging out', () => {
  it('asks when something typed is not saved, and keeps it for who stays', async () => {
    const page = await student(desktop, '/profile/generalinfo')
    await page.locator('#fatherName').fill('Hari Prasad')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Logout' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog
      .getByText('You have typed something that is not saved.', { exact: false })
      .waitFor()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.locator('#fatherName').waitFor()
    expect(await page.locator('#fatherName').inputValue()).toBe('Hari Prasad')
    await page.getByRole('button', { name: 'Logout' }).click()
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/login/)
  })

  it('asks nothing once it is saved', async () => {
    const page = await student(desktop, '/profile/generalinfo')
    await page.locator('#fatherName').fill('Hari Prasad')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('All information submitted and updated successfully!').first().waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(/\/login/)
  })
})

describe('saving', () => {
  it('shows Saved, not a draft on the phone, when the server only normalised the values', async () => {
    const page = await student(phone, '/profile/generalinfo')
    await page.locator('#fatherName').fill('  Hari   Prasad ')
    await page.locator('#guardianPhone').fill('९८४१२३४५६७')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
    expect(await page.getByText(/^Saved on this phone/).count()).toBe(0)
    expect(await page.locator('#guardianPhone').inputValue()).toBe('9841234567')
  })

  it('does not overwrite what another tab holds before one of the two is chosen', async () => {
    const page = await student(desktop, '/profile/generalinfo')
    const other = await page.context().newPage()
    await other.goto('/profile/generalinfo')
    await other.locator('#motherName').waitFor()
    await page.locator('#motherName').fill('Maya Devi')
    await other.getByText('This form was changed in another tab.').waitFor()
    let sent = 0
    other.on('request', (request) => (sent += request.method() === 'PUT' ? 1 : 0))
    await other.locator('#motherName').fill('Sita Devi')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await other.getByText('Choose one of the two versions before you save.').waitFor()
    expect(sent).toBe(0)
    await other.getByRole('button', { name: 'Keep this version' }).click()
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await other.getByText('All information submitted and updated successfully!').first().waitFor()
  })
})

describe('an address whose places cannot be looked up', () => {
  it('stays as it is stored: on the page, and when it is saved', async () => {
    const { email, partnerId } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    await logIn(page, email)
    const names = async () => {
      const rows = await fixture.at.database.kysely
        .selectFrom('c_bpartner_location')
        .select('name')
        .where('c_bpartner_id', '=', partnerId)
        .orderBy('c_bpartner_location_id')
        .execute()
      return rows.map(({ name }) => name)
    }
    const before = await names()
    await page.route('**/nou/location/**', (route) => route.fulfill({ status: 500 }))
    await page.goto('/profile/address')
    await page.getByText("Couldn't refresh.").first().waitFor()
    await page
      .getByText(before[0] ?? '')
      .first()
      .waitFor()
    expect(await page.getByText('Not filled in yet').count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Addresses saved successfully!').first().waitFor()
    expect(await names()).toEqual(before)
    await page.locator('#Permanent-tole').fill('Syafrubesi')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The list of places could not be read.', { exact: false }).waitFor()
    expect(await names()).toEqual(before)
  })
})

describe('small things', () => {
  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)(
    'after the login the focus is on the page’s heading, on %s',
    async (_name, viewport) => {
      const { email } = await fixture.at.student()
      const { page } = await fixture.visit({ viewport })
      await logIn(page, email)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    },
  )

  it('without settings the welcome has a name and the account says it could not be read', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: phone })
    await page.route('**/nou/portal/settings', (route) => route.fulfill({ status: 500 }))
    await logIn(page, email)
    await page.getByText('Welcome to Langtang Technological University!!').waitFor()
    const account = page.getByRole('region', { name: 'Account Info' })
    await account.getByText("Couldn't refresh.").waitFor()
    await page.unroute('**/nou/portal/settings')
    await account.getByRole('button', { name: 'Try again' }).click()
    await account.getByText('Account number', { exact: false }).first().waitFor()
  })

  it('a file is chosen from one visible stop of the Tab key', async () => {
    const page = await student(desktop, '/profile/education')
    await page.locator('#marksheet').waitFor({ state: 'attached' })
    const stops = await page
      .locator('input[type=file]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).tabIndex))
    expect(stops.length).toBeGreaterThan(0)
    expect(new Set(stops)).toEqual(new Set([-1]))
  })

  it('shows an email of 25 characters in one line beside the menu', async () => {
    const { email } = await fixture.at.student({ email: 'sita.shrestha@example.com' })
    const { page } = await fixture.visit({ viewport: desktop })
    await logIn(page, email)
    const shown = page.getByLabel(email)
    const box = await shown.boundingBox()
    expect(box?.height).toBeLessThan(30)
    expect(await shown.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true)
  })

  it('a second captcha check outlives the first one’s time', async () => {
    const { page } = await fixture.visit({ viewport: phone })
    await page.clock.install()
    await page.goto('/signup')
    const submit = page.locator('button[type=submit]')
    const tick = async () => {
      await page.getByRole('checkbox').last().click()
      await expect.poll(() => submit.isDisabled()).toBe(false)
    }
    const pass = (minutes: number) => {
      fixture.at.clock.advance(minutes * 60_000)
      return page.clock.fastForward(minutes * 60_000)
    }
    await tick()
    await pass(5)
    await page.getByRole('checkbox').last().click()
    await tick()
    await pass(5)
    expect(await submit.isDisabled()).toBe(false)
    expect(await page.getByText('reCAPTCHA expired.', { exact: false }).count()).toBe(0)
    await pass(10)
    await page.getByText('reCAPTCHA expired. Please verify again.').waitFor()
  })
})
