import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { applyForEntrance, fillVoucher, logIn } from '../student-actions.ts'
import { desktop } from '../browser.ts'
import { fillSignUp } from '../kinds/entry-actions.ts'
import { aColleague, signInAtOffice, wide } from '../office/office-actions.ts'
import { fillProfile } from './profile-actions.ts'
import { openFixture } from '../fixture.ts'
import {
  approve,
  chooseReleaseTime,
  confirmSecond,
  entranceHeld,
  enterOne,
  layOut,
  names,
  openEverything,
  papersSat,
  payWithWallet,
} from './two-apps-actions.ts'

const fixture = openFixture(openEverything)
const email = 'sita.shrestha@example.com'

type Office = Readonly<Record<'registrar' | 'cashier' | 'mina' | 'om', Page>>

let student: Page
let office: Office

async function atDesk(role: 'registrar' | 'cashier' | 'exam-office', name: string): Promise<Page> {
  const { page } = await fixture.visitOffice({ viewport: wide, stays: true })
  await signInAtOffice(page, fixture.at, await aColleague(fixture.at, role, name))
  return page
}

/** One student from sign-up to a registration number, by the two apps alone; each part begins where the last one ended. */
describe('a student and the office', () => {
  it('sign up, complete the profile, and open the desks', async () => {
    ;({ page: student } = await fixture.visit({ viewport: desktop, stays: true }))
    await student.goto('/signup')
    await fillSignUp(student, email)
    await student.getByRole('checkbox').last().click()
    const submit = student.locator('button[type=submit]')
    await expect.poll(() => submit.isDisabled()).toBe(false)
    await submit.click()
    await student.waitForURL(/\/login/)
    await student.evaluate(() => localStorage.setItem('language', '"ne"'))
    await logIn(student, email)
    await student.goto('/profile')
    await fillProfile(student)
    await student.evaluate(() => localStorage.setItem('language', '"en"'))
    office = {
      registrar: await atDesk('registrar', 'Sarita Adhikari'),
      cashier: await atDesk('cashier', 'Hari Poudel'),
      mina: await atDesk('exam-office', 'Mina Rai'),
      om: await atDesk('exam-office', 'Om Thapa'),
    }
  })

  it('the entrance: paid by voucher, let in, scored and published', async () => {
    await applyForEntrance(student)
    await student.getByRole('button', { name: /^Pay Now/ }).click()
    await student.getByRole('button', { name: 'Upload Voucher' }).click()
    await fillVoucher(student, { at: fixture.at, seed: 11 })
    await student.getByRole('button', { name: 'Upload Voucher' }).click()
    await student
      .getByText('Voucher uploaded successfully! Your payment is pending review.')
      .first()
      .waitFor()
    await approve(office.cashier, 'vouchers', names.student)
    await approve(office.registrar, 'entrance', names.student)
    await entranceHeld(fixture.at)
    const { mina } = office
    await mina.goto('/results/entrance')
    await mina.getByRole('link', { name: names.entrance }).click()
    await mina.getByRole('button', { name: 'Give symbol numbers' }).click()
    const publish = mina.getByRole('button', { name: 'Propose to publish' })
    await publish.waitFor()
    await mina.locator('[data-column="selected"]').first().check()
    await enterOne(mina, 'score', '71.5')
    await publish.click()
    await mina.getByText('You proposed it, so another person confirms it.').waitFor()
    await confirmSecond(office.registrar)
  })

  it('the admission: applied, paid, approved; enrolled', async () => {
    await student.goto('/admission')
    await student.getByRole('button', { name: `Apply, ${names.admission}` }).click()
    const dialog = student.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /Engineering Drawing/ }).check()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await student
      .getByText('Successfully applied for Admission!Please pay fee from Admission.')
      .first()
      .waitFor()
    await payWithWallet(student)
    await approve(office.registrar, 'admission', names.student)
    await student.goto('/admission')
    await student.getByText('Active Program Enrollment Detected').waitFor()
  })

  it('the courses: registered, paid, approved; internal marks entered', async () => {
    await student.goto('/course-registration')
    await student.getByRole('button', { name: `Register, ${names.courses}` }).click()
    await student.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await student.getByText('Successfully applied for Course Registration!').first().waitFor()
    await payWithWallet(student)
    await approve(office.registrar, 'course-registration', names.student)
    const { mina } = office
    for (const code of ['MTH151', 'CSC151']) {
      await mina.goto('/results/internal')
      await mina
        .getByRole('row', { name: new RegExp(names.courses) })
        .getByRole('link', { name: code })
        .click()
      await mina.locator('[data-column="attendance"]').first().fill('81')
      await enterOne(mina, 'internal', '30')
    }
  })

  it('the exam: registered, paid, approved, laid out, its admit card downloaded, marked twice', async () => {
    await student.goto('/exam')
    await student.getByRole('button', { name: `Apply, ${names.exam}` }).click()
    await student.getByRole('dialog').getByText('2 courses selected').waitFor()
    await student.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await student
      .getByText('Successfully applied for exam! Please pay fee from Applied Exams.')
      .first()
      .waitFor()
    await payWithWallet(student)
    const { mina, om } = office
    await approve(mina, 'exam', names.student)
    await layOut(mina, addDays(todayOf(fixture.at), 10))
    await student.goto('/exam?tab=applied')
    const [card] = await Promise.all([
      student.waitForEvent('download'),
      student.getByRole('button', { name: /^Download Admit Card/ }).click(),
    ])
    expect(card.suggestedFilename()).toMatch(/^exam_card_.*\.pdf$/)
    await papersSat(fixture.at)
    await mina.goto('/results')
    await mina.getByRole('link', { name: names.exam }).click()
    await mina.getByRole('heading', { level: 1, name: names.exam }).waitFor()
    const exam = mina.url()
    for (const [code, mark] of [
      ['CSC151', '28'],
      ['MTH151', '44'],
    ] as const) {
      await mina.goto(exam)
      await mina.getByRole('link', { name: code }).click()
      await mina.getByRole('button', { name: 'Out of' }).click()
      await mina.getByLabel('Final, Full marks').fill('60')
      await mina.getByLabel('Final, Pass marks').fill('30')
      await mina.getByRole('button', { name: 'Save' }).click()
      await mina.getByText('Saved').waitFor()
      await mina.getByRole('button', { name: 'Enter', exact: true }).click()
      for (const page of [mina, om]) {
        if (page === om) await om.goto(new URL(mina.url()).pathname)
        await page.getByText('60 / pass 30').waitFor()
        await enterOne(page, 'external', mark)
      }
    }
    await om.getByText('Agreed by two people').first().waitFor()
    await mina.goto(exam)
    await mina.getByText('Two people agree on each').waitFor()
  })

  it('the result: prepared, released by two people, visible from its release time', async () => {
    const { mina, registrar } = office
    const soon = await chooseReleaseTime(mina, fixture.at)
    await mina.getByRole('button', { name: 'Prepare results' }).click()
    await mina.getByRole('button', { name: 'Propose to publish 1' }).click()
    await mina.getByText('You proposed it, so another person confirms it.').waitFor()
    await confirmSecond(registrar)
    await student.goto('/result')
    await student.getByText('Result not published yet').waitFor()
    fixture.at.clock.advance(soon - fixture.at.clock.nowMs())
    await student.reload()
    await student.getByRole('link', { name: 'See marks and grades' }).click()
    await student.getByText('Final: 28, you need 30.').waitFor()
  })

  it('the retotaling: asked for, paid, found, confirmed; the changed result seen', async () => {
    await student.goto('/retotal')
    await student.getByRole('button', { name: `Apply, ${names.exam}` }).click()
    await student.getByRole('button', { name: 'Continue' }).click()
    await student.getByRole('checkbox', { name: /Object-Oriented/ }).check()
    await student.getByRole('textbox').fill('Question 5 was not added up.')
    await student.getByRole('button', { name: 'Apply for Retotaling (1 selected)' }).click()
    await student.getByText('Successfully applied for exam retotaling!').first().waitFor()
    await payWithWallet(student)
    const { mina, registrar } = office
    await approve(mina, 'retotaling', names.student)
    await mina.goto('/results/retotaling')
    await mina.getByText('Question 5 was not added up.').waitFor()
    await mina.getByRole('button', { name: 'Enter outcome' }).click()
    await mina.getByLabel('Mark found, final examination').fill('36')
    await mina.getByLabel('What was found').fill('Question 5 was left out of the sum')
    await mina.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
    await mina.getByText('waits for a second person').waitFor()
    await confirmSecond(registrar)
    await student.goto('/result')
    await student.getByRole('link', { name: 'See marks and grades' }).click()
    await student.getByText('Retotaled: 66, was 58 (F)').waitFor()
  })

  it('the university registration: applied, paid, approved; the number seen', async () => {
    await student.goto('/university-registration')
    await student.getByRole('button', { name: 'Apply for University Registration' }).click()
    await student
      .getByText('Successfully applied for University Registration. Pay Fee from here.')
      .first()
      .waitFor()
    await payWithWallet(student)
    await approve(office.registrar, 'university-registration', names.student)
    await student.goto('/university-registration')
    await student
      .getByText(/^\d{4}-\w+-\d{4}$/)
      .first()
      .waitFor()
  })
})
