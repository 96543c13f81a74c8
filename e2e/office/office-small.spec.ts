import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, aVoucher, narrow, signInAtOffice } from './office-actions.ts'
import { anUnmarkedExam, atDesk } from '../kinds/result-actions.ts'
import { quietened } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** A screen of 1366 px at 400 %. */
const magnified = { width: 342, height: 700 } as const

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Gives 'in order' if each begins below the one before. */
async function topsOf(page: Page, selectors: readonly string[]): Promise<unknown> {
  const tops = await Promise.all(
    selectors.map(async (selector) => (await page.locator(selector).first().boundingBox())?.y ?? 0),
  )
  const isInOrder = tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0))
  return isInOrder ? 'in order' : tops
}

/** Number of hidden pixels of a text. */
const cutOf = (part: Locator) =>
  part.evaluate((element) =>
    element.clientWidth === 0 ? -1 : element.scrollWidth - element.clientWidth,
  )

describe('the office on a narrow screen', () => {
  it('has the whole review in one column: facts, slip, history, bar; and decides by button', async () => {
    const { at } = fixture
    const name = 'Bishal Bahadur Chaudhary Tharu of Tulsipur'
    const { paymentId } = await aVoucher(at, { name })
    const { page } = await fixture.visitOffice({ viewport: magnified })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto(`/queues/vouchers/${paymentId}`)
    await page.locator('.paper img').waitFor()
    const checks = page.getByRole('region', { name: 'Checks' })
    await checks.getByText('Voucher no.').waitFor()
    expect(await topsOf(page, ['.checks', '.viewer', '.history', '.review-bar'])).toEqual(
      'in order',
    )
    expect(await sticksOut(page)).toBeLessThanOrEqual(0)
    expect(await seriousOn(page)).toEqual([])
    for (const label of [/^Approve/, /^Return with reason/, /^Ask a colleague/, /^Hold/])
      await page.getByRole('button', { name: label }).first().waitFor()
    await page.waitForTimeout(450)
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await page.getByText(`Approved: ${name}`).first().waitFor()
  })

  it('has a queue whose rows keep who, what for, how much and the checks, in two lines', async () => {
    const { at } = fixture
    const name = 'Sarita Kumari Chaudhary'
    await aVoucher(at, { name })
    const { page } = await fixture.visitOffice({ viewport: magnified })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto('/queues/vouchers?name=Sarita')
    const row = page.locator('.queue-link', { hasText: name })
    await row.waitFor()
    for (const part of ['name', 'about', 'amount', 'state', 'age'])
      expect([part, await cutOf(row.locator(`.queue-${part}`))]).toEqual([part, 0])
  })

  it.each(['en', 'ne'])('has every area of the administrator in sight: %s', async (spoken) => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport: narrow })
    await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Gita Kumari Adhikari'))
    await page.evaluate((to) => localStorage.setItem('language', JSON.stringify(to)), spoken)
    await page.goto('/control/staff')
    await quietened(page)
    for (const width of [1920, 1536, 1366, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await cutOf(page.locator('.top-bar .areas'))]).toEqual([width, 0])
      expect([width, await sticksOut(page)]).toEqual([width, 0])
    }
    const search = await page.locator('.top-bar .search').boundingBox()
    expect(search?.width).toBeGreaterThan(100)
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await sticksOut(page)).toBe(0)
  })

  it.each([
    ['registrar', ['/overview', '/queues/corrections', '/students?name=ma', '/second', '/account']],
    [
      'cashier',
      ['/overview', '/queues/vouchers', '/students?name=ma', '/money', '/second', '/reports/dues'],
    ],
    [
      'librarian',
      ['/library', '/library/books', '/library/reservations', '/library/late', '/reports'],
    ],
    [
      'administrator',
      ['/control/audit', '/control/staff', '/control/sessions', '/control/settings', '/overview'],
    ],
  ] as const)('shows a %s every page without anything beside the screen', async (role, paths) => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport: magnified })
    await signInAtOffice(page, at, await aColleague(at, role, 'Gita Kumari Adhikari'))
    for (const path of paths) {
      await page.goto(path)
      await quietened(page)
      expect([path, await sticksOut(page)]).toEqual([path, 0])
    }
  })

  it('keeps a sheet of marks, its facts and its button', async () => {
    const { exam, sheet } = await anUnmarkedExam(fixture, ['Sita Kumari Shrestha Tamang'])
    const mina = await atDesk(fixture, 'Mina Rai', magnified)
    for (const path of [exam, sheet, '/results', '/results/layout', '/results/internal']) {
      await mina.goto(path)
      await quietened(mina)
      expect([path, await sticksOut(mina)]).toEqual([path, 0])
    }
    await mina.goto(sheet)
    await mina.getByRole('button', { name: /^Save/ }).waitFor()
  })
})
