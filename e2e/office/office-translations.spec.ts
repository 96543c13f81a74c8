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

/** Notifications of the student behind a payment, in both languages. */
async function messageOf(paymentId: number) {
  const rows = await fixture.at.database.kysely
    .selectFrom('ad_note as n')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
    .innerJoin('c_payment as p', 'p.c_bpartner_id', 'u.c_bpartner_id')
    .select(['n.textmsg as en', 'n.textmsg_ne as ne'])
    .where('p.c_payment_id', '=', paymentId)
    .where('n.sort', '=', 'voucher-returned')
    .execute()
  return rows.map(({ en, ne }) => `${en} | ${ne}`).join()
}

describe.each(officeViewports)('own text in one language, at %s', (_, viewport) => {
  it('are returned with, wait to be translated, and are read translated', async () => {
    const { at } = fixture
    const { name, paymentId } = await aVoucher(at, { name: `Maya Gurung ${viewport.width}` })
    const { page, complaints } = await fixture.visitOffice({ viewport })
    const cashier = await aColleague(at, 'cashier', `Hari Poudel ${viewport.width}`)
    await signInAtOffice(page, at, cashier)
    await page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(page, name)
    await page.keyboard.press('r')
    await page.getByRole('checkbox', { name: /Write my own/ }).check()
    await page.getByLabel('In English').fill('Bring the slip to counter 3.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Write it in both languages, or tick “Translate later”.').waitFor()
    await page.getByRole('checkbox', { name: /^Translate later/ }).check()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => messageOf(paymentId)).toContain('विश्वविद्यालयले यसको अनुवाद')

    await page.goto('/queues/translations?show=mine')
    await page.getByText(name, { exact: true }).click()
    await lookedAt(page, name)
    await page.keyboard.press('a')
    await page.getByLabel('In Nepali').fill('भौचर काउन्टर ३ मा ल्याउनुहोस्।')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => messageOf(paymentId)).toContain('भौचर काउन्टर ३ मा ल्याउनुहोस्।')
    const notices = await messageOf(paymentId)
    expect(notices.split(' | ')[0]).toContain('Bring the slip to counter 3.')
    expect(notices.split(' | ')[1]).not.toContain('counter')
    expect(complaints).toEqual([])
  })
})
