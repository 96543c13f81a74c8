import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../crash/crash-random.ts'
import {
  aColleague,
  aVoucher,
  lookedAt,
  officeViewports,
  signInAtOffice,
} from './office-actions.ts'
import { openFixture } from '../fixture.ts'
import type { University } from '../university.ts'

const fixture = openFixture()
const waiting = 20
/** Decides the positions of the wrong ones; it is in the test's title, and the same SEED repeats them. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

const stateOf = async (at: University, paymentId: number) =>
  (
    await at.database.kysely
      .selectFrom('voucher')
      .select('state')
      .where('c_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).state

function twoPlaces(): ReadonlySet<number> {
  const random = seededRandom(seed)
  const places = new Set<number>()
  while (places.size < 2) places.add(Math.floor(random() * waiting))
  return places
}

/** A keyboard that counts what is pressed. */
function countedKeys({ keyboard }: Page) {
  let count = 0
  return {
    async press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        await keyboard.press(key)
        count++
      }
    },
    countNow: () => count,
  }
}

describe.each(officeViewports)('a cashier at %s', (_, viewport) => {
  it(`decides 20 vouchers by keyboard only; A on a wrong one changes nothing and says why (SEED=${seed})`, async () => {
    const { at } = fixture
    const email = await aColleague(at, 'cashier', 'Hari Poudel')
    const wrong = twoPlaces()
    const { slip } = await aVoucher(at, { name: `Whose Slip ${viewport.width}` })
    const vouchers: Awaited<ReturnType<typeof aVoucher>>[] = []
    for (let number = 0; number < waiting; number++) {
      const name = `Person ${viewport.width} ${number}`
      vouchers.push(await aVoucher(at, { name, ...(wrong.has(number) ? { slip } : {}) }))
    }
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, email)
    await page.goto(`/queues/vouchers?name=Person+${viewport.width}`)
    await page.getByText(`Person ${viewport.width} 0`, { exact: true }).waitFor()
    const keys = countedKeys(page)
    const byApi = await at.staff('cashier')
    const why = 'A slip that is in use for another payment cannot be approved.'
    await keys.press('j')
    for (const [number, { name, paymentId }] of vouchers.entries()) {
      await lookedAt(page, name)
      await keys.press('a')
      if (!wrong.has(number)) continue
      await page.locator('[role=status]', { hasText: why }).waitFor({ state: 'attached' })
      await page.getByRole('heading', { level: 2, name }).waitFor()
      const input = { c_payment_ID: paymentId, amount: 1_500 }
      const refused = await byApi.post('/api/v1/processes/voucher_approve', input)
      expect(refused.body).toMatchObject({ isError: true })
      expect(await stateOf(at, paymentId)).toBe('HELD')
      await keys.press('r', '2', 'Control+Enter')
    }
    const good = waiting - wrong.size
    expect(keys.countNow() - wrong.size * 4).toBeLessThanOrEqual(2 * good)
    const states = () => Promise.all(vouchers.map(({ paymentId }) => stateOf(at, paymentId)))
    await expect
      .poll(states)
      .toEqual(vouchers.map((_each, number) => (wrong.has(number) ? 'RETURNED' : 'APPROVED')))
    expect(complaints).toEqual([])
  })

  it('sends nothing before its time: taken back it stands there as it was, typed text too', async () => {
    const { at } = fixture
    const email = await aColleague(at, 'cashier', 'Hari Poudel')
    const name = `Undone ${viewport.width}`
    const { paymentId } = await aVoucher(at, { name })
    const { page } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, email)
    await page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(page, name)
    await page.keyboard.press('r')
    await page.getByLabel('Write my own').check()
    await page.getByLabel('In English').fill('Bring the slip.')
    await page.getByLabel('In Nepali').fill('भौचर ल्याउनुहोस्।')
    await page.keyboard.press('Control+Enter')
    await page.getByText(`Returned: ${name}`).first().waitFor()
    await page.keyboard.press('z')
    await page.getByRole('heading', { level: 2, name }).waitFor()
    expect(await page.getByLabel('In English').inputValue()).toBe('Bring the slip.')
    expect(await stateOf(at, paymentId)).toBe('SUBMITTED')
  })

  it('and another on one voucher: the second sees who has it and decides nothing', async () => {
    const { at } = fixture
    const { paymentId, name } = await aVoucher(at, { name: `Wanted By Both ${viewport.width}` })
    const [one, other] = [
      await fixture.visitOffice({ viewport }),
      await fixture.visitOffice({ viewport }),
    ]
    await signInAtOffice(one.page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await signInAtOffice(other.page, at, await aColleague(at, 'cashier', 'Gita Rana'))
    await one.page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(one.page, name)
    await other.page.goto(`/queues/vouchers/${paymentId}`)
    await lookedAt(other.page, name)
    await other.page.getByText('Open by Hari Poudel').first().waitFor()
    await other.page.keyboard.press('a')
    await other.page
      .locator('[role=status]', { hasText: 'Open by Hari Poudel' })
      .waitFor({ state: 'attached' })
    expect(await other.page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
    expect(await stateOf(at, paymentId)).toBe('SUBMITTED')
  })

  it('closing the tab with two decisions in the strip sends neither and hears of both at the next visit', async () => {
    const { at } = fixture
    const names = [`Unsent ${viewport.width} One`, `Unsent ${viewport.width} Two`] as const
    const [first, second] = [
      await aVoucher(at, { name: names[0] }),
      await aVoucher(at, { name: names[1] }),
    ]
    const { page, context } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto(`/queues/vouchers?name=Unsent+${viewport.width}`)
    await page.getByText(names[0]).waitFor()
    await page.keyboard.press('j')
    for (const name of names) {
      await lookedAt(page, name)
      await page.keyboard.press('a')
    }
    await page.getByText(`Approved: ${names[1]}`).first().waitFor()
    await page.close()
    const again = await context.newPage()
    await again.goto('/queues/vouchers')
    await again.getByText('2 decisions were not sent').waitFor()
    await again.getByText(names.join(', ')).waitFor()
    expect(await stateOf(at, first.paymentId)).toBe('SUBMITTED')
    expect(await stateOf(at, second.paymentId)).toBe('SUBMITTED')
  })
})
