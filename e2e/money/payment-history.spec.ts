import { describe, expect, it } from 'vitest'
import { applyForEntrance, logIn, newestApplication } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
})

describe.each(viewports)('on %s', (_name, viewport) => {
  it('pay, lose the network on the way back, come back later: paid once, receipt there', async () => {
    const { email } = await fixture.at.student()
    const { page, context, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.waitForURL(/khalti-simulator/)
    fixture.at.khalti.decide(new URL(page.url()).searchParams.get('pidx') ?? '', 'pay')
    await context.setOffline(true)
    await page.goto('/entrance?tab=applied').catch(() => undefined)
    fixture.at.clock.advance(3 * 60_000)
    await fixture.at.jobs.runNow('payments')
    await context.setOffline(false)
    expect(await newestApplication(fixture.at)).toMatchObject({ paid: 150_000, isPaid: true })

    await page.goto('/payment-history')
    await page.getByText('1 payment').waitFor()
    await page.getByLabel('Filter by Document Type').selectOption({ label: 'Entrance Fee (1)' })
    await page.waitForURL(/type=Entrance/)
    await page.getByText('Approved').first().waitFor()
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Receipt R-/ }).click(),
    ])
    expect(receipt.suggestedFilename()).toMatch(/^receipt_R-\d{4}-\d{2}-\d{6}\.pdf$/)
    expect(complaints).toEqual([])
  })

  it('shows a student without payments an empty list', async () => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.goto('/payment-history')
    await page.getByText('No payments found').waitFor()
    await page.getByText("You haven't made any payments yet").waitFor()
  })
})
