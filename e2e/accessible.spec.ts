import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logIn } from './acts.ts'
import { desktop, phone } from './browser.ts'
import { openStage } from './stage.ts'

const stage = openStage(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
  await at.opening('open', 'B.Sc. Ag Entrance 2083')
})

/** What axe calls serious or critical on the page as it stands. */
async function seriousOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

describe.each(['light', 'dark'] as const)('axe finds nothing serious in the %s theme', (theme) => {
  it.each(['/login', '/signup', '/forgot-password'])('on %s', async (path) => {
    const { page } = await stage.visit({ viewport: phone, theme })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seriousOn(page)).toEqual([])
  })

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)('from the dashboard to the payment dialog on %s', async (_name, viewport) => {
    const { email } = await stage.at.student()
    const { page } = await stage.visit({ viewport, theme })
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
    const { email } = await stage.at.student()
    const { page } = await stage.visit({ viewport: desktop })
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

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${selector}`)
}

async function tabToButton(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (name.test(await focusedName(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached a button ${name.source}`)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
}
