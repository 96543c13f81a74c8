import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { entranceMessages } from '#kinds/entrance/rules/messages.ts'
import { ownPlaceText } from '#kinds/entrance/rules/merit/own-messages.ts'
import { admissionMessages } from '#kinds/admission/rules/messages.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import { openProgram } from '#testing/kinds/program-applicant.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { todayOf } from '#testing/test-server.ts'
import { desktop, phone } from '../browser.ts'
import { fillDay } from '../day-field.ts'
import { openFixture } from '../fixture.ts'
import { seriousOn } from '../looks/axe.ts'
import { addCentre } from '../office/layout-actions.ts'
import { aColleague, signInAtOffice, wide } from '../office/office-actions.ts'
import { logIn, newestApplication, openLoginInNepali } from '../student-actions.ts'
import { atDesk } from './result-actions.ts'

const fixture = openFixture()
const dayMs = 86_400_000
const admission = 'B.Tech CS & AI Admission 2083'
const centre = 'Dhunche campus'

const tomorrow = () => addDays(todayOf(fixture.at), 1)

/** An entrance that ends today and is held tomorrow, and the admission that follows from it. */
async function openBoth(): Promise<number> {
  const { at } = fixture
  await openProgram(at, {
    semester: 'I',
    courses: computerScienceCourses.I,
    row: { name: admission, min_credit: 18 },
  })
  const today = todayOf(at)
  const academics = await academicsOf(at)
  const row = anEntranceOpening('open', { name: 'B.Tech CS & AI Entrance', today, academics })
  const days = { apply_to: today, apply_uptolate: today, exam_date: addDays(today, 1) }
  return at.database.transaction((transaction) => storeOpening(transaction, { ...row, ...days }))
}

/** Signed in on a phone, in Nepali. */
async function onPhoneInNepali(email: string) {
  const visitor = await fixture.visit({ viewport: phone })
  await openLoginInNepali(visitor.page)
  await logIn(visitor.page, email)
  return visitor
}

async function payByKhalti(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^अहिले तिर्नुहोस्/ }).click()
  await page.getByRole('button', { name: 'खल्तीबाट तिर्नुहोस्' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/tab=applied&payment=/)
}

async function applyAndPay(page: Page): Promise<number> {
  await page.goto('/entrance')
  await page.getByRole('button', { name: /^आवेदन दिनुहोस्/ }).click()
  await page.getByText(entranceMessages['dialog-question'].ne).waitFor()
  await page.getByLabel('महिला').check()
  await page.getByRole('button', { name: entranceMessages['dialog-yes'].ne }).click()
  await page.getByText(entranceMessages['apply-done'].ne).first().waitFor()
  await payByKhalti(page)
  return (await newestApplication(fixture.at)).id
}

/** The registrar lets applicants in. */
async function approve(slug: string, key: string, ids: readonly number[]): Promise<void> {
  const registrar = await fixture.at.staff('registrar')
  for (const id of ids) {
    const { body } = await registrar.post(processPath(slug), { [key]: id, doc_action: 'AP' })
    expect(body).toMatchObject({ isError: false })
  }
}

