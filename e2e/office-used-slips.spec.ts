import { describe, expect, it } from 'vitest'
import { aColleague, aVoucher, lookedAt, officeViewports, signInAtOffice } from './office-acts.ts'
import { openStage } from './stage.ts'

const stage = openStage()

/** When each report of a payment was settled; null while it is open. */
async function reportsOf(paymentId: number) {
  const rows = await stage.at.database.kysely
    .selectFrom('voucher_report')
    .select('settled')
    .where('c_payment_id', '=', paymentId)
    .execute()
  return rows.map(({ settled }) => settled)
}

describe.each(officeViewports)('a slip that was used before, at %s', (_, viewport) => {
  it('is told to the registrar, who has both slips and writes what was found', async () => {
    const { at } = stage
    const { slip } = await aVoucher(at, { name: `Asha Rai ${viewport.width}` })
    const { name, paymentId } = await aVoucher(at, { name: `Binod Karki ${viewport.width}`, slip })

    const cashier = await stage.visitOffice({ viewport })
    await signInAtOffice(cashier.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await cashier.page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(cashier.page, name)
    await cashier.page.keyboard.press('r')
    const tick = cashier.page.getByRole('checkbox', { name: /^Also tell the registrar/ })
    expect(await tick.isChecked()).toBe(true)
    await cashier.page.keyboard.press('2')
    await cashier.page.keyboard.press('Control+Enter')

    const { page, complaints } = await stage.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Gita Rana'))
    await expect.poll(() => reportsOf(paymentId)).toEqual([null])
    await page.goto('/queues/used-slips')
    await page.getByText(name, { exact: true }).click()
    await lookedAt(page, name)
    await page.getByRole('button', { name: /Slip used before/ }).waitFor()
    await page.getByText(`the same slip as Asha Rai ${viewport.width}`).first().waitFor()
    await page.keyboard.press('a')
    await page.getByRole('textbox').last().fill('Two cousins, one slip')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => reportsOf(paymentId)).toEqual([expect.any(Date)])

    const { c_bpartner_id: partnerId } = await at.database.kysely
      .selectFrom('c_payment')
      .select('c_bpartner_id')
      .where('c_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    await page.goto(`/students/${partnerId}`)
    await page.getByText('Used slip, looked into: Two cousins, one slip').waitFor()
    expect(complaints).toEqual([])
  }, 90_000)
})
