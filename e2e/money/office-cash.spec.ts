import { expect, it } from 'vitest'
import { anApplicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { todayOf } from '#testing/test-server.ts'
import { seriousOn } from '../looks/axe.ts'
import { openFixture } from '../fixture.ts'
import {
  aColleague,
  officeViewports,
  signInAtOffice,
  typeFreshCode,
} from '../office/office-actions.ts'

const fixture = openFixture()
const dayMs = 24 * 3_600_000

it.each(officeViewports)(
  'cash is taken once by keyboard, its receipt printed, counted with a difference, and the day closed by two at %s',
  async (_, viewport) => {
    const { at } = fixture
    const sita = await anApplicant(at, undefined, { name: `Cash At ${viewport.width}` })
    const first = await fixture.visitOffice({ viewport })
    const { page } = first
    const hari = await aColleague(at, 'cashier', `Hari Poudel ${viewport.width}`)
    await signInAtOffice(page, at, hari)
    await page.clock.setFixedTime(at.clock.nowMs())
    await page.goto('/money/cash')
    await page.getByRole('searchbox', { name: 'Find a student' }).waitFor()
    await page.keyboard.type(`Cash At ${viewport.width}`)
    await page.getByRole('list', { name: 'Students found' }).waitFor()
    await page.keyboard.press('Enter')

    // The first fee has the focus; Enter opens it, and twice Enter takes the cash once.
    const fee = page.getByRole('button', { name: 'Take cash' })
    await fee.waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Take cash')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('Amount received, Rs.').focus()
    expect(await seriousOn(page)).toEqual([])
    const receipt = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect((await receipt).suggestedFilename()).toMatch(/^receipt_R-.*\.pdf$/)
    await page.getByText(/^Taken: Rs\.\s1,500\. Receipt R-/).waitFor()
    await page.getByText('Nothing is owed.').waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('[type=search]'))
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const receipts = page.getByRole('region', { name: 'Cash receipts' })
    expect(await receipts.getByRole('row').count()).toBe(2)

    const own = page
      .getByRole('region', { name: 'Cash counters' })
      .getByRole('row', { name: new RegExp(`^Hari Poudel ${viewport.width}`) })
    await own.getByText('Not counted').waitFor()
    await own.getByRole('button', { name: 'Count cash' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Rs. 1000').fill('1')
    await page.getByLabel('Rs. 100', { exact: true }).fill('4')
    await page.getByLabel('Rs. 50', { exact: true }).fill('1')
    await page.getByText(/Rs\.\s50 less than in the ledger/).waitFor()
    await page.getByLabel('Reason of the difference').fill('A note of 50 is missing')
    expect(await seriousOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await own.getByText('Counted', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'A note of 50 is missing' }).waitFor()

    const day = todayOf(at)
    at.clock.advance(dayMs)
    await page.clock.setFixedTime(at.clock.nowMs())
    await signInAtOffice(page, at, hari)
    await page.goto(`/money/day-book?from=${day}&to=${day}`)
    await page.getByRole('button', { name: /^Close until/ }).click()
    await page.getByRole('button', { name: 'Propose' }).click()
    await page.getByText('A close waits for a second person.').waitFor()
    const second = await fixture.visitOffice({ viewport })
    await signInAtOffice(second.page, at, await aColleague(at, 'cashier', 'Mina Rai'))
    await second.page.goto('/second')
    const proposal = second.page.getByRole('region', { name: /^Closing of days/ })
    await proposal.getByText('A note of 50 is missing').waitFor()
    await typeFreshCode(second.page, at)
    await proposal.getByRole('button', { name: 'Confirm' }).click()
    await proposal.waitFor({ state: 'detached' })
    await second.page.goto(`/money/day-book?from=${day}&to=${day}`)
    await second.page.getByText(/^Closed until/).waitFor()
    await expectSoundMoney(at.database)
    for (const { complaints } of [first, second]) expect(complaints).toEqual([])
  },
)