async function giveSeats(mina: Page, openingId: number): Promise<void> {
  await addCentre(mina, centre, { 'Room 204': 3 })
  await mina.goto(`/results/layout/entrances/${openingId}`)
  await mina.getByRole('button', { name: 'New sitting' }).click()
  const dialog = mina.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Morning')
  await fillDay(mina, 'sitting-day', tomorrow())
  await dialog.getByLabel('From').fill('08:00')
  await dialog.getByLabel('To', { exact: true }).fill('10:00')
  await dialog.getByRole('checkbox', { name: /Room 204/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await mina.getByRole('button', { name: 'Plan numbers and seats' }).click()
  await mina.getByRole('button', { name: 'Give these numbers and seats' }).click()
  await mina.getByText('All approved applicants have a symbol number and a seat.').waitFor()
}

/** Types the scores in the order of symbol numbers, and computes a list with one seat. */
async function scoreAndList(
  mina: Page,
  openingId: number,
  scores: ReadonlyMap<number, string>,
): Promise<void> {
  const numbered = await fixture.at.database.kysely
    .selectFrom('n_entrance_reg')
    .select(['n_entrance_reg_id as id'])
    .where('n_entrance_open_id', '=', openingId)
    .orderBy('erollno')
    .execute()
  await mina.goto(`/results/entrance/${openingId}`)
  await mina.locator('[data-column="score"]').first().focus()
  for (const { id } of numbered) {
    await mina.keyboard.type(scores.get(id) ?? '')
    await mina.keyboard.press('Enter')
  }
  await mina.keyboard.press('Control+Enter')
  await mina.getByText('All entries are saved.').waitFor()
  await mina.goto(`/results/entrance/${openingId}/merit`)
  await mina.getByLabel('Name of the rule set').fill('2083-A')
  await mina.getByLabel('Seats of Open', { exact: true }).fill('1')
  await mina.getByRole('button', { name: 'Save the rules' }).click()
  await mina.getByRole('button', { name: 'Compute the list' }).click()
  await mina.getByText('1 of 1 seats given').waitFor()
}

/** Proposed by one person, confirmed by another, published by the job at its time. */
async function publishList(mina: Page): Promise<void> {
  const { at } = fixture
  await fillDay(mina, 'merit-day', tomorrow())
  await mina.getByRole('button', { name: 'Propose to publish' }).click()
  await mina.getByText('You proposed it, so another person confirms it.').waitFor()
  const { page: sarita } = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(sarita, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  await sarita.goto('/second')
  await sarita.getByRole('button', { name: 'Confirm' }).click()
  await sarita.getByText('No proposals wait for a second person').waitFor()
  at.clock.advance(2 * dayMs)
  await at.jobs.runNow('merit-lists')
}

async function enrol(page: Page): Promise<void> {
  await page.goto('/admission')
  await page.getByRole('button', { name: new RegExp(`^आवेदन दिनुहोस्.*${admission}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /इन्जिनियरिङ ड्रइङ/ }).check()
  await dialog.getByRole('button', { name: 'पक्का गर्नुहोस्' }).click()
  await page.getByText(admissionMessages['apply-done'].ne).first().waitFor()
  await payByKhalti(page)
  const { id } = await fixture.at.database.kysely
    .selectFrom('n_program_creg')
    .select((of) => of.fn.max('n_program_creg_id').as('id'))
    .executeTakeFirstOrThrow()
  await approve('program_document_action', 'n_program_creg_ID', [id])
  await page.goto('/admission')
  await page.getByText(admissionMessages['enrollment-notice'].ne).waitFor()
}

it('an applicant is seated, scored and listed, moves up from the second waiting place, accepts, pays and is enrolled', async () => {
  const { at } = fixture
  const openingId = await openBoth()
  const { email } = await at.student({ name: 'Sita Rai', gender: 'female' })
  const first = await onPhoneInNepali(email)
  const sitaId = await applyAndPay(first.page)
  const [gita, hari] = [
    await anApplicant(at, openingId, { name: 'Gita Rai' }),
    await anApplicant(at, openingId, { name: 'Hari Rai' }),
  ]
  for (const each of [gita, hari]) await payWithKhalti(at, each, 150_000)
  const ids = [sitaId, gita.applicationId, hari.applicationId]
  await approve('entrance_document_action', 'n_entrance_reg_ID', ids)

  await giveSeats(await atDesk(fixture, 'Mina Rai', wide), openingId)
  await first.page.goto('/entrance?tab=applied')
  await first.page.getByText('Room 204').first().waitFor()

  at.clock.advance(2 * dayMs)
  const mina = await atDesk(fixture, 'Mina Rai', wide)
  const scores = [sitaId, gita.applicationId, hari.applicationId].map(
    (id, place) => [id, ['61.5', '88', '74'][place] ?? ''] as const,
  )
  await scoreAndList(mina, openingId, new Map(scores))
  await publishList(mina)

  const sita = await onPhoneInNepali(email)
  await sita.page.goto('/entrance?tab=applied')
  await sita.page.getByText(/प्रतीक्षा सूचीमा तपाईंको क्रम (2|२) छ/).waitFor()
  const declined = { n_entrance_reg_ID: gita.applicationId, accepts: false }
  const answer = await (await gita.person()).post(processPath('entrance_seat_answer'), declined)
  expect(answer.body).toMatchObject({ isError: false })

  const other = await fixture.visit({ viewport: desktop })
  await logIn(other.page, hari.email)
  await other.page.goto('/entrance?tab=applied')
  await other.page.getByText('You have a seat by the quota Open.').waitFor()
  await other.page.getByRole('button', { name: 'Give the seat up' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Give the seat up' }).click()
  await other.page.getByText('You gave this seat up.').waitFor()

  await sita.page.reload()
  await sita.page.getByRole('button', { name: ownPlaceText.accept.ne }).waitFor()
  expect(await seriousOn(sita.page)).toEqual([])
  await sita.page.getByRole('button', { name: ownPlaceText.accept.ne }).dblclick()
  await sita.page.getByText(ownPlaceText.accepted.ne).waitFor()
  await enrol(sita.page)
  expect([...first.complaints, ...sita.complaints, ...other.complaints]).toEqual([])
})
