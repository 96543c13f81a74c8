import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { fillProfile } from '../account/profile-actions.ts'
import { phone } from '../browser.ts'
import { openFixture } from '../fixture.ts'
import { fillSignUp } from '../kinds/entry-actions.ts'
import { seriousOn } from '../looks/axe.ts'
import {
  applyForEntrance,
  fillVoucher,
  logIn,
  newestApplication,
  newestPayment,
} from '../student-actions.ts'
import type { University } from '../university.ts'
import {
  aColleague,
  lookedAt,
  signInAtOffice,
  typeFreshCode,
  wide,
} from '../office/office-actions.ts'
import { addRecord, changeSetting, emptyUniversity, proposeAccount } from './set-up-actions.ts'

const fixture = openFixture(emptyUniversity)

async function sitsDown(name: string) {
  const visitor = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(
    visitor.page,
    fixture.at,
    await aColleague(fixture.at, 'administrator', name),
  )
  return visitor
}

async function mailedDigits({ jobs, mailer }: University): Promise<string> {
  await jobs.runNow('mail')
  return /^\d{6}$/m.exec(mailer.sent.at(-1)?.text ?? '')?.[0] ?? ''
}

/** Names, help desk, bank account with a second person, test mail. */
async function enterUniversity(om: Page, gita: Page): Promise<void> {
  const { at } = fixture
  await changeSetting(om, 'University', {
    'Name, in English': 'Rasuwa University',
    'Name, in Nepali': 'रसुवा विश्वविद्यालय',
    'Short name': 'RU',
    'Address, in English': 'Dhunche, Rasuwa',
    'Address, in Nepali': 'धुन्चे, रसुवा',
  })
  await changeSetting(om, 'Help desk', {
    Phone: '010-540123',
    Email: 'help@ru.example',
    'Hours, in English': 'Sunday to Friday, 10:00 to 17:00',
    'Hours, in Nepali': 'आइतबारदेखि शुक्रबार, १० देखि ५ बजे',
  })
  await proposeAccount(om, {
    Bank: 'Nepal Demo Bank',
    'Account number': '01201002345678',
    'Account name': 'Rasuwa University',
  })
  await gita.goto('/second')
  await gita.getByLabel('Last four digits in the letter').fill('5678')
  await typeFreshCode(gita, at)
  await gita.getByRole('button', { name: 'Confirm' }).click()
  await gita.getByText('No proposals wait for a second person').waitFor()
  await om.goto('/setup/first-steps')
  await om.getByRole('button', { name: 'Send a test mail' }).click()
  const digits = om.getByLabel('Six digits in the mail')
  await digits.waitFor()
  await digits.fill(await mailedDigits(at))
  await om.getByRole('button', { name: 'It arrived' }).click()
  await om.getByText('A test mail has arrived.').waitFor()
}

