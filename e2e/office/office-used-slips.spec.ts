import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  aColleague,
  aVoucher,
  lookedAt,
  officeViewports,
  signInAtOffice,
} from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** When each report of a payment was settled; null while it is open. */
async function reportsOf(paymentId: number) {
  const rows = await fixture.at.database.kysely
    .selectFrom('voucher_report')
    .select('settled')
    .where('c_payment_id', '=', paymentId)
    .execute()
  return rows.map(({ settled }) => settled)
}

/** Students of these payments. */
async function studentsOf(...paymentIds: readonly number[]) {
  const rows = await fixture.at.database.kysely
    .selectFrom('c_payment')
    .select('c_bpartner_id')
    .where('c_payment_id', 'in', paymentIds)
    .execute()
  expect(rows).toHaveLength(paymentIds.length)
  return rows.map(({ c_bpartner_id }) => c_bpartner_id)
}

/** D lays both slips beside each other, each drawn; Esc leads back. */
async function bothSlips(page: Page) {
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'Two documents side by side' })
  for (const name of ['Slip that was returned', 'Slip used before']) {
    const slip = dialog.getByRole('img', { name, exact: true })
    await slip.waitFor()
    await expect
      .poll(() => slip.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

describe.each(officeViewports)('a slip that was used before, at %s', (_, viewport) => {
  it('is reported to the registrar, who sees both slips and records the finding', async () => {
    const { at } = fixture
    const { slip, paymentId: earlierId } = await aVoucher(at, {
      name: `Asha Rai ${viewport.width}`,
    })
    const { name, paymentId } = await aVoucher(at, { name: `Binod Karki ${viewport.width}`, slip })

    const cashier = await fixture.visitOffice({ viewport })
    await signInAtOffice(cashier.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await cashier.page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(cashier.page, name)
    await cashier.page.keyboard.press('r')
    const tick = cashier.page.getByRole('checkbox', { name: /^Also tell the registrar/ })
    expect(await tick.isChecked()).toBe(true)
    await cashier.page.keyboard.press('2')
    await cashier.page.keyboard.press('Control+Enter')

    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Gita Rana'))
    await expect.poll(() => reportsOf(paymentId)).toEqual([null])
    await page.goto('/queues/used-slips')
    await page.getByText(name, { exact: true }).click()
    await lookedAt(page, name)
    const tools = page.locator('.viewer-bar')
    expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
    await page.getByText(`the same slip as Asha Rai ${viewport.width}`).first().waitFor()
    await bothSlips(page)
    await page.keyboard.press('a')
    await page.getByRole('textbox', { name: 'What you found' }).fill('Two cousins, one slip')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => reportsOf(paymentId)).toEqual([expect.any(Date)])

    for (const partnerId of await studentsOf(paymentId, earlierId)) {
      await page.goto(`/students/${partnerId}`)
      await page.getByText('Used slip, report closed: Two cousins, one slip').waitFor()
    }
    expect(complaints).toEqual([])
  })
})
