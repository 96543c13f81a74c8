import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** Network information of the browser. */
type Line = { readonly saveData: boolean; readonly effectiveType: string }

/** Visit of a Nepali reader on such a connection, five seconds after login: files loaded, and workers installed. */
async function visitOn(line: Line) {
  const { email } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: phone, keepsPortal: true })
  await page.addInitScript((connectionInfo) => {
    Object.defineProperty(navigator, 'connection', { value: connectionInfo })
    localStorage.setItem('language', '"ne"')
  }, line)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await logIn(page, email)
  await page.waitForTimeout(5_000)
  return {
    // A device without any Nepali font, as here, still fetches the plain one: it could show no text otherwise.
    font: files.some((file) => /mukta-devanagari-600/.test(file)),
    otherPages: files.some((file) => /GeneralPage|AddressPage/.test(file)),
    workers: await workersOf(page),
  }
}

function workersOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

describe('data saving', () => {
  it.each([
    ['asked for in the browser', { saveData: true, effectiveType: '4g' }],
    ['on a line as slow as 2G', { saveData: false, effectiveType: '2g' }],
  ])('%s fetches no font, no other pages and no service worker', async (_name, line) => {
    expect(await visitOn(line)).toEqual({ font: false, otherPages: false, workers: 0 })
  })

  it('is not there on any other line', async () => {
    const visit = await visitOn({ saveData: false, effectiveType: '3g' })
    expect(visit).toMatchObject({ font: true, workers: 1 })
  })
})
