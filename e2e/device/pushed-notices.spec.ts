import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { logIn } from '../student-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const device = { viewport: phone, keepsPortal: true } as const

/** Chromium's own service cannot be reached here; only the address it would give us is replaced. */
async function reachesNoService(page: Page): Promise<void> {
  const pair = createECDH('prime256v1')
  const address = {
    endpoint: 'https://push.test/send/story',
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const held = 'story-address'
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        sessionStorage.removeItem(held)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem(held, '')
        return subscription
      },
      getSubscription: async () => (sessionStorage.getItem(held) === null ? null : subscription),
    })
  }, address)
}

/** As the browser does it when its service has something for the portal. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: fixture.at.origin,
    registrationId: await registered,
    data,
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body }) => `${title} ${body}`)
  })

it('a notice comes to a device that asked for it, in the open page too, and no more after the logout', async () => {
  const { email, partnerId } = await fixture.at.student()
  const { page, context, complaints } = await fixture.visit(device)
  await context.grantPermissions(['notifications'])
  await reachesNoService(page)
  await logIn(page, email)
  await page.getByRole('button', { name: 'How notices come' }).click()
  const onDevice = page.getByRole('switch', { name: 'Show new notices on this device' })
  await onDevice.waitFor()
  expect(await onDevice.isChecked()).toBe(false)
  await onDevice.click()
  await page.getByText(/^New notices are shown on this device until you log out/).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'How notices come' }).click()
  await page.getByText(/^New notices are shown on this device/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await fixture.at.database.transaction((transaction) =>
    notifyPartner(transaction, {
      partnerId,
      sort: 'payment-held',
      event: 'story',
      message: { en: 'Held: voucher 0417', ne: 'रोकिएको: भौचर ०४१७' },
      values: {},
      nowMs: fixture.at.clock.nowMs(),
    }),
  )
  const pushed = await fixture.at.database.kysely
    .selectFrom('mail_outbox')
    .select('body')
    .where('channel', '=', 'push')
    .executeTakeFirstOrThrow()
  expect(await page.getByText('Held: voucher 0417').count()).toBe(0)
  await deliver(context, page, pushed.body)
  await page.getByText('Held: voucher 0417').waitFor()
  await expect
    .poll(() => shown(page))
    .toEqual(['Your payment needs a check Read it in the portal.'])

  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL(/\/login/)
  await expect.poll(() => shown(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull()
  const left = await fixture.at.database.kysely
    .selectFrom('push_subscription')
    .selectAll()
    .execute()
  expect(left).toEqual([])
  expect(complaints).toEqual([])
})

it('shows a reader who blocked notifications in the browser how to allow them, and stores no choice', async () => {
  const { email } = await fixture.at.student()
  const { page, complaints } = await fixture.visit(device)
  await logIn(page, email)
  await page.getByRole('button', { name: 'How notices come' }).click()
  // Without a window to ask in, this browser refuses for its reader.
  await page.getByRole('switch', { name: 'Show new notices on this device' }).click()
  await page.getByText(/^Your browser does not let the portal show notices\./).waitFor()
  expect(await page.getByRole('switch', { name: 'Show new notices on this device' }).count()).toBe(
    0,
  )
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull()
  expect(complaints).toEqual([])
})
