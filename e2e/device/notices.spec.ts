import { describe, expect, it } from 'vitest'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { logIn } from '../student-actions.ts'
import { viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function notifiedNames(names: readonly string[]) {
  const { at } = fixture
  const { email, partnerId } = await at.student()
  for (const name of names)
    await at.database.transaction((transaction) =>
      notifyPartner(transaction, {
        partnerId,
        sort: 'payment-held',
        event: name,
        message: { en: 'Held: {name}', ne: 'रोकिएको: {name}' },
        values: { name },
        nowMs: at.clock.nowMs(),
      }),
    )
  return { email, partnerId }
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('notices are counted, marked as read, and chosen by topic', async () => {
    const { email, partnerId } = await notifiedNames(['one', 'two'])
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByText('2 unread').waitFor()
    await page.getByText('Published Date').first().waitFor({ state: 'attached' })
    await page.getByText('Held: two').waitFor()
    const process = '**/processes/notice_mark_read'
    await page.route(process, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('Could not mark the notices as read.').first().waitFor()
    await page.unroute(process)
    await page.getByRole('button', { name: 'Mark as read: Held: two' }).click()
    await page.getByText('1 unread').waitFor()
    await page.getByText('Unread: Held: one').waitFor()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('1 unread').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'How notices come' }).click()
    const mail = page.getByRole('switch', { name: 'Payments: Mail' })
    await mail.waitFor()
    expect(await mail.isChecked()).toBe(true)
    const choose = '**/processes/notice_choose'
    await page.route(choose, (route) => route.fulfill({ status: 503, body: '{}' }))
    await mail.click()
    await page.getByText('Could not save your choice.').waitFor()
    await expect.poll(() => mail.isChecked()).toBe(true)
    await page.unroute(choose)
    const saved = page.waitForResponse(/notice_choose/)
    await mail.click()
    expect((await saved).status()).toBe(200)
    const [row] = await fixture.at.database.kysely
      .selectFrom('notice_choice as c')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'c.ad_user_id')
      .select(['c.topic', 'c.mail', 'c.text'])
      .where('u.c_bpartner_id', '=', partnerId)
      .execute()
    expect(row).toEqual({ topic: 'payments', mail: false, text: false })
    expect(complaints).toEqual([])
  })

  it('in Nepali, with nothing to tell', async () => {
    const { email } = await notifiedNames([])
    const { page } = await fixture.visit({ viewport })
    await logIn(page, email)
    await page.getByRole('button', { name: 'नेपाली' }).first().click()
    await page.getByText('नयाँ सूचना छैन').waitFor()
    await page.getByRole('button', { name: 'सूचना पाउने तरिका' }).click()
    await page.getByRole('switch', { name: 'परीक्षा र नतिजा: एस.एम.एस.' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'बन्द गर्नुहोस्' }).last().click()
  })
})
