import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '#platform/pure/text/csv.ts'
import { pdfPages } from '#platform/testing/pdf-text.ts'
import { storeManyStudents } from '#features/reports/testing/many-students.ts'
import { seriousOn, untilDrawn } from '../looks/axe.ts'
import { aColleague, officeViewports, signInAtOffice, wide } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

beforeAll(async () => {
  const { at } = fixture
  const nowMs = at.clock.nowMs()
  await at.database.transaction((transaction) =>
    storeManyStudents(transaction, { students: 400, nowMs }),
  )
})

const openReport = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: 'Find a report' }).fill(name)
  const list = page.getByRole('navigation', { name: 'Reports' })
  await list.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.getByText(/^As of /).waitFor()
}

async function fileOf(page: Page, format: 'CSV' | 'PDF' | 'XLSX') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** Texts of the last row, which has the totals. */
const totalsOn = (page: Page) =>
  page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allInnerTexts()

describe('the end of a month at 1366 px', () => {
  it('a registrar reads who studies, gives it to the ministry as files, and calls up the graduates', async () => {
    const { at } = fixture
    const { page, complaints } = await fixture.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Meena Rai'))
    await page.getByRole('link', { name: 'Reports' }).click()
    await openReport(page, 'Enrollment')
    const totals = await totalsOn(page)
    const csv = await fileOf(page, 'CSV')
    expect(csv.name).toMatch(/^enrollment-\d{4}-\d\d-\d\d\.csv$/)
    const rows = parseCsv(csv.content.toString())
    if ('wrong' in rows) throw new Error('not CSV')
    const total = rows.map(({ cells }) => cells).find(([first]) => first === 'Total') ?? []
    expect(Number(total.at(-1))).toBeGreaterThan(100)
    expect(totals.at(-1)).toBe(total.at(-1))
    const pdf = await fileOf(page, 'PDF')
    expect(pdf.name).toMatch(/\.pdf$/)
    expect(pdfPages(pdf.content).at(-1)).toMatch(/Total[^]*Made by Meena Rai/)
    expect((await fileOf(page, 'XLSX')).content.subarray(0, 2).toString()).toBe('PK')

    await openReport(page, 'Convocation list')
    const graduate = page.getByRole('table').getByRole('link').first()
    await graduate.waitFor()
    await openReport(page, 'Medal candidates')
    await page.getByRole('columnheader', { name: 'Each course at once' }).waitFor()
    await openReport(page, 'Seats')
    await page.getByRole('cell', { name: 'Reported opening' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('an administrator sees that income agrees with the ledger, and may read again after a lost answer', async () => {
    const { at } = fixture
    const { page, context } = await fixture.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Kiran Joshi'))
    await page.goto('/reports/income-by-way')
    await page.getByText(/^Agrees with the ledger/).waitFor()
    const income = await totalsOn(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'PDF' }).click()
    await page.getByText('The file was not downloaded. Please try again.').waitFor()
    await context.setOffline(false)
    expect((await fileOf(page, 'PDF')).name).toMatch(/^income-by-way-/)
    expect(await totalsOn(page)).toEqual(income)
    await openReport(page, 'Dues')
    await page.getByLabel('Counted by').selectOption({ label: 'Older than 30 days' })
    await page.waitForURL(/counted_by=over-30/)
    await page.reload()
    await page.getByText(/^Agrees with the ledger/).waitFor()
    expect(await page.getByLabel('Counted by').inputValue()).toBe('over-30')
  })
})

it.each(officeViewports)(
  'long reports fit at %s, in Nepali too, and axe finds nothing serious',
  async (_, viewport) => {
    const { at } = fixture
    const { page } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'administrator', 'Sabina Karki'))
    for (const id of ['tabulation', 'ranks', 'exam-centres', 'seats']) {
      await page.goto(`/reports/${id}`)
      await page.getByRole('table').waitFor()
      await untilDrawn(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([id, wider]).toEqual([id, 0])
      expect([id, await seriousOn(page)]).toEqual([id, []])
    }
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('heading', { level: 1, name: 'सिट' }).waitFor()
  },
)
