import { loadavg } from 'node:os'
import { sql } from 'kysely'
import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague, aVoucher, narrow, signInAtOffice, wide } from './office-actions.ts'
import { openFixture } from '../fixture.ts'
import type { University } from '../university.ts'

const fixture = openFixture()
const waiting = 5_000

/** Copies of one voucher, each with a number of its own. */
async function manyLike({ database }: University, paymentId: number): Promise<void> {
  await sql`with copied as (
      insert into c_payment (c_bpartner_id, payment_type, c_doctype_id, tendertype, payamt, dateacct,
        docstatus, description, n_entrance_reg_id, created)
      select p.c_bpartner_id, p.payment_type, p.c_doctype_id, p.tendertype, p.payamt, p.dateacct,
        p.docstatus, p.description, p.n_entrance_reg_id, p.created + each * interval '1 millisecond'
      from c_payment p, generate_series(1, ${waiting - 1}::int) as each where p.c_payment_id = ${paymentId}
      returning c_payment_id)
    insert into voucher (c_payment_id, stored_file_id, sha256, state, submitted_by, bank, slip_number, slip_day)
    select c.c_payment_id, v.stored_file_id, v.sha256 || c.c_payment_id, 'SUBMITTED', v.submitted_by, v.bank,
      v.slip_number || c.c_payment_id, v.slip_day
    from copied c, voucher v where v.c_payment_id = ${paymentId}`.execute(database.kysely)
}

/** Costs of a run of J: rows drawn again, items locked, and the longest frame in milliseconds. */
type Cost = { readonly drawn: number; readonly locked: number; readonly frameMs: number }

/** Counts the drawn rows of the list (each drawing of a row sets its position) and the time of frames. */
function countDrawings(): void {
  const counts = { drawn: 0, frameMs: 0, last: performance.now() }
  Object.assign(window, { counts })
  const setProperty = CSSStyleDeclaration.prototype.setProperty
  CSSStyleDeclaration.prototype.setProperty = function (name, ...more) {
    if (name === 'translate') counts.drawn++
    setProperty.call(this, name, ...more)
  }
  const frame = (now: number) => {
    counts.frameMs = Math.max(counts.frameMs, now - counts.last)
    counts.last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

async function runOfJ(page: Page, steps: number): Promise<Cost> {
  let locked = 0
  const onRequest = (request: Request) => {
    if (request.url().endsWith('/desk_lock')) locked++
  }
  const countsNow = () =>
    page.evaluate(() => {
      const { counts } = window as unknown as { counts: { drawn: number; frameMs: number } }
      const now = { ...counts }
      Object.assign(counts, { drawn: 0, frameMs: 0 })
      return now
    })
  page.on('request', onRequest)
  await countsNow()
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('j')
    await page.waitForTimeout(40)
  }
  page.off('request', onRequest)
  return { ...(await countsNow()), locked }
}

describe('a queue of 5,000', () => {
  beforeAll(async () => {
    const { paymentId } = await aVoucher(fixture.at, { name: 'Sita Shrestha' })
    await manyLike(fixture.at, paymentId)
  })

  it('draws the rows in sight only, however far one goes, and counts them all', async () => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Hari Poudel'))
    await page.goto('/queues/vouchers')
    await page.locator('.queue-row').first().waitFor()
    const rows = page.locator('.queue-row')
    expect(await rows.first().getAttribute('aria-setsize')).toBe('5000')
    expect(await rows.count()).toBeLessThan(60)
    await page.locator('.queue-scroll').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await page.locator('.queue-row[aria-posinset="5000"]').waitFor()
    expect(await rows.count()).toBeLessThan(60)
    await page.locator('.queue-scroll').evaluate((box) => box.scrollTo(0, 0))
    for (let step = 0; step < 12; step++) await page.keyboard.press('j')
    await page.locator('.queue-row.open[aria-posinset="12"]').waitFor()
  })

  it('stands where one was: filter, order, place of the list and open item are in the address', async () => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Maya Thapa'))
    const box = page.locator('.queue-scroll')
    const top = () => box.evaluate(({ scrollTop }) => scrollTop)
    const isSeen = (place: number) => page.locator(`.queue-row[aria-posinset="${place}"]`).waitFor()
    await page.goto('/queues/vouchers?name=Sita')
    await isSeen(1)
    await box.evaluate((each) => each.scrollTo(0, 40 * 3_000))
    await page.waitForURL(/name=Sita&at=\d+/)
    await page.reload()
    await isSeen(3_001)
    expect(await top()).toBe(40 * 3_000)
    await page.locator('.queue-row[aria-posinset="3004"] a').click()
    await page.locator('.queue-row.open[aria-posinset="3004"]').waitFor()
    await page.goto(page.url())
    await page.locator('.queue-row.open[aria-posinset="3004"]').waitFor()
    expect(await top()).toBe(40 * 3_000)
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('Sita')
    const first = page.locator('.queue-row[aria-posinset="1"] a')
    await page.goto('/queues/vouchers')
    await isSeen(1)
    const oldest = await first.getAttribute('href')
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Newest first' })
    await page.waitForURL(/\?sort=newest$/)
    const newest = await first.getAttribute('href')
    expect(newest).not.toBe(`${oldest}?sort=newest`)
    await page.reload()
    await isSeen(1)
    expect(await first.getAttribute('href')).toBe(newest)
  })

  it('leads at 1024 px with Esc from an item back to its row, which has the focus', async () => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport: narrow })
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Rita Gurung'))
    await page.goto('/queues/vouchers')
    await page.locator('.queue-row').first().waitFor()
    await page.locator('.queue-scroll').evaluate((each) => each.scrollTo(0, 40 * 1_000))
    await page.locator('.queue-row[aria-posinset="1005"] a').click()
    await page.locator('.review').waitFor()
    await page.keyboard.press('Escape')
    const row = page.locator('.queue-row[aria-posinset="1005"] a')
    await row.waitFor()
    await expect.poll(() => row.evaluate((item) => item === document.activeElement)).toBe(true)
    expect(new URL(page.url()).searchParams.get('at')).not.toBeNull()
  })

  it('draws with J the rows that change only, and locks no item one passes', async () => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport: wide })
    await page.addInitScript(countDrawings)
    await signInAtOffice(page, at, await aColleague(at, 'cashier', 'Gita Rana'))
    await page.goto('/queues/vouchers')
    await page.locator('.queue-row').first().waitFor()
    const steps = 30
    const runs = [await runOfJ(page, steps), await runOfJ(page, steps), await runOfJ(page, steps)]
    const best = (of: keyof Cost) => Math.round(Math.min(...runs.map((run) => run[of])))
    const load = loadavg()[0]?.toFixed(1)
    console.log(
      `J in a queue of 5,000, best of 3 runs: longest frame ${best('frameMs')} ms, ` +
        `${(best('drawn') / steps).toFixed(1)} rows drawn a key (load ${load})`,
    )
    // The one left, the one opened, the one that comes into sight; the list drawn whole is 40 and more.
    expect(best('drawn')).toBeLessThan(steps * 10)
    expect(best('locked')).toBeLessThan(steps / 2)
  })
})
