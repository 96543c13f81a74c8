import { expect, it } from 'vitest'
import { applyForEntrance, fillVoucher, logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture((at) => at.opening('open', 'B.Tech IT Entrance 2083'))

it.each(viewports)(
  'on %s the voucher form says what is owed and everything that is wrong at once, with B.S. first',
  async (_name, viewport) => {
    const { email } = await fixture.at.student()
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await applyForEntrance(page)
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await page.getByRole('button', { name: 'Upload Voucher' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Total Fee to be paid:').waitFor()
    await dialog.getByText('Date on the voucher (B.S.)').waitFor()
    await dialog.getByRole('button', { name: 'Upload Voucher' }).click()
    const summary = dialog.getByRole('alert')
    await summary.waitFor()
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Choose the voucher first.',
      'Bank is required',
      'Voucher number is required',
      'Date on the voucher is required',
    ])
    await fillVoucher(page, { at: fixture.at, seed: viewport.width })
    expect(await summary.count()).toBe(0)
    await dialog.getByRole('button', { name: 'Upload Voucher' }).click()
    await page
      .getByText('Voucher uploaded successfully! Your payment is pending review.')
      .first()
      .waitFor()
  },
)