/** One of each register, and an entrance that is published. */
async function enterStructure(page: Page): Promise<void> {
  const today = todayOf(fixture.at)
  await addRecord(page, 'n_aca_year', { Name: '2083', name_ne: '२०८३' })
  await addRecord(page, 'n_intake', { Name: 'Ashwin', name_ne: 'असोज' })
  await addRecord(page, 'n_faculty', { Name: 'Engineering', name_ne: 'इन्जिनियरिङ' })
  await addRecord(page, 'n_level', { Name: 'Bachelor', name_ne: 'स्नातक' })
  await addRecord(page, 'n_sem_year', { Name: 'I', name_ne: 'पहिलो' })
  await addRecord(page, 'n_program', {
    Name: 'BE Civil',
    name_ne: 'बीई सिभिल',
    n_faculty_ID: 'Engineering',
    n_level_ID: 'Bachelor',
    code: 'BCE',
    semesters: '8',
  })
  await addRecord(page, 'n_course', { Value: 'MTH101', Name: 'Mathematics I' })
  await addRecord(page, 'n_entrance_open', {
    Name: 'BE Civil Entrance 2083',
    n_aca_year_ID: '2083',
    n_program_ID: 'BE Civil',
    apply_to: addDays(today, 10),
    apply_uptolate: addDays(today, 15),
    examfee: '1500',
    latefee: '500',
    exam_date: addDays(today, 20),
    exam_time: '11:00',
  })
  expect(await seriousOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Make it a draft again' }).waitFor()
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await fillSignUp(page, email)
  await page.getByRole('checkbox').last().click()
  const submit = page.locator('button[type=submit]')
  await expect.poll(() => submit.isDisabled()).toBe(false)
  await submit.click()
  await page.waitForURL(/\/login/)
}

describe('a university that is set up on screens only', () => {
  it('goes from an empty database to an entrance that is paid and approved, and to an open admission', async () => {
    const { at } = fixture
    const student = await fixture.visit({ viewport: phone })
    await student.page.goto('/signup')
    await student.page.getByRole('heading', { name: 'Sign-up is not open yet' }).waitFor()

    const om = await sitsDown('Om Thapa')
    const gita = await sitsDown('Gita Rana')
    await om.page.getByRole('heading', { name: 'Before students can come in' }).waitFor()
    expect(await seriousOn(om.page)).toEqual([])
    await enterUniversity(om.page, gita.page)
    await enterStructure(om.page)
    await om.page.goto('/setup/first-steps')
    await om.page.getByRole('button', { name: 'Open sign-up' }).click()
    await om.page.getByText('Sign-up is open.').waitFor()

    const email = 'sita@example.com'
    await signUp(student.page, email)
    await logIn(student.page, email)
    await student.page.getByText('Welcome to Rasuwa University!!').first().waitFor()
    await student.page.evaluate(() => localStorage.setItem('language', '"ne"'))
    await student.page.goto('/profile')
    await fillProfile(student.page)
    await student.page.evaluate(() => localStorage.setItem('language', '"en"'))
    await applyForEntrance(student.page)
    await student.page.getByRole('button', { name: /^Pay Now/ }).click()
    await student.page.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(student.page, { at, seed: 11 })
    await student.page.getByRole('button', { name: 'Upload Voucher' }).click()
    await student.page.getByText('Your payment is being checked.').first().waitFor()

    await gita.page.goto(`/queues/vouchers/${await newestPayment(at)}`)
    await lookedAt(gita.page, 'Sita Shrestha')
    await gita.page.keyboard.press('a')
    await expect.poll(async () => (await newestApplication(at)).isPaid).toBe(true)

    await addRecord(om.page, 'n_program_cregopen', {
      Name: 'BE Civil Admission 2083',
      n_aca_year_ID: '2083',
      n_program_ID: 'BE Civil',
      n_sem_year_ID: 'I',
      DateFrom: todayOf(at),
      DateTo: addDays(todayOf(at), 30),
      admissionfee: '5000',
      semyearfee: '20000',
      libraryfee: '500',
      practicalfee: '0',
      labfee: '0',
    })
    await om.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await om.page.getByText('No course is offered yet. Add offered courses').waitFor()
    await addRecord(om.page, 'n_batch_course', {
      n_program_cregopen_ID: 'BE Civil Admission 2083',
      n_course_ID: 'MTH101 · Mathematics I',
      course_type: 'CO',
      CREDIT_HOUR: '3',
      internal_fm: '40',
      internal_pm: '16',
    })
    await om.page.goto('/setup/n_program_cregopen?state=off')
    await om.page.getByRole('link', { name: /BE Civil Admission 2083/ }).click()
    await om.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await om.page.getByRole('button', { name: 'Make it a draft again' }).waitFor()
    expect([student.complaints, om.complaints, gita.complaints]).toEqual([[], [], []])
  })

  it('prepares the next year: a plan is made, executed once, and a draft of it published', async () => {
    const om = await sitsDown('Om Thapa')
    const { page } = om
    await addRecord(page, 'n_aca_year', { Name: '2084', name_ne: '२०८४' })
    await page.goto('/setup/next-year')
    await page.getByLabel('Copy from').selectOption({ label: '2083' })
    await page.getByLabel('Copy to').selectOption({ label: '2084' })
    await page.getByLabel('Raise fees by per cent').fill('10')
    await page.getByRole('button', { name: 'Make the plan' }).click()
    await page.getByText('BE Civil Entrance 2084').waitFor()
    expect(await seriousOn(page)).toEqual([])
    await page.getByRole('button', { name: /^Create 2.drafts/ }).click()
    await page.getByText('These drafts were created.').waitFor()
    await page.reload()
    await page.getByText('These drafts were created.').waitFor()
    await page.getByRole('button', { name: 'Make the plan' }).waitFor()
    await page.goto('/setup/n_entrance_open?state=off')
    await page.getByRole('link', { name: /BE Civil Entrance 2084/ }).click()
    expect(await page.locator('#column-examfee').inputValue()).toBe('1650')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Make it a draft again' }).waitFor()
    expect(om.complaints).toEqual([])
  })
})
