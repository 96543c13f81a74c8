import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import { todayOf } from '#testing/test-server.ts'
import { aMarking, confirm, type Marking, release } from '#testing/kinds/results-in-tests.ts'
import { storeRetotaling } from '#kinds/retotaling/testing/retotaling.factory.ts'
import { logIn } from '../student-actions.ts'
import { phone, viewports } from '../browser.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const minuteMs = 60_000

/** An exam with one candidate: one exam paper passed, one failed by two marks; retotaling opens today. */
async function aFailedPaper() {
  const { at } = fixture
  const exam = await aMarking(at)
  const today = todayOf(at)
  await at.database.kysely
    .updateTable('n_exam_open')
    .set({ retotalingfrom: today, retotalingto: addDays(today, 5) })
    .where('n_exam_open_id', '=', exam.openingId)
    .execute()
  const sita = await exam.candidate('Sita Shrestha', 'CSC151', 'MTH151')
  await exam.enterTwice(sita, 'CSC151', 28)
  await exam.enterTwice(sita, 'MTH151', 44)
  const soon = Math.ceil(at.clock.nowMs() / minuteMs) * minuteMs + 10 * minuteMs
  return { exam, sita, soon, which: { n_exam_open_ID: exam.openingId } }
}

/** The failed exam paper was added up again and has eight marks more. */
async function retotaled({ mina, om, courseId }: Marking, { registrationId }: Candidate) {
  const { database } = fixture.at
  const course = await courseId('CSC151')
  const id = await database.transaction(async (transaction) => {
    const application = await storeRetotaling(transaction, {
      registrationId,
      courses: [{ courseId: course, description: 'Question 5 was not added up.' }],
      facts: { docstatus: 'AP', totalfee: 0 },
    })
    const { n_exam_rtdetails_id } = await transaction
      .selectFrom('n_exam_rtdetails')
      .select('n_exam_rtdetails_id')
      .where('n_exam_retotaling_id', '=', application)
      .executeTakeFirstOrThrow()
    return n_exam_rtdetails_id
  })
  const proposed = await mina.post('/api/v1/processes/retotaling_outcome', {
    n_exam_rtdetails_ID: id,
    external: '36',
    reason: 'Question 5 was left out of the sum',
  })
  expect((await confirm(om, proposed)).body).toMatchObject({ isError: false })
}

describe.each(viewports)('on %s', (_name, viewport) => {
  it('shows a result with its marks from the release time on, and other marks after retotaling', async () => {
    const { at } = fixture
    const { exam, sita, soon, which } = await aFailedPaper()
    const { page, complaints } = await fixture.visit({ viewport })
    await logIn(page, sita.email)
    await page.goto('/result')
    await page.getByText('Result not published yet').waitFor()
    expect(await page.getByText('It will be published on').count()).toBe(0)
    expect((await release(exam, which, soon)).body).toMatchObject({ isError: false })
    await page.reload()
    await page.getByText('Result not published yet').waitFor()
    expect(await page.getByRole('button', { name: /Download Result/ }).count()).toBe(0)

    at.clock.advance(soon - at.clock.nowMs())
    await page.reload()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download Result/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^G-2083-\d{6}\.pdf$/)
    await page.getByText('Exam result downloaded successfully!').first().waitFor()
    await page.getByRole('link', { name: 'See marks and grades' }).click()
    await page.getByRole('heading', { name: 'What is not passed yet' }).waitFor()
    await page.getByText('Final: 28, you need 30.').waitFor()
    await page.getByText('1.41').first().waitFor()

    await retotaled(exam, sita)
    await page.reload()
    await page.getByText('Retotaled: 66, was 58 (F)').waitFor()
    await page.getByText('3.13').first().waitFor()
    expect(await page.getByRole('heading', { name: 'What is not passed yet' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Go to Exam Retotaling' }).click()
    await page.waitForURL(/\/retotal/)
    expect(complaints).toEqual([])
  })
})

describe('on a phone', () => {
  it('in Nepali: shows a withheld result and an unmarked exam as the same page', async () => {
    const { at } = fixture
    const { exam, sita, soon, which } = await aFailedPaper()
    const other = await exam.candidate('Gita Rai', 'CSC151')
    await exam.enterTwice(other, 'CSC151', 40)
    const held = await exam.sarita.post('/api/v1/processes/result_decide', {
      n_exam_reg_ID: sita.registrationId,
      sort: 'WITHHELD',
      ground: 'DUES',
      reason: 'Library fine',
      decision: 'Exam committee 12',
      decided_on: todayOf(at),
    })
    expect(held.body).toMatchObject({ isError: false })
    await release(exam, which, soon)
    at.clock.advance(soon - at.clock.nowMs())
    const unmarked = await (await aMarking(at)).candidate('Sita Shrestha', 'CSC151', 'MTH151')
    const pages: string[] = []
    for (const { email } of [sita, unmarked]) {
      const { page, complaints } = await fixture.visit({ viewport: phone })
      // The release time has passed for the phone too, whatever time it really is.
      await page.clock.setFixedTime(at.clock.nowMs())
      await logIn(page, email)
      await page.getByRole('button', { name: 'नेपाली' }).first().click()
      await page.goto('/result')
      await page.getByText('नतिजा अझै प्रकाशित भएको छैन').waitFor()
      const words = await page.locator('main').innerText()
      pages.push(words.replaceAll(/[०-९0-9]+-[०-९0-9]+|^-$/gm, '#'))
      expect(complaints).toEqual([])
    }
    expect(pages[0]).toBe(pages[1])
  })
})
