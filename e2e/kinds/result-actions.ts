import type { Page } from 'playwright-core'
import { aMarking, type Marking } from '#testing/kinds/results-in-tests.ts'
import { aColleague, signInAtOffice } from '../office/office-actions.ts'
import type { BrowserFixture } from '../fixture.ts'

export const course = 'CSC151'

/** An exam of one course with so many candidates: nothing is numbered, set or entered. */
export async function anUnmarkedExam(
  { at }: BrowserFixture,
  names: readonly string[],
): Promise<Marking & { readonly sheet: string; readonly exam: string }> {
  const marking = await aMarking(at)
  for (const name of names) await marking.candidate(name, course)
  const exam = `/results/${marking.openingId}`
  return { ...marking, exam, sheet: `${exam}/${await marking.courseId(course)}` }
}

/** A member of the exam office at a desk of their own. */
export async function atDesk(
  fixture: BrowserFixture,
  name: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const { page } = await fixture.visitOffice({ viewport })
  await signInAtOffice(page, fixture.at, await aColleague(fixture.at, 'exam-office', name))
  return page
}

/** The marks of a sheet one below the other, by keyboard alone; saved. */
export async function typeDown(page: Page, marks: readonly string[]): Promise<void> {
  await page.locator('[data-column="external"]').first().focus()
  for (const mark of marks) {
    await page.keyboard.type(mark)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Control+Enter')
  await page.getByText(`Entered: ${marks.length}.`).waitFor()
}
