import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isCsvProblem, parseCsv } from '#platform/pure/text/csv.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, narrow, signInAtOffice, wide } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const books = 40

beforeAll(async () => {
  const desk = await fixture.at.staff('librarian')
  for (let n = 10; n < 10 + books; n++) {
    const book = {
      Value: `T-${n}`,
      Name: `Soil Mechanics, part ${n}`,
      author: 'Ram Chandra Sharma',
    }
    await desk.post('/api/v1/processes/library_copy_save', book)
  }
})

/** Positions of the box, the head of its second column and the first cell of a row. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const at = (selector: string) => {
      const { top, left, bottom, right } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { top, left, bottom, right }
    }
    return {
      box: at('.table-scroll'),
      head: at('.plain-table thead th:nth-child(2)'),
      first: at('.plain-table tbody tr:nth-child(12) > :first-child'),
    }
  })

async function catalogue(viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await fixture.visitOffice({ viewport })
  await signInAtOffice(page, fixture.at, await aColleague(fixture.at, 'librarian', 'Dawa Sherpa'))
  await page.goto('/library/books')
  await page
    .getByRole('button', { name: 'Withdraw' })
    .nth(books - 1)
    .waitFor()
  return page
}

describe.each([
  ['1366 px', wide],
  ['1024 px', narrow],
  ['768 px', { width: 768, height: 1024 }],
  ['360 px', { width: 360, height: 740 }],
] as const)('a long table at %s', (_, viewport) => {
  it('keeps its head and its first column', async () => {
    const page = await catalogue(viewport)
    const before = await placesOf(page)
    expect(before.head.top).toBeCloseTo(before.box.top, 0)
    await page.locator('.table-scroll').evaluate((box) => box.scrollTo(400, 600))
    const after = await placesOf(page)
    expect(after.head.top).toBeCloseTo(after.box.top, 0)
    expect(after.first.left).toBeCloseTo(before.first.left, 0)
    expect(after.first.top).toBeLessThan(before.first.top)
    // The first column leaves more than half of the table to the others.
    expect(after.first.right - after.box.left).toBeLessThan((after.box.right - after.box.left) / 2)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBe(0)
    expect(await seriousOn(page)).toEqual([])
  })

  it('moves focus with Tab from the buttons of one row to the next, none hidden under the head', async () => {
    const page = await catalogue(viewport)
    const buttons = page.locator('.row-acts .button')
    const focused = () =>
      buttons.evaluateAll((all) => all.findIndex((each) => each === document.activeElement))
    await buttons.nth(0).focus()
    for (const next of [1, 2, 3]) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(next)
    }
    await page.locator('.table-scroll').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await buttons.nth(30).focus()
    for (const before of [29, 28, 27, 26, 25, 24]) {
      await page.keyboard.press('Shift+Tab')
      expect(await focused()).toBe(before)
      // Sideways the browser is content with a part of it.
      const isSeen = await buttons.nth(before).evaluate((button) => {
        const { left, right, top, height } = button.getBoundingClientRect()
        const edge = button.closest('.table-scroll')?.getBoundingClientRect().right ?? 0
        const middle = (left + Math.min(right, edge)) / 2
        return button.contains(document.elementFromPoint(middle, top + height / 2))
      })
      expect(isSeen).toBe(true)
    }
  })
})

describe('a long table at 400 %', () => {
  it('scrolls with its page, keeps its first column, and makes nothing wider', async () => {
    const page = await catalogue({ width: 342, height: 192 })
    const box = page.locator('.table-scroll')
    expect(await box.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
    const before = await placesOf(page)
    await box.evaluate((each) => each.scrollTo(400, 0))
    const after = await placesOf(page)
    expect(after.first.left).toBeCloseTo(before.first.left, 0)
    expect(after.first.right - after.box.left).toBeLessThan((after.box.right - after.box.left) / 2)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBe(0)
    const button = page.locator('.row-acts .button').nth(30)
    await button.focus()
    const isSeen = await button.evaluate((each) => {
      const { left, right, top, height } = each.getBoundingClientRect()
      const middle = (left + Math.min(right, innerWidth)) / 2
      return each.contains(document.elementFromPoint(middle, top + height / 2))
    })
    expect(isSeen).toBe(true)
  })
})

it('has all its rows on paper', async () => {
  const page = await catalogue(wide)
  const hiddenPx = () =>
    page.locator('.table-scroll').evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await hiddenPx()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hiddenPx()).toBe(0)
})

it('is a file with its rows as they are shown, and no column of buttons', async () => {
  const page = await catalogue(wide)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download as CSV/ }).click(),
  ])
  const read = parseCsv(await readFile(await download.path(), 'utf8'))
  if (isCsvProblem(read)) throw new Error('not CSV')
  const heads = await page.locator('.plain-table thead th').allInnerTexts()
  const shown = heads.filter((head) => head !== '').length
  expect(read).toHaveLength(1 + (await page.locator('.plain-table tbody tr').count()))
  expect(read[0]?.cells.length).toBe(shown - 1)
  expect(read.find(({ cells }) => cells[0]?.includes('part 12'))?.cells.join('|')).toContain(
    'Ram Chandra Sharma',
  )
})
