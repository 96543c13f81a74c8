import { describe, expect, it } from 'vitest'
import { moreCandidates } from '#testing/kinds/examination-in-tests.ts'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { fillDay } from '../day-field.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, narrow, signInAtOffice, wide } from './office-actions.ts'
import { anUnmarkedExam, atDesk, typeDown } from '../kinds/result-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe('the exam office', () => {
  it.each([
    ['1366 px', wide],
    ['1024 px', narrow],
  ] as const)(
    'marks an exam by keyboard, twice and blind, settles what differs and releases it, at %s',
    async (_, viewport) => {
      const { exam, sheet } = await anUnmarkedExam(fixture, ['Sita Rai', 'Gita Rai', 'Hari Rai'])
      const mina = await atDesk(fixture, 'Mina Rai', viewport)
      await mina.goto(exam)
      await mina.getByRole('button', { name: 'Give symbol numbers' }).click()
      await mina.getByText('Without a symbol number').waitFor({ state: 'detached' })
      await mina.goto(`${sheet}?part=terms`)
      await mina.getByRole('form').first().waitFor()
      for (const form of await mina.getByRole('form').all()) {
        await form.getByLabel('Final, Full marks').fill('60')
        await form.getByLabel('Final, Pass marks').fill('30')
        await form.getByRole('button', { name: 'Save' }).click()
        await form.getByText('Saved').waitFor()
      }
      await mina.getByRole('button', { name: 'Enter', exact: true }).click()
      await mina.getByText('60 / pass 30').waitFor()
      await typeDown(mina, ['45.25', '40', '29'])

      const om = await atDesk(fixture, 'Om Thapa', viewport)
      await om.goto(sheet)
      await om.getByText('Entered by one person, yours is the second').first().waitFor()
      expect(await om.content()).not.toContain('45.25')
      await typeDown(om, ['45.25', '41', '29'])
      await om.getByText('Agreed by two people: 2. Differences: 1.').waitFor()

      const { page: sarita } = await fixture.visitOffice({ viewport })
      const registrar = await aColleague(fixture.at, 'registrar', 'Sarita Adhikari')
      await signInAtOffice(sarita, fixture.at, registrar)
      await sarita.goto(`${sheet}?part=differences`)
      await sarita.getByText('Mina Rai').waitFor()
      await sarita.getByRole('button', { name: /^Settle / }).click()
      await sarita.getByRole('dialog').getByLabel('Final').fill('40')
      await sarita.getByRole('dialog').getByLabel('Reason').fill('Read on the paper')
      await sarita.getByRole('dialog').getByRole('button', { name: 'Settle' }).click()
      await sarita.getByText('No differences').waitFor()

      await mina.goto(exam)
      await mina.getByText('Failed CSC151 by one mark or less').waitFor()
      await fillDay(mina, 'release-day', addDays(todayOf(fixture.at), 1))
      await mina.getByText('Every student sees it in the same second.').waitFor()
      await mina.getByRole('button', { name: 'Prepare results' }).click()
      await mina.getByRole('button', { name: 'Propose to publish 3' }).click()
      await mina.getByText('You proposed it, so another person confirms it.').waitFor()
      expect(await mina.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
      await sarita.goto('/second')
      await sarita.getByRole('button', { name: 'Confirm' }).click()
      await sarita.getByText('No proposals wait for a second person').waitFor()
      await sarita.goto(exam)
      await sarita.getByText('Until then they can be stopped.').waitFor()
      await sarita.getByRole('button', { name: 'Stop the release' }).click()
      await sarita.getByRole('button', { name: 'Prepare for this release time' }).waitFor()
    },
  )

  it('reads a file into the sheet, names every line that is not taken, and saves all or nothing', async () => {
    const { exam, sheet, number } = await anUnmarkedExam(fixture, ['Sita Rai', 'Gita Rai'])
    const registered = await fixture.at.database.kysely
      .selectFrom('n_exam_reg')
      .select('n_exam_reg_id')
      .where('n_exam_open_id', '=', Number(exam.split('/')[2]))
      .orderBy('n_exam_reg_id')
      .execute()
    const numbers: string[] = []
    for (const row of registered) numbers.push(await number({ registrationId: row.n_exam_reg_id }))
    const [one = '', two = ''] = numbers
    const page = await atDesk(fixture, 'Mina Rai', wide)
    await page.goto(sheet)
    const lines = [
      'erollno,external,attendance',
      `${one},61,`,
      `${two},,absent`,
      '9999-1,1,',
      `${one},40,`,
    ]
    const upload = {
      name: 'marks.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    }
    await page.locator('input[type=file]').setInputFiles(upload)
    await page.getByText('Added to the sheet: 2. To fix: 1. Left out: 2.').waitFor()
    await page.getByText('There is no such number on this sheet.').waitFor()
    await page.getByText('61 is above the full marks 60.').waitFor()
    expect(await page.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true)
    await page.waitForFunction(() =>
      Object.values(sessionStorage).some((value) => value.includes('61')),
    )
    await page.reload()
    await page.getByText('Your earlier entries are restored.').waitFor()
    await page.getByRole('button', { name: 'To fix: 1' }).click()
    await page.keyboard.type('41')
    await page.getByRole('button', { name: /^Save 2/ }).click()
    await page.getByText('Entered: 2.').waitFor()
    await page.getByText('All entries are saved.').waitFor()
    await page.getByText('Yours is saved, the second entry is missing').first().waitFor()
  })

  it('sees a message when the answer to marks is lost, and saves them once', async () => {
    const { sheet, number } = await anUnmarkedExam(fixture, ['Sita Rai'])
    const { id } = await fixture.at.database.kysely
      .selectFrom('n_exam_reg')
      .select((of) => of.fn.max('n_exam_reg_id').as('id'))
      .executeTakeFirstOrThrow()
    await number({ registrationId: id })
    const page = await atDesk(fixture, 'Mina Rai', wide)
    await page.goto(sheet)
    let isCut = true
    await page.route('**/processes/marks_enter', async (route) => {
      const answer = await route.fetch()
      return isCut ? route.abort() : route.fulfill({ response: answer })
    })
    await page.locator('[data-column="external"]').first().fill('40')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Ask again' }).waitFor()
    await page.getByText('Typed, not saved yet: 1').waitFor()
    isCut = false
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.getByText('Entered: 1.').waitFor()
    const entries = await fixture.at.database.kysely
      .selectFrom('n_mark_entry as e')
      .innerJoin('n_exam_regdetails as d', 'd.n_exam_regdetails_id', 'e.n_exam_regdetails_id')
      .select('external')
      .where('d.n_exam_reg_id', '=', id)
      .execute()
    expect(entries).toEqual([{ external: 40 }])
  })

  it('types into a sheet of 1,000 of which the rows in sight are drawn, the last one reached by keys', async () => {
    const { examId, openingId, sheet, number } = await anUnmarkedExam(fixture, ['Sita Rai'])
    const { id } = await fixture.at.database.kysely
      .selectFrom('n_exam_reg')
      .select((of) => of.fn.max('n_exam_reg_id').as('id'))
      .executeTakeFirstOrThrow()
    await moreCandidates(fixture.at, { examId, openingId, like: id, count: 999 })
    await number({ registrationId: id })
    const page = await atDesk(fixture, 'Mina Rai', wide)
    await page.goto(sheet)
    const table = page.getByRole('table', { name: 'Marks of CSC151' })
    await table.waitFor()
    expect(await table.getAttribute('aria-rowcount')).toBe('1001')
    const drawn = page.locator('[data-column="external"]')
    expect(await drawn.count()).toBeLessThan(60)
    await drawn.first().focus()
    for (let row = 0; row < 80; row++) {
      await page.keyboard.type('4')
      await page.keyboard.press('Enter')
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('80')
    await page.getByText('Typed, not saved yet: 80').waitFor()
    expect(await drawn.count()).toBeLessThan(60)
    await page.keyboard.press('Control+Enter')
    await page.getByText('Entered: 80.').waitFor()
  })

  it.each(['light', 'dark'] as const)(
    'has screens of results with nothing serious for axe: %s',
    async (theme) => {
      const { exam, sheet } = await anUnmarkedExam(fixture, ['Sita Rai'])
      const { page } = await fixture.visitOffice({ viewport: wide, theme })
      const email = await aColleague(fixture.at, 'administrator', 'Kiran Joshi')
      await signInAtOffice(page, fixture.at, email)
      for (const path of [
        '/results',
        '/results/internal',
        '/results/entrance',
        '/results/retotaling',
        exam,
        sheet,
        `${sheet}?part=differences`,
        `${sheet}?part=terms`,
      ]) {
        await page.goto(path)
        await page.getByRole('main').getByRole('heading').first().waitFor()
        await page.locator('main .spinner').waitFor({ state: 'detached' })
        expect([path, await seriousOn(page)]).toEqual([path, []])
      }
    },
  )
})
