import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { pdfQrCodes } from '#platform/testing/pdf-qr.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import { logIn } from '../student-actions.ts'
import { phone, viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()

describe.each(viewports)('an exam admit card on %s', (_name, viewport) => {
  it('opens when number, day and seat are there, is checked by its code, and replaced with its room', async () => {
    const { at } = fixture
    const exam = await anExamination(at)
    const sita = await exam.candidate('Sita Shrestha', 'CSC151')
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, sita.email)
    await page.goto('/exam?tab=applied')
    const waiting = page.getByRole('button', { name: /^Document In progress, Admit card/ })
    expect(await waiting.isDisabled()).toBe(true)

    const rooms = { 'Room 204': 40, 'Room 205': 40 }
    const centre = await aCentre(exam, `Campus ${viewport.width}`, rooms)
    const body = { n_exam_master_ID: exam.examId }
    await exam.setRoutine('CSC151', [`2027-0${viewport.width < 700 ? 5 : 6}-10`, '11:00', '14:00'])
    await exam.run('exam_symbol_numbers', body)
    await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
    await page.reload()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download Admit Card/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('exam_card_2083-0001.pdf')
    const [code = ''] = pdfQrCodes(await readFile(await download.path()))
    const { pathname, search } = new URL(code)

    await page.goto(`${pathname}${search}`)
    await page.getByRole('heading', { name: /This document was issued by/ }).waitFor()
    await page.getByText('Sita Shrestha').first().waitFor()
    await page
      .getByText(/Room 204, Seat 1/)
      .first()
      .waitFor()
    expect(await page.getByRole('img', { name: 'Photo' }).isVisible()).toBe(true)

    const n_exam_routine_ID = await exam.routineId('CSC151')
    const moved = await exam.run('exam_paper_move', {
      n_exam_routine_ID,
      to_room_ID: centre.room('Room 205'),
    })
    expect(moved.body).toMatchObject({ isError: false })
    await page.reload()
    await page.getByRole('heading', { name: /This document was replaced/ }).waitFor()
    await page.getByText(/Replaced by version 2 on/).waitFor()
    await page.goto('/')
    await page
      .getByText(/CSC151 of Mangsir 2083 is now in Room 205/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })
})

describe('in Nepali on a phone', () => {
  it('the card is read at the gate without a line, and handed on as PDF', async () => {
    const { at } = fixture
    const exam = await anExamination(at)
    const sita = await exam.candidate('Sita Shrestha', 'CSC151', 'MTH151')
    const centre = await aCentre(exam, 'Dhunche', { 'Room 204': 40 })
    const body = { n_exam_master_ID: exam.examId }
    await exam.setRoutine('CSC151', ['2027-07-10', '11:00', '14:00'])
    await exam.setRoutine('MTH151', ['2027-07-12', '11:00', '14:00'])
    await exam.run('exam_symbol_numbers', body)
    await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
    const { page } = await fixture.visit({ viewport: phone })
    await page.addInitScript(shareInto)
    await logIn(page, sita.email)
    await page
      .getByRole('button', { name: /नेपाली|ने/ })
      .first()
      .click()
    await page.goto(`/exam?card=${sita.registrationId}`)
    await page.getByRole('heading', { name: 'प्रवेशपत्र' }).waitFor()
    await page.getByText('११:००देखि १४:००सम्म').first().waitFor()
    await page.getByRole('button', { name: 'पठाउनुहोस्' }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toMatch(/^exam_card_2083-\d{4}\.pdf$/)
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByText('Room 204, सिट').first().waitFor()
    expect(await page.getByText(/CSC151/).count()).toBeGreaterThan(0)
  })
})

/** Simulates a phone that shares files; the last shared file is stored in the page. */
function shareInto(): void {
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files }: ShareData) => void Reflect.set(window, 'shared', files?.[0]?.name),
  })
}
