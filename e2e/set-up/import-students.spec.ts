import { expect, it } from 'vitest'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { openProgram } from '#testing/kinds/program-applicant.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { changePassword, logInByMail } from '../kinds/entry-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, signInAtOffice, wide } from '../office/office-actions.ts'
import type { University } from '../university.ts'

const name = 'B.Tech CS & AI, Semester II'

const fixture = openFixture(async (at) => {
  await openProgram(at, {
    semester: 'II',
    courses: computerScienceCourses.II.map(({ needs: _needs, ...course }) => course),
    row: { name },
  })
  await at.database.kysely
    .insertInto('n_course')
    .values([
      { value: 'ENG101', name: 'English' },
      { value: 'PHY101', name: 'Physics' },
    ])
    .execute()
})

/** Names of the places that the file says. */
async function placesOf({ database }: University) {
  const { n_aca_year_id, n_intake_id } = await academicsOf(fixture.at)
  const year = await database.kysely
    .selectFrom('n_aca_year')
    .select('name')
    .where('n_aca_year_id', '=', n_aca_year_id ?? null)
    .executeTakeFirstOrThrow()
  const intake = await database.kysely
    .selectFrom('n_intake')
    .select('name')
    .where('n_intake_id', '=', n_intake_id ?? null)
    .executeTakeFirstOrThrow()
  return { year: year.name, intake: intake.name }
}

const head =
  'Regd No,Student Name,Name (Nep),DOB,Sex,Faculty/Prog,Year,Batch,Sem,Roll No,Mobile,Email'

/** A name without digits. */
function inWords(number: number): string {
  return Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('')
}

/** 512 students as another program exported them, five of them with something wrong. */
async function studentsFile(at: University): Promise<Buffer> {
  const { year, intake } = await placesOf(at)
  const rows = Array.from({ length: 512 }, (_, n) => {
    const wrong: Readonly<Record<number, readonly [string, string]>> = {
      40: ['2007-03-14', '2007-03-32'],
      117: ['B.Tech CS & AI', 'B.Tech CS'],
      202: [`2079-${n}`, '2079-96'],
      376: [`student${n}@example.com`, 'student376@'],
      459: ['आरती तामाङ', 'cf/tL tfdfª'],
    }
    const line = [
      `2079-${n}`,
      `Student ${inWords(n)}`,
      'आरती तामाङ',
      '2007-03-14',
      'F',
      'B.Tech CS & AI',
      year,
      intake,
      'I',
      `2079-BCT-${n}`,
      `98${String(41_000_000 + n)}`,
      `student${n}@example.com`,
    ].join(',')
    const [from, to] = wrong[n] ?? ['', '']
    return line.replace(from, to)
  })
  return Buffer.from(`\uFEFF${[head, ...rows].join('\r\n')}`)
}

/** Two courses of the first semester, from a ledger. */
const earlierResults = Buffer.from(
  [
    'Roll No,Semester,Course,Credits,OM,FM,Grade,Source',
    '2079-BCT-376,I,ENG101,3,91,100,,Ledger 79-2',
    '2079-BCT-376,I,PHY101,3,,,B+,Ledger 79-2',
  ].join('\n'),
)

it('512 students are brought over, five are refused and mended, and one signs in, registers for courses and sees an earlier result', async () => {
  const { at } = fixture
  const desk = await fixture.visitOffice({ viewport: wide })
  const { page } = desk
  await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  await page.goto('/setup/import')
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'students-2079.csv',
    mimeType: 'text/csv',
    buffer: await studentsFile(at),
  })
  await page.getByText('512 read').waitFor()
  await page.getByRole('button', { name: 'Refused 5' }).waitFor()
  expect(await seriousOn(page)).toEqual([])
  const store = page.getByRole('button', { name: /^Store/ })
  expect(await store.isDisabled()).toBe(true)
  const mend = async (field: string, row: number, value: string) => {
    const input = page.getByLabel(`Correction of ${field}, row ${row}`)
    await input.fill(value)
    await input.press('Enter')
    await page.getByText('Something was changed.').waitFor()
  }
  await mend('Date of birth, A.D.', 42, '2007-03-14')
  await mend('Program', 119, 'B.Tech CS & AI')
  await mend('Registration number', 204, '2079-202')
  await mend('Email', 378, 'student376@example.com')
  await page.getByRole('button', { name: 'Use आरती तामाङ' }).click()
  const check = page.getByRole('button', { name: 'Check again' })
  await expect.poll(() => check.isEnabled()).toBe(true)
  await check.click()
  await page.getByRole('button', { name: 'Store 512 rows' }).click()
  await page.getByRole('button', { name: 'Take the import back' }).waitFor()

  await page.getByRole('button', { name: 'Invite 200 by mail' }).click()
  await page.getByRole('button', { name: 'Invite 200 by mail' }).waitFor()
  await page.getByText('312 students have no invitation yet.').waitFor()

  const student = await fixture.visit({ viewport: phone })
  await student.page.goto('/forgot-password')
  const oneTime = await logInByMail(student.page, at, 'student376@example.com')
  await changePassword(student.page, oneTime, 'Naya-Bato-2083')
  await student.page.waitForURL((url) => url.pathname === '/')
  await student.page.goto('/course-registration')
  await student.page.getByRole('button', { name: `Register, ${name}` }).click()
  await student.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await student.page.getByRole('button', { name: /^Pay Now/ }).waitFor()

  await page.getByRole('button', { name: 'Take the import back' }).click()
  await page.getByText(/Row 378: The record is used/).waitFor()

  await page.goto('/setup/import')
  await page.getByLabel('Records of the file').selectOption('Earlier results: courses')
  await page.locator('input[type=file]').setInputFiles({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: earlierResults,
  })
  await page.getByRole('button', { name: 'Store 2 rows' }).click()
  await page.getByRole('button', { name: 'Take the import back' }).waitFor()
  await student.page.goto('/result')
  await student.page.getByText('Semester I · SGPA 3.65').waitFor()
  await student.page.getByText('From Ledger 79-2').waitFor()
  expect(await seriousOn(student.page)).toEqual([])
  expect([student.complaints, desk.complaints]).toEqual([[], []])
})
