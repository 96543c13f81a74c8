import { describe, expect, it } from 'vitest'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { fillProfile } from './profile-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe('in Nepali on a phone', () => {
  it('a student fills the profile from zero, and the menu opens at once', async () => {
    const { email } = await fixture.at.student({ complete: false })
    const { page, complaints } = await fixture.visit({ viewport: phone })
    await page.goto('/login')
    await page.evaluate(() => localStorage.setItem('language', '"ne"'))
    await logIn(page, email)
    await page.goto('/profile')
    await page.waitForURL('**/profile/generalinfo')
    await fillProfile(page)
    await page.getByRole('button', { name: 'मेनु खोल्नुहोस्' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'प्रवेश परीक्षा' }).waitFor()
    expect(complaints).toEqual([])
  })
})
