import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { applyForEntrance, logIn, newestApplication } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

describe.each(viewports)('on %s', (_name, viewport) => {
  const fixture = openFixture()

  it('shows and charges the late fee when payment starts after the regular day', async () => {
    await fixture.at.opening('closing-soon', 'BE Civil Entrance 2083')
    const lastRegularDay = addDays(todayOf(fixture.at), 3)
    fixture.at.clock.travelTo(lastRegularDay, '23:50:00.000')
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByText('Rs. 1,500').first().waitFor()
    fixture.at.clock.travelTo(addDays(lastRegularDay, 1), '00:05:00.000')
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByText('Fee updated to Rs. 2,000 due to payment date.').first().waitFor()
    await page.getByText('NRs. 2,000').first().waitFor()
    await page.getByRole('button', { name: 'Khalti Pay' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/payment=/)
    await page.getByText('Rs. 2,000').first().waitFor()
    expect(await newestApplication(fixture.at)).toMatchObject({ paid: 200_000, isPaid: true })
  })
})
