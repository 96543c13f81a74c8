import { describe, expect, it } from 'vitest'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, aVoucher, narrow, signInAtOffice, wide } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function sitsDown(role: 'administrator' | 'cashier', name: string, viewport: typeof wide) {
  const visitor = await fixture.visitOffice({ viewport })
  await signInAtOffice(visitor.page, fixture.at, await aColleague(fixture.at, role, name))
  return visitor
}

const without = 'Your role approves a voucher only with its line in a bank statement.'

describe('the setting for approving without a bank line', () => {
  it.each([
    ['1366 px', 'is taken from the cashier', wide, false],
    ['1024 px', 'is given back', narrow, true],
  ] as const)('at %s %s: proposed, confirmed by another, felt at the desk', async (...the) => {
    const [, , viewport, may] = the
    const { page, complaints } = await sitsDown(
      'administrator',
      'Om Thapa',
      viewport as typeof wide,
    )
    await page.goto('/control/settings')
    const card = page.getByRole('region', { name: 'Approving vouchers' })
    await card.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change: Approving vouchers' })
    await dialog.getByLabel('Cashier').setChecked(may)
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await card.getByText('You proposed a change.').waitFor()
    expect(await card.getByRole('button').count()).toBe(0)
    await card.getByRole('link', { name: 'Needs a second person' }).click()
    await page.getByText('You may take it back with a reason.').waitFor()
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)

    const second = await sitsDown('administrator', 'Gita Rana', viewport as typeof wide)
    await second.page.goto('/control/settings')
    const hers = second.page.getByRole('region', { name: 'Approving vouchers' })
    await hers.getByText('Om Thapa proposed a change.').waitFor()
    await hers.getByRole('link', { name: 'Read and decide' }).click()
    await second.page
      .getByLabel('Your one-time code')
      .fill(codeAt(testCodeSecret, fixture.at.clock.nowMs() + 30_000))
    await second.page.getByRole('button', { name: 'Confirm' }).click()
    await second.page.getByText('No proposals wait for a second person').waitFor()
    await second.page.goto('/control/settings')
    await hers.getByText('Changed by Gita Rana').waitFor()

    const { paymentId } = await aVoucher(fixture.at, { name: `Without Line ${viewport.width}` })
    const cashier = await sitsDown('cashier', 'Hari Poudel', viewport as typeof wide)
    await cashier.page.goto(`/queues/vouchers/${paymentId}`)
    await cashier.page.getByRole('button', { name: 'Approve' }).waitFor()
    expect(await cashier.page.getByText(without).count()).toBe(may ? 0 : 1)
    expect([complaints, second.complaints]).toEqual([[], []])
  })
})
