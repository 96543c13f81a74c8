import { describe, expect, it } from 'vitest'
import { aDouble } from '#testing/double-in-tests.ts'
import { aColleague, officeViewports, signInAtOffice } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const lookMs = 500

describe.each(officeViewports)('two accounts that may be one person, at %s', (_, viewport) => {
  it('lie beside each other for the registrar, lead to both files, and are decided with a reason', async () => {
    const { at } = fixture
    const pair = await aDouble(at)
    const { name } = await at.database.kysely
      .selectFrom('c_bpartner')
      .select('name')
      .where('c_bpartner_id', '=', pair.later.partnerId)
      .executeTakeFirstOrThrow()
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Om Thapa'))
    await page.goto(`/queues/double-accounts/${pair.double_person_ID}`)
    await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
    await page.getByRole('columnheader', { name: 'Older account' }).waitFor()
    expect(await page.getByText('the same').count()).toBe(2)
    const tab = page.getByRole('link', { name: /^Possible double accounts/ })
    const hidden = await tab.evaluate((link) => {
      const strip = link.closest('nav')?.getBoundingClientRect().right ?? 0
      return Math.round(link.getBoundingClientRect().right - strip)
    })
    expect(hidden).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/students/${pair.later.partnerId}`)
    await page.goBack()
    await page.getByRole('button', { name: /^One person/ }).waitFor()
    await page.waitForTimeout(lookMs)
    await page.keyboard.press('a')
    await page.getByLabel('Why they are two people').fill('Cousins with one phone')
    await page.keyboard.press('Control+Enter')
    await expect
      .poll(() =>
        at.database.kysely
          .selectFrom('double_person')
          .select(['is_one', 'note'])
          .where('double_person_id', '=', pair.double_person_ID)
          .executeTakeFirstOrThrow(),
      )
      .toEqual({ is_one: false, note: 'Cousins with one phone' })
    await page.goto(`/students/${pair.earlier.partnerId}`)
    await page.getByText(/Not the same person as/).waitFor()
    expect(complaints).toEqual([])
  })
})
