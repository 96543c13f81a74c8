import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyForEntrance, logIn, newestApplication } from './acts.ts'
import { openBrowser, viewports, visit } from './browser.ts'
import { openUniversity, type University } from './university.ts'

let at: University
let browser: Browser

beforeAll(async () => {
  at = await openUniversity()
  browser = await openBrowser()
  await at.opening('open', 'BE Civil Entrance 2083')
})
afterAll(async () => {
  await browser.close()
  await at.close()
})

describe.each(viewports)('on %s', (_name, viewport) => {
  it('pay, lose the network on the way back, come back later: paid once, receipt there', async () => {
    const { email } = await at.student()
    const { page, context, complaints } = await visit(browser, { origin: at.origin, viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.waitForURL(/khalti-simulator/)
    at.khalti.decide(new URL(page.url()).searchParams.get('pidx') ?? '', 'pay')
    await context.setOffline(true)
    await page.goto('/entrance?tab=applied').catch(() => undefined)
    at.clock.advance(3 * 60_000)
    await at.jobs.runNow('payments')
    await context.setOffline(false)
    expect(await newestApplication(at)).toMatchObject({ paid: 150_000, isPaid: true })

    await page.goto('/payment-history')
    await page.getByText('1 payment').waitFor()
    await page.getByLabel('Filter by Document Type').selectOption({ label: 'Entrance Fee (1)' })
    await page.waitForURL(/type=Entrance/)
    await page.getByText('Approved').first().waitFor()
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Receipt R-/ }).click(),
    ])
    expect(receipt.suggestedFilename()).toMatch(/^receipt_R-\d{4}-\d{6}\.pdf$/)
    expect(complaints).toEqual([])
  })

  it('a student without payments is told so', async () => {
    const { email } = await at.student()
    const { page } = await visit(browser, { origin: at.origin, viewport })
    await logIn(page, email)
    await page.goto('/payment-history')
    await page.getByText('No payments found').waitFor()
    await page.getByText("You haven't made any payments yet").waitFor()
  })
})
