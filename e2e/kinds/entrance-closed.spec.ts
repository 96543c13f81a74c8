import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { applyForEntrance, logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

describe.each(viewports)('on %s', (_name, viewport) => {
  const fixture = openFixture()

  it('after the late day nothing is open any more and an unpaid application says Closed', async () => {
    await fixture.at.opening('late-fee', 'B.Tech IT Entrance 2083')
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    fixture.at.clock.travelTo(addDays(todayOf(fixture.at), 7), '00:00:00.000')
    await logInAgainAfterAWeek(page, email)
    await page.goto('/entrance')
    await page.getByText('No Open entrance exams found').waitFor()
    await page.goto('/entrance?tab=applied')
    const closed = page.getByRole('button', { name: /^Closed/ })
    await closed.waitFor()
    expect(await closed.isDisabled()).toBe(true)
  })

  /** The session is long over: the page sends the student to the login and back. */
  async function logInAgainAfterAWeek(
    page: Parameters<typeof logIn>[0],
    email: string,
  ): Promise<void> {
    await page.goto('/entrance?tab=applied')
    await page.waitForURL(/\/login/)
    await logIn(page, email)
    expect(new URL(page.url()).pathname).toBe('/entrance')
  }
})
