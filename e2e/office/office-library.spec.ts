import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, narrow, officeViewports, signInAtOffice, wide } from './office-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

async function aReader(name: string, regrollno: string): Promise<number> {
  const { partnerId } = await fixture.at.student({ name })
  await enrollPartner(fixture.at, { partnerId })
  await fixture.at.database.kysely
    .updateTable('c_bpartner')
    .set({ regrollno })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  return partnerId
}

async function aCopy(Value: string, Name: string): Promise<number> {
  const desk = await fixture.at.staff('librarian')
  const saved = await desk.post('/api/v1/processes/library_copy_save', { Value, Name })
  return (saved.body['data'] as { a_asset_ID: number }).a_asset_ID
}

const holderOf = async (id: number) =>
  (
    await fixture.at.database.kysely
      .selectFrom('a_asset')
      .select('c_bpartner_id')
      .where('a_asset_id', '=', id)
      .executeTakeFirstOrThrow()
  ).c_bpartner_id

/** As a scanner does: quickly, with Enter at the end. */
async function scanAt(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

describe.each([
  ['1366 px', wide, 'L-1366'],
  ['1024 px', narrow, 'L-1024'],
] as const)('a librarian at %s', (_, viewport, number) => {
  it('issues, renews and takes back by keyboard and scanner only', async () => {
    const { at } = fixture
    const readerId = await aReader(`Kabita Magar ${number}`, number)
    const copyId = await aCopy(`${number}-A`, `Design Patterns ${number}`)
    const { page, complaints } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, at, await aColleague(at, 'librarian', 'Dawa Sherpa'))
    await page.getByLabel(/^Scan a student card/).waitFor()
    await scanAt(page, `${number}-A`)
    await page.getByText('Who gets this book? Scan the card.').waitFor()
    await scanAt(page, number)
    await page.getByRole('region', { name: 'Issue this book?' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Issued.').first().waitFor()
    expect(await holderOf(copyId)).toBe(readerId)
    await page.getByText('Active (30 days left)').waitFor()
    await page.keyboard.press('Alt+w')
    await page.getByText('Renewed.').first().waitFor()
    await scanAt(page, `${number}-a`)
    await page.getByRole('region', { name: 'Take this book back?' }).waitFor()
    await scanAt(page, `${number}-A`)
    await page.getByText('Returned.').first().waitFor()
    expect(await holderOf(copyId)).toBe(null)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByText('No reader at the counter').waitFor()
    await page.keyboard.press('F1')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe.each(officeViewports)('librarians at %s', (_, viewport) => {
  const at = `${viewport.width}`
  const aLibrarian = async (name: string) => {
    const { page } = await fixture.visitOffice({ viewport })
    await signInAtOffice(page, fixture.at, await aColleague(fixture.at, 'librarian', name))
    return page
  }

  it('let a fine off with two: not who took the book back, but a colleague with a reason', async () => {
    const readerId = await aReader(`Suman Rai ${at}`, `F-${at}`)
    const copyId = await aCopy(`F-${at}-1`, `Late Book ${at}`)
    const desk = await fixture.at.staff('librarian')
    const issued = { a_asset_ID: copyId, C_BPartner_ID: readerId }
    await desk.post('/api/v1/processes/library_issue', issued)
    await fixture.at.database.kysely
      .updateTable('a_asset')
      .set({ duedate: addDays(todayOf(fixture.at), -3) })
      .where('a_asset_id', '=', copyId)
      .execute()
    const dawa = await aLibrarian('Dawa Sherpa')
    await dawa.goto(`/library?reader=${readerId}`)
    await dawa.getByRole('region', { name: `Suman Rai ${at}` }).waitFor()
    await scanAt(dawa, `F-${at}-1`)
    await dawa.getByRole('region', { name: 'Take this book back?' }).waitFor()
    await dawa.keyboard.press('Enter')
    await dawa.getByText('A fine of Rs. 15 is owed.').first().waitFor()
    const letOff = async (page: Page) => {
      await page.getByRole('button', { name: 'Settle' }).waitFor()
      await page.keyboard.press('Alt+f')
      const dialog = page.getByRole('dialog', { name: 'Settle a fine of Rs. 15' })
      await dialog.getByLabel('How').selectOption('Waived')
      await dialog.getByLabel('Why').fill('Flood')
      await dialog.getByRole('button', { name: 'Settle' }).click()
    }
    await letOff(dawa)
    await dawa
      .getByText('You wrote this fine, or it is yours. Another person has to settle it.')
      .first()
      .waitFor()
    const pema = await aLibrarian('Pema Lama')
    await pema.goto(`/library?reader=${readerId}`)
    await pema.getByText(`Late Book ${at}, 3 days late`).waitFor()
    await letOff(pema)
    await pema.getByRole('heading', { name: 'Fines' }).waitFor({ state: 'detached' })
    const fines = await fixture.at.database.kysely
      .selectFrom('n_library_fine')
      .select(['finestate', 'reason'])
      .where('c_bpartner_id', '=', readerId)
      .execute()
    expect(fines).toEqual([{ finestate: 'let-off', reason: 'Flood' }])
  })

  it('reserve a book that is out, keep it when it comes back, and end the reservation', async () => {
    const holderId = await aReader(`Nima Has It ${at}`, `H-${at}`)
    await aReader(`Rita Waits ${at}`, `W-${at}`)
    const copyId = await aCopy(`R-${at}-1`, `Wanted Book ${at}`)
    const desk = await fixture.at.staff('librarian')
    const issued = { a_asset_ID: copyId, C_BPartner_ID: holderId }
    await desk.post('/api/v1/processes/library_issue', issued)
    const page = await aLibrarian('Dawa Sherpa')
    await page.getByLabel(/^Scan a student card/).waitFor()
    await scanAt(page, `W-${at}`)
    await page.getByRole('region', { name: `Rita Waits ${at}` }).waitFor()
    await scanAt(page, `R-${at}-1`)
    await page.getByRole('button', { name: `Reserve for Rita Waits ${at}` }).waitFor()
    // Leaving at once would end the request before it was sent.
    const reserved = page.waitForResponse(/\/library_hold$/)
    await page.keyboard.press('Alt+h')
    await reserved
    await page.goto('/library/reservations')
    const row = page.getByRole('row', { name: new RegExp(`Wanted Book ${at}`) })
    await row.getByText('Waiting for a copy').waitFor()
    await desk.post('/api/v1/processes/library_return', { a_asset_ID: copyId })
    await page.reload()
    await row.getByText(`Reserved: R-${at}-1`).waitFor()
    expect(await seriousOn(page)).toEqual([])
    await row.getByRole('button', { name: 'End' }).click()
    await row.waitFor({ state: 'detached' })
  })
})

describe('a librarian', () => {
  it('sees a message when an answer is lost, and the book is issued once', async () => {
    const { at } = fixture
    const readerId = await aReader('Suman Rai', 'L-LOST')
    const copyId = await aCopy('L-LOST-1', 'Compilers')
    const { page } = await fixture.visitOffice({ viewport: wide })
    await signInAtOffice(page, at, await aColleague(at, 'librarian', 'Dawa Sherpa'))
    await page.goto(`/library?reader=${readerId}`)
    await page.getByRole('region', { name: 'Suman Rai' }).waitFor()
    let lost = 0
    await page.route('**/processes/library_issue', async (route) => {
      if (lost++ > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await scanAt(page, 'L-LOST-1')
    await page.getByRole('region', { name: 'Issue this book?' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText("We don't know whether it arrived.").waitFor()
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.getByText('Issued.').first().waitFor()
    const loans = await at.database.kysely
      .selectFrom('library_loan')
      .select('c_bpartner_id')
      .where('a_asset_id', '=', copyId)
      .execute()
    expect(loans).toEqual([{ c_bpartner_id: readerId }])
  })

  it.each(['light', 'dark'] as const)(
    'adds and withdraws a copy; axe finds nothing serious: %s',
    async (theme) => {
      const { at } = fixture
      const { page } = await fixture.visitOffice({ viewport: wide, theme })
      await signInAtOffice(page, at, await aColleague(at, 'librarian', 'Dawa Sherpa'))
      await page.getByLabel(/^Scan a student card/).waitFor()
      expect(await seriousOn(page)).toEqual([])
      await page.goto('/library/books')
      await page.getByRole('button', { name: 'Add a copy' }).click()
      await page.getByLabel('Accession number', { exact: true }).fill(`NEW-${theme}`)
      await page.getByLabel('Title', { exact: true }).fill('Linear Algebra')
      await page.getByRole('button', { name: 'Save' }).click()
      const row = page.getByRole('row', { name: new RegExp(`NEW-${theme}`) })
      await row.waitFor()
      expect(await seriousOn(page)).toEqual([])
      await row.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByLabel('Why').fill('Torn')
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
      await row.waitFor({ state: 'detached' })
      for (const path of ['/library/reservations', '/library/late']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect([path, await seriousOn(page)]).toEqual([path, []])
      }
    },
  )
})
