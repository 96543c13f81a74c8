import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { seriousOn } from './axe.ts'
import { desktop, phone } from '../browser.ts'
import { focusedName, tabTo, tabToButton } from './keyboard.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
  await at.opening('open', 'B.Sc. Ag Entrance 2083')
})

describe.each(['light', 'dark'] as const)('axe finds nothing serious in the %s theme', (theme) => {
  it.each(['/login', '/signup', '/forgot-password'])('on %s', async (path) => {
    const { page } = await fixture.visit({ viewport: phone, theme })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seriousOn(page)).toEqual([])
  })

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)('from the dashboard to the payment dialog on %s', async (_name, viewport) => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport, theme })
    await logIn(page, email)
    await page.getByText('Your path to admission').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.goto('/entrance')
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Yes, Apply' }).click()
    await page.getByRole('button', { name: /^Pay Now/ }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('Total Fee to be paid:').waitFor()
    expect(await seriousOn(page)).toEqual([])
  })
})

describe('by keyboard alone', () => {
  it('a student logs in, applies and opens the payment dialog', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport: desktop })
    await page.goto('/login')
    await tabTo(page, 'input[type=email]')
    await page.keyboard.type(email)
    await tabTo(page, 'input[type=password]')
    await page.keyboard.type('Ghumti-Phul-77')
    await page.keyboard.press('Enter')
    await page.getByText('Your path to admission').waitFor()
    await tabTo(page, 'a[href^="/entrance"]')
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .waitFor()
    await tabToButton(page, /^Apply/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Yes, Apply' }).waitFor()
    await tabToButton(page, /^Yes, Apply/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Pay Now/ }).waitFor()
    await tabToButton(page, /^Pay Now/)
    await page.keyboard.press('Enter')
    await page.getByText('Total Fee to be paid:').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Total Fee to be paid:').waitFor({ state: 'detached' })
    expect(await focusedName(page)).toMatch(/^Pay Now/)
  })
})
