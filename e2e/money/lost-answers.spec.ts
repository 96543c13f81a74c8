import { describe, expect, it } from 'vitest'
import { applyForEntrance, fillVoucher, logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { loseAnswers } from './lost-answers.ts'
import { openFixture } from '../fixture.ts'

const applied = 'Successfully applied for entrance exam!Please pay fee from Applied Entrance.'
const notKnown = "We don't know whether it arrived."

const fixture = openFixture(async (at) => {
  await at.opening('open', 'BE Civil Entrance 2083')
})

async function student() {
  const { email, partnerId } = await fixture.at.student()
  const { page } = await fixture.visit({ viewport: phone })
  await logIn(page, email)
  return { page, partnerId }
}

async function applicationsOf(partnerId: number): Promise<number> {
  const rows = await fixture.at.database.kysely
    .selectFrom('n_entrance_reg')
    .select('n_entrance_reg_id')
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  return rows.length
}

describe('the answer to an entrance application is lost', () => {
  it('once: the same request goes again and the application is found', async () => {
    const { page, partnerId } = await student()
    const left = await loseAnswers(page, { to: '/api/v1/models/n_entrance_reg', times: 1 })
    await page.goto('/entrance')
    await page.getByRole('button', { name: /^Apply/ }).click()
    await page.getByRole('button', { name: 'Yes, Apply' }).click()
    await page.getByRole('dialog').getByText(notKnown).waitFor()
    await page.getByText(applied).first().waitFor()
    expect(left).toHaveLength(2)
    expect(left[1]).toEqual(left[0])
    expect(await applicationsOf(partnerId)).toBe(1)
    expect(await page.getByText('Nothing was sent').count()).toBe(0)
  })

  it('again and again: the student asks, with the same request, until an answer comes', async () => {
    const { page, partnerId } = await student()
    const left = await loseAnswers(page, { to: '/api/v1/models/n_entrance_reg', times: 2 })
    await page.goto('/entrance')
    await page.getByRole('button', { name: /^Apply/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Yes, Apply' }).click()
    const askAgain = dialog.getByRole('button', { name: 'Ask again' })
    await askAgain.waitFor()
    expect(await dialog.getByRole('button', { name: 'Yes, Apply' }).count()).toBe(0)
    expect(await dialog.getByLabel('Female').isDisabled()).toBe(true)
    await askAgain.click()
    await page.getByText(applied).first().waitFor()
    expect(new Set(left.map(({ key }) => key)).size).toBe(1)
    expect(new Set(left.map(({ body }) => body)).size).toBe(1)
    expect(await applicationsOf(partnerId)).toBe(1)
  })
})

it('the answer to a voucher is lost twice: asking again finds it, and it is there once', async () => {
  const { page, partnerId } = await student()
  await applyForEntrance(page)
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByRole('button', { name: 'Upload Voucher' }).click()
  const left = await loseAnswers(page, { to: '/nou/voucherpay/save', times: 2 })
  await fillVoucher(page, { at: fixture.at, seed: 71 })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upload Voucher' }).click()
  await dialog.getByText(notKnown).waitFor()
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await page
    .getByText('Voucher uploaded successfully! Your payment is pending review.')
    .first()
    .waitFor()
  await page.getByText('Fee being checked').first().waitFor()
  expect(new Set(left.map(({ key }) => key)).size).toBe(1)
  const vouchers = await fixture.at.database.kysely
    .selectFrom('c_payment')
    .select('c_payment_id')
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  expect(vouchers).toHaveLength(1)
})

it('shows a student who is offline that nothing was sent', async () => {
  const { page, partnerId } = await student()
  await page.goto('/entrance')
  await page.getByRole('button', { name: /^Apply/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Apply' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Yes, Apply' }).click()
  await page.getByRole('dialog').getByText('Nothing was sent.', { exact: false }).waitFor()
  expect(await applicationsOf(partnerId)).toBe(0)
})
