import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storeSetting } from '#features/settings/server/settings.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import {
  aColleague,
  aVoucher,
  lookedAt,
  officeViewports,
  signInAtOffice,
} from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const today = () => new Date(fixture.at.clock.nowMs()).toISOString().slice(0, 10)

const approvedOf = async (paymentId: number) =>
  fixture.at.database.kysely
    .selectFrom('voucher as v')
    .leftJoin('bank_statement_line as l', 'l.bank_statement_line_id', 'v.bank_statement_line_id')
    .select(['v.state', 'v.approved_amount', 'l.number'])
    .where('v.c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()

/** Chooses a file in the open dialog, as the browser's own chooser would. */
async function choose(page: Page, csv: string, name: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose/ }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

const bankColumn = (page: Page) =>
  page.locator('.checks tbody tr td:nth-of-type(2)').allTextContents()

describe.each(officeViewports)('a bank statement, at %s', (_, viewport) => {
  it('is imported by the cashier: the voucher whose line agrees is approved, one that differs says by how much', async () => {
    const { at } = fixture
    const { width } = viewport
    const good = await aVoucher(at, { name: `Agrees ${width}`, voucher_no: `AG ${width}` })
    const less = await aVoucher(at, { name: `Differs ${width}`, voucher_no: `DI ${width}` })
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))

    await page.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('button', { name: 'Import a statement' }).click()
    const rows = [`${today()},ag-${width},"1,500.00",SITA`, `${today()},DI${width},1000,`]
    await choose(page, statementCsv(...rows, `${today()},X ${width},five,`), `bad-${width}.csv`)
    await page.getByRole('cell', { name: 'Not an amount' }).waitFor()
    expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
    await choose(page, statementCsv(...rows), `days-${width}.csv`)
    await page.getByRole('button', { name: /^Import 2.lines$/ }).click()
    await page.getByRole('table').getByText(`days-${width}.csv`, { exact: true }).waitFor()

    await page.goto(`/queues/vouchers/${less.paymentId}`)
    await lookedAt(page, less.name)
    await page
      .getByText(/^Bank: Rs.\s?500.less$/)
      .first()
      .waitFor()
    expect((await bankColumn(page))[0]).toMatch(/1,000/)
    await page.goto(`/queues/vouchers/${good.paymentId}`)
    await lookedAt(page, good.name)
    expect((await bankColumn(page)).slice(0, 2)).toEqual([
      expect.stringContaining('1,500'),
      `ag-${width}`,
    ])
    await page.keyboard.press('a')
    await expect
      .poll(() => approvedOf(good.paymentId))
      .toEqual({ state: 'APPROVED', approved_amount: 150_000, number: `ag-${width}` })
    await page.goto('/money')
    const row = page.getByRole('row', { name: `days-${width}.csv` })
    await row.getByText('In use').waitFor()
    expect(await row.getByRole('button').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is missed by a role without the right: Approve is off and says why; with it the same voucher is approved', async () => {
    const { at } = fixture
    const { width } = viewport
    await importAs(await at.staff('cashier'), statementCsv(`${today()},Z ${width},5,`))
    const alone = await aVoucher(at, { name: `Alone ${width}`, voucher_no: `AL ${width}` })
    await at.database.transaction(async (transaction) => {
      const value = { withoutBankLine: ['administrator' as const] }
      const by = { userId: 0, nowMs: at.clock.nowMs() }
      await storeSetting(transaction, { key: 'voucher-approval', value }, by)
    })
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto(`/queues/vouchers/${alone.paymentId}`)
    await lookedAt(page, alone.name)
    await page
      .getByText('Your role approves a voucher only with its line in a bank statement.')
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /^Approve/ }).isDisabled()).toBe(true)
    expect((await bankColumn(page))[1]).toBe('Not in the statement')
    await importAs(await at.staff('cashier'), statementCsv(`${today()},AL${width},1500,`))
    await page.reload()
    await lookedAt(page, alone.name)
    await page.keyboard.press('a')
    await expect.poll(async () => (await approvedOf(alone.paymentId)).number).toBe(`AL${width}`)
    expect(complaints).toEqual([])
  })
})
