import type { Page } from 'playwright-core'
import { addDays, type Day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { todayOf } from '#testing/test-server.ts'
import { holdEntrance } from '#testing/kinds/entrance-result.ts'
import { openExam } from '#testing/kinds/exam-in-tests.ts'
import { openProgram } from '#testing/kinds/program-applicant.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { fillDay } from '../day-field.ts'
import { addCentre, writeTime } from '../office/layout-actions.ts'
import type { University } from '../university.ts'
import { lookedAt } from '../office/office-actions.ts'

export const names = {
  student: 'Sita Shrestha',
  entrance: 'B.Tech CS & AI Entrance 2083',
  admission: 'B.Tech CS & AI Admission 2083',
  courses: 'B.Tech CS & AI, Semester II',
  exam: 'Semester II Regular 2083',
} as const

/** Sets up the university before the first visitor: one opening of each kind, all for the same programme. */
export async function openEverything(at: University): Promise<void> {
  const academics = await academicsOf(at)
  const today = todayOf(at)
  const entrance = anEntranceOpening('open', { name: names.entrance, today, academics })
  await at.database.transaction((transaction) => storeOpening(transaction, entrance))
  await openProgram(at, {
    semester: 'I',
    courses: computerScienceCourses.I,
    row: { name: names.admission, min_credit: 18 },
  })
  await openProgram(at, {
    semester: 'II',
    courses: computerScienceCourses.II.map(({ needs: _needs, ...course }) => course),
    row: { name: names.courses, min_credit: 14 },
  })
  const retotaling = { retotalingfrom: today, retotalingto: addDays(today, 10) }
  await openExam(at, { row: { name: names.exam, ...retotaling } })
}

/** Approves what one person waits with in a queue, and waits until it has left the desk. */
export async function approve(page: Page, queue: string, person: string): Promise<void> {
  await page.goto(`/queues/${queue}`)
  await page.getByRole('link', { name: new RegExp(person) }).click()
  await lookedAt(page, person)
  const button = page.getByRole('button', { name: /^Approve|^Accept/ }).first()
  await button.waitFor()
  await page.keyboard.press('a')
  const note = page.locator('#approve-note')
  const strip = page.getByRole('group', { name: new RegExp(`^Approved: ${person}`) })
  await note.or(strip).first().waitFor()
  if (await note.isVisible()) {
    await note.fill('Seen on the papers')
    await page.keyboard.press('Control+Enter')
  }
  await strip.waitFor()
  await strip.waitFor({ state: 'detached', timeout: 30_000 })
}

/** Confirms the one thing that waits for a second person. */
export async function confirmSecond(page: Page): Promise<void> {
  await page.goto('/second')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('No proposals wait for a second person').waitFor()
}

/** A centre with a room, a day for each exam paper of the only exam, numbers and seats. */
export async function layOut(page: Page, first: Day): Promise<void> {
  await addCentre(page, 'Dhunche campus', { 'Room 204': 40 })
  await page.goto('/results/layout')
  await page.getByRole('rowheader').getByRole('link').click()
  const slot = { from: '11:00', to: '14:00' }
  for (const [place, code] of ['CSC151', 'MTH151'].entries()) {
    await writeTime(page, code, { day: addDays(first, place), ...slot })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Give symbol numbers' }).click()
  await page.getByText('All approved candidates have a number.').waitFor()
  await page.getByRole('button', { name: 'Seat all candidates' }).click()
  await page.getByText('All candidates have a seat in each of their papers.').waitFor()
}

/** Lets the one entrance there is be closed and held, so that scoring it is not early. */
export async function entranceHeld(at: University): Promise<void> {
  const { n_entrance_open_id } = await at.database.kysely
    .selectFrom('n_entrance_open')
    .select('n_entrance_open_id')
    .executeTakeFirstOrThrow()
  await holdEntrance(at, n_entrance_open_id)
}

/** Moves every exam paper of the only exam to yesterday, so that marking it is not early. */
export async function papersSat(at: University): Promise<void> {
  await at.database.kysely
    .updateTable('n_exam_routine')
    .set({ exam_day: addDays(todayOf(at), -1) })
    .execute()
}

/** Types one number into a column of the open sheet, from its first row, and saves it. */
export async function enterOne(page: Page, column: string, value: string): Promise<void> {
  await page.locator(`[data-column="${column}"]`).first().fill(value)
  await page.keyboard.press('Control+Enter')
  await page.getByText('All entries are saved.').waitFor()
}

/** Pays what is owed on the open page with the wallet. */
export async function payWithWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByRole('button', { name: 'Khalti Pay' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/payment=/)
  await page.getByRole('link', { name: /^Back to/ }).waitFor()
}

/** Writes a release time 15 minutes from now into the release form, and gives it. */
export async function chooseReleaseTime(page: Page, at: University): Promise<number> {
  const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 15 * 60_000
  await fillDay(page, 'release-day', dayInNepal(soon))
  await page.locator('#release-time').fill(timeInNepal(soon))
  return soon
}
