import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import { seriousOn } from '../looks/axe.ts'
import {
  aColleague,
  aVoucher,
  lookedAt,
  officeViewports,
  signInAtOffice,
} from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

/** A cashier at a screen of their own. */
async function aCashier(name: string, viewport: { width: number; height: number }) {
  const visitor = await fixture.visitOffice({ viewport })
  await signInAtOffice(visitor.page, fixture.at, await aColleague(fixture.at, 'cashier', name))
  return visitor.page
}

const queueOf = (page: Page, name: string) =>
  page.goto(`/queues/vouchers?name=${encodeURIComponent(name)}`)

describe.each(officeViewports)('a registrar at %s', (_, viewport) => {
  it('cuts a photo with P so that the face fills it, and sees the new one at once', async () => {
    const { at } = fixture
    const name = `Cut Photo ${viewport.width}`
    const applicant = await anApplicant(at, undefined, { name })
    await payWithKhalti(at, applicant, 150_000)
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
    await page.goto(`/queues/entrance/${applicant.applicationId}`)
    await lookedAt(page, name)
    const sizeNow = () =>
      page.locator('.paper.photo img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    const before = await sizeNow()
    await page.keyboard.press('p')
    const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
    await dialog.getByRole('application').press('+')
    await dialog.getByRole('application').press('+')
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(sizeNow).toBeLessThan(before)
    expect(complaints).toEqual([])
  })
})

describe.each(officeViewports)('a cashier at %s', (_, viewport) => {
  const { width } = viewport

  it('keeps an item locked for others while its decision can be undone, and announces that', async () => {
    const { paymentId, name } = await aVoucher(fixture.at, { name: `Waits In Strip ${width}` })
    const hari = await aCashier('Hari Poudel', viewport)
    const gita = await aCashier('Gita Rana', viewport)
    await hari.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(hari, name)
    await hari.keyboard.press('a')
    await hari.getByRole('group', { name: `Approved: ${name}` }).hover()
    await hari
      .getByRole('status')
      .filter({ hasText: `Approved: ${name}, Rs. 1,500 · Can be undone for 8 s` })
      .waitFor({ state: 'attached' })
    await gita.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(gita, name)
    await gita.getByText('Open by Hari Poudel').first().waitFor()
    await hari.keyboard.press('z')
    await hari.getByRole('heading', { level: 2, name }).waitFor()
  })

  it('stands with the focus on the item one is led to by a decision, and on the list when none is left', async () => {
    const first = await aVoucher(fixture.at, { name: `Lands First ${width}` })
    const second = await aVoucher(fixture.at, { name: `Lands Second ${width}` })
    const page = await aCashier('Hari Poudel', viewport)
    await page.goto(`/queues/vouchers/${first.paymentId}?name=Lands`)
    await lookedAt(page, first.name)
    await page.getByRole('button', { name: 'Approve' }).click()
    await lookedAt(page, second.name)
    const row = page.locator('.queue-row.open a')
    const heading = page.getByRole('heading', { level: 2, name: second.name })
    const onNext = width >= 1280 ? row : heading
    const isFocused = () => onNext.evaluate((item) => item === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    await page.keyboard.press('a')
    const list = page.getByRole('region', { name: 'Vouchers' })
    await expect.poll(() => list.evaluate((item) => item === document.activeElement)).toBe(true)
    expect(await seriousOn(page)).toEqual([])
  })

  it('lays a slip beside the one used before with D; Esc leads back to the review', async () => {
    const { slip } = await aVoucher(fixture.at, { name: `Used First ${width}` })
    const { paymentId, name } = await aVoucher(fixture.at, { name: `Used Again ${width}`, slip })
    const page = await aCashier('Hari Poudel', viewport)
    await page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(page, name)
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Two documents side by side' })
    await dialog.getByRole('img', { name: 'Slip', exact: true }).waitFor()
    await dialog.getByRole('img', { name: 'Slip used before' }).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.keyboard.press('v')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 2, name }).waitFor()
  })

  it('gives a row to a colleague, who finds it in their own', async () => {
    const { name } = await aVoucher(fixture.at, { name: `For Gita ${width}` })
    const hari = await aCashier('Hari Poudel', viewport)
    await aColleague(fixture.at, 'cashier', `Gita Rana ${width}`)
    const gita = await aCashier(`Gita Thapa ${width}`, viewport)
    await queueOf(hari, name)
    await hari.getByLabel(`Select ${name}`).check()
    await hari.getByRole('button', { name: 'Assign to a colleague' }).click()
    await hari.getByLabel('Colleague', { exact: true }).selectOption(`Gita Thapa ${width}`)
    await hari.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
    await hari.getByRole('dialog').waitFor({ state: 'detached' })
    await gita.goto('/queues/vouchers?show=mine')
    await gita.getByRole('link', { name: new RegExp(name) }).click()
    await gita.getByRole('button', { name: 'with you' }).click()
    await gita.getByLabel('Colleague', { exact: true }).selectOption('No one')
    await gita.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
    await gita.getByRole('button', { name: 'Assign', exact: true }).waitFor()
  })

  it('has letter keys off at another computer too; the next user there has their own', async () => {
    const { name } = await aVoucher(fixture.at, { name: `Letters Along ${width}` })
    const email = await aColleague(fixture.at, 'cashier', 'Hari Poudel')
    const { page: first } = await fixture.visitOffice({ viewport })
    await signInAtOffice(first, fixture.at, email)
    await first.keyboard.press('?')
    await first.getByRole('checkbox', { name: 'Use letter keys as shortcuts' }).click()
    await first.getByText('Saved to your account, for every computer.').waitFor()
    expect(await seriousOn(first)).toEqual([])

    fixture.at.clock.advance(30_000) // each code is taken once
    const { page: second } = await fixture.visitOffice({ viewport })
    await signInAtOffice(second, fixture.at, email)
    const returns = second.getByRole('button', { name: /^Return with reason/ })
    const opens = async () => {
      await queueOf(second, name)
      await second.getByText(name).first().click()
      await lookedAt(second, name)
    }
    await opens()
    await expect.poll(() => returns.locator('kbd').count()).toBe(0)
    await second.keyboard.press('r')
    expect(await second.getByText('Choose by number').count()).toBe(0)

    await second.goto('/account')
    await second.getByRole('button', { name: 'Sign out' }).click()
    await signInAtOffice(second, fixture.at, await aColleague(fixture.at, 'cashier', 'Gita Rana'))
    await opens()
    expect(await returns.locator('kbd').textContent()).toBe('R')
  })

  it('approves several items whose checks agree, and shows which were left out', async () => {
    const { at } = fixture
    const group = `Bulk ${width}`
    const { slip } = await aVoucher(at, { name: `Bulk Owner Of Slip ${width}` })
    const agree: Awaited<ReturnType<typeof aVoucher>>[] = []
    for (const each of [1, 2, 3]) agree.push(await aVoucher(at, { name: `${group} Good ${each}` }))
    const used = await aVoucher(at, { name: `${group} Used`, slip })
    const short = await aVoucher(at, { name: `${group} Short`, payamt: 1_000 })
    const page = await aCashier('Hari Poudel', viewport)
    await queueOf(page, group)
    await page
      .getByText('3 ready: every check agrees · 2 others need a separate decision')
      .waitFor()
    await page.getByLabel(`Select ${short.name}`).check()
    await page.keyboard.press('Shift+A')
    await page.getByText('1 with differences: not approved together').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByLabel(`Select ${short.name}`).uncheck()
    await page.getByRole('button', { name: 'Select ready' }).click()
    await page.getByText('Rs. 4,500, every check agrees').waitFor()
    await page.keyboard.press('Shift+A')
    const dialog = page.getByRole('dialog', { name: 'Approve all selected' })
    await dialog.getByText('Entrance').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Approve 3, Rs. 4,500' }).click()
    await page.getByRole('group', { name: 'Approved 3: Rs. 4,500' }).waitFor()
    const stateOf = async ({ paymentId }: { paymentId: number }) =>
      (
        await at.database.kysely
          .selectFrom('voucher')
          .select('state')
          .where('c_payment_id', '=', paymentId)
          .executeTakeFirstOrThrow()
      ).state
    const states = () => Promise.all([...agree, used, short].map(stateOf))
    expect(await states()).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED', 'HELD', 'SUBMITTED'])
    await expect.poll(states).toEqual(['APPROVED', 'APPROVED', 'APPROVED', 'HELD', 'SUBMITTED'])
  })

  it('returns several of one opening with one reason; undone they stay selected, then each student is notified', async () => {
    const { at } = fixture
    const group = `Lot ${width}`
    const opening = await at.opening('open', `Lot entrance ${width}`)
    const together = [
      await aVoucher(at, { name: `${group} One`, opening }),
      await aVoucher(at, { name: `${group} Two`, opening, payamt: 1_000 }),
    ]
    const elsewhere = await aVoucher(at, { name: `${group} Elsewhere` })
    const page = await aCashier('Hari Poudel', viewport)
    await queueOf(page, group)
    const tick = (name: string) => page.getByLabel(`Select ${name}`)
    for (const { name } of [...together, elsewhere]) await tick(name).check()
    await page.keyboard.press('Shift+R')
    await page
      .getByText('These belong to several openings. Choose items of one opening.')
      .first()
      .waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await tick(elsewhere.name).uncheck()
    const dialog = page.getByRole('dialog', {
      name: `Return with reason: Entrance, Lot entrance ${width}`,
    })
    await page.keyboard.press('Shift+R')
    await dialog.getByText(together.map(({ name }) => name).join(', ')).waitFor()
    await dialog.getByLabel('Photo cannot be read').check()
    await dialog.getByText(/^The photo of the voucher cannot be read/).waitFor()
    await dialog.getByText(/^भौचरको तस्बिर पढ्न सकिएन/).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Return with reason: 2' }).click()
    const strip = page.getByRole('group', { name: 'Returned 2: Entrance, Lot' })
    await strip.waitFor()
    await page.keyboard.press('z')
    await page.getByText('2 selected').waitFor()
    await page.keyboard.press('Shift+R')
    await dialog.getByRole('button', { name: 'Return with reason: 2' }).click()
    await strip.waitFor()
    const states = async () =>
      Object.fromEntries(
        (
          await at.database.kysely
            .selectFrom('voucher')
            .select(['c_payment_id', 'state'])
            .where(
              'c_payment_id',
              'in',
              [...together, elsewhere].map(({ paymentId }) => paymentId),
            )
            .execute()
        ).map(({ c_payment_id: id, state }) => [id, state]),
      )
    const [one, two] = together.map(({ paymentId }) => paymentId)
    const expected = { [elsewhere.paymentId]: 'SUBMITTED', [one ?? 0]: 'RETURNED' }
    await expect.poll(states).toEqual({ ...expected, [two ?? 0]: 'RETURNED' })
  })
})
