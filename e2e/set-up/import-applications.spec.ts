import { expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { anApplicant, anOpening } from '#testing/applicant.ts'
import { todayOf } from '#testing/test-server.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { changePassword, logInByMail } from '../kinds/entry-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, signInAtOffice, wide } from '../office/office-actions.ts'
import type { University } from '../university.ts'

const entrance = 'BE Civil Entrance 2083'
const applied = 'Gita Gyawali'
let appliedEmail = ''

const fixture = openFixture(async (at) => {
  const applicant = await anApplicant(at, anOpening(at, { name: entrance }), { name: applied })
  appliedEmail = applicant.email
})

const head = 'S.N.,Name,Name in Nepali,Email,Mobile,DOB BS,Sex,Entrance,Quota,Received on'
const names = ['सीता राई', 'रमेश थापा', 'आरती तामाङ', 'कृष्ण प्रसाद अधिकारी']

/** 40 forms typed into a sheet, six of them with something wrong. */
function formsFile(at: University): Buffer {
  const wrong: Readonly<Record<number, readonly [string, string]>> = {
    3: [names[3] ?? '', 's[i0f k|;fb clwsf/L'],
    9: ['form9@', 'form4@'],
    14: [entrance, 'BE Civil Entrance 2038'],
    21: ['2063-11-30', '2063-13-30'],
    27: ['form27@example.com', appliedEmail],
    33: ['form33@example.com', ''],
  }
  const received = bsText(todayOf(at))
  const rows = Array.from({ length: 40 }, (_, n) => {
    const line = [
      n + 1,
      `Form ${String.fromCodePoint(65 + Math.floor(n / 26), 65 + (n % 26))}`,
      names[n % names.length],
      `form${n}@example.com`,
      `98${41_000_000 + n}`,
      '2063-11-30',
      n % 2 === 0 ? 'F' : 'M',
      entrance,
      'Open',
      received,
    ].join(',')
    const [from, to] = wrong[n] ?? ['', '']
    return line.replace(from, to)
  })
  return Buffer.from(`\uFEFF${[head, ...rows].join('\r\n')}`)
}

/** The cashier takes the fee of a form. */
async function pay(at: University, email: string): Promise<void> {
  const { id, person } = await at.database.kysely
    .selectFrom('n_entrance_reg as a')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .select(['a.n_entrance_reg_id as id', 'p.c_bpartner_id as person'])
    .where('p.email', '=', email)
    .executeTakeFirstOrThrow()
  const cashier = await at.staff('cashier')
  const paid = await cashier.post(processPath('cash_take'), {
    C_BPartner_ID: person,
    payment_type: 'ENTRANCE',
    payment_reference_id: id,
    amount: 1_500,
    owed: 1_500,
  })
  if (paid.body['isError'] !== false) throw new Error(paid.text)
}

it('forms on paper are checked, mended and stored, and their people see the application in the portal', async () => {
  const { at } = fixture
  const desk = await fixture.visitOffice({ viewport: wide })
  const { page } = desk
  await signInAtOffice(page, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  const forms = { name: 'forms.csv', mimeType: 'text/csv', buffer: formsFile(at) }
  const upload = async () => {
    await page.goto('/setup/import')
    await page
      .getByLabel('Records of the file')
      .selectOption('Entrance applications taken on paper')
    await page.locator('input[type=file]').setInputFiles(forms)
    await page.getByText('40 read').waitFor()
  }
  const checkAgain = async () => {
    const check = page.getByRole('button', { name: 'Check again' })
    await expect.poll(() => check.isEnabled()).toBe(true)
    await check.click()
    await page.getByRole('button', { name: /^Store/ }).waitFor()
  }
  await upload()
  await page.getByRole('button', { name: 'Refused 6' }).waitFor()
  for (const reason of [
    'These are Preeti characters. The name in Unicode is proposed.',
    'The same Email, Entrance is in row 6.',
    'Entrance not found: BE Civil Entrance 2038',
    'There is no day 2063-13-30 B.S.',
    `The record says ${applied}. This cannot be changed by a file.`,
    'Email is empty.',
  ])
    await page.getByText(reason).waitFor()
  expect(await seriousOn(page)).toEqual([])
  const store = page.getByRole('button', { name: /^Store/ })
  expect(await store.isDisabled()).toBe(true)

  await page.getByRole('button', { name: 'Use कृष्ण प्रसाद अधिकारी' }).click()
  await page.getByText('Something was changed.').waitFor()
  const corrected = (press: Promise<void>) =>
    Promise.all([page.waitForResponse(/import_fix/), press])
  await corrected(page.getByRole('button', { name: `Use ${entrance}` }).click())
  const day = page.getByLabel('Correction of Date of birth, B.S., row 23')
  await day.fill('2063-11-30')
  await corrected(day.press('Enter'))
  await checkAgain()
  await page.getByRole('button', { name: 'Refused 3' }).waitFor()
  await page.getByRole('button', { name: 'Leave out all refused rows' }).click()
  await page.getByText('Something was changed.').waitFor()
  await checkAgain()
  await page.getByRole('button', { name: 'Store 37 rows' }).click()
  const takeBack = page.getByRole('button', { name: 'Take the import back' })
  await takeBack.waitFor()
  const imported = page.url()
  await page.getByRole('button', { name: 'Invite 37 by mail' }).click()
  await page.getByText(/no invitation yet/).waitFor({ state: 'detached' })

  await upload()
  await page.getByRole('button', { name: 'Equal 34' }).waitFor()
  await page.getByRole('button', { name: 'Store 0 rows' }).waitFor()
  expect(await store.isDisabled()).toBe(true)

  await pay(at, 'form5@example.com')
  await page.goto('/queues/entrance')
  await page.getByText('Form AF').first().click()
  await page.getByText('The profile is not complete.').first().waitFor()
  await page.getByText('Form on paper').waitFor()

  await page.goto(imported)
  await takeBack.click()
  await page.getByText('Row 7: The application was paid, decided or changed since.').waitFor()

  const student = await fixture.visit({ viewport: phone })
  await student.page.goto('/forgot-password')
  const oneTime = await logInByMail(student.page, at, 'form5@example.com')
  await changePassword(student.page, oneTime, 'Naya-Bato-2083')
  await student.page.goto('/entrance')
  await student.page
    .getByRole('button', { name: /नेपाली|ने$/ })
    .first()
    .click()
  await student.page.getByRole('tab', { name: /आवेदन दिएका परीक्षा/ }).click()
  await student.page.getByText(entrance).first().waitFor()
  expect(await seriousOn(student.page)).toEqual([])
  expect([student.complaints, desk.complaints]).toEqual([[], []])
})
