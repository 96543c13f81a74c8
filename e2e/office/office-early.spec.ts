import { expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { todayOf } from '#testing/test-server.ts'
import { seriousOn } from '../looks/axe.ts'
import { aColleague, signInAtOffice, wide } from './office-actions.ts'
import { anUnmarkedExam, atDesk, course, typeDown } from '../kinds/result-actions.ts'
import { openFixture } from '../fixture.ts'

const fixture = openFixture()
const reason = 'The second campus sat the paper early: decision 12 of the exam committee'

it('opens a mark sheet before its exam paper is over, with a reason that a second person reads and confirms', async () => {
  const { at } = fixture
  const exam = await anUnmarkedExam(fixture, ['Sita Rai'])
  await exam.setRoutine(course, [addDays(todayOf(at), 6), '11:00', '14:00'])
  const { id } = await at.database.kysely
    .selectFrom('n_exam_reg')
    .select((of) => of.fn.max('n_exam_reg_id').as('id'))
    .executeTakeFirstOrThrow()
  await exam.number({ registrationId: id })
  const mina = await atDesk(fixture, 'Mina Rai', wide)
  await mina.goto(exam.sheet)
  await mina.getByText(/From .*14:00, when the paper has been sat\.$/).waitFor()
  expect(await mina.locator('[data-column="external"]').first().isDisabled()).toBe(true)
  expect(await seriousOn(mina)).toEqual([])
  await mina.getByRole('button', { name: 'Propose earlier date' }).click()
  const dialog = mina.getByRole('dialog')
  await dialog.getByLabel('Reason for the earlier date').fill(reason)
  await dialog.getByRole('button', { name: 'Propose earlier date' }).click()
  await mina.getByText('Mina Rai has proposed to do this earlier.').waitFor()

  const { page: sarita } = await fixture.visitOffice({ viewport: wide })
  await signInAtOffice(sarita, at, await aColleague(at, 'registrar', 'Sarita Adhikari'))
  await sarita.goto('/second')
  await sarita.getByRole('region', { name: /6\sdays before the paper/ }).waitFor()
  await sarita.getByText(`Reason: ${reason}`).waitFor()
  expect(await seriousOn(sarita)).toEqual([])
  await sarita.getByRole('button', { name: 'Confirm' }).click()
  await sarita.getByText('No proposals wait for a second person').waitFor()

  await mina.reload()
  await mina.getByText(`Two people have agreed to do this earlier. Reason: ${reason}`).waitFor()
  await typeDown(mina, ['40'])
})

it('gives an entrance’s late approval a number and a seat, and the first one keeps theirs', async () => {
  const { at } = fixture
  const today = todayOf(at)
  const people = [await at.student({ name: 'Sita Rai' }), await at.student({ name: 'Gita Rai' })]
  const openingId = await at.database.transaction(async (transaction) => {
    const id = await storeOpening(transaction, anEntranceOpening('held', { name: 'BHM', today }))
    for (const { partnerId } of people)
      await storeApplication(transaction, { partnerId, openingId: id })
    return id
  })
  const approve = (index: number) =>
    at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP' })
      .where('c_bpartner_id', '=', people[index]?.partnerId ?? 0)
      .execute()
  const placed = () =>
    at.database.kysely
      .selectFrom('n_entrance_reg')
      .select(['erollno', 'exam_centre'])
      .where('n_entrance_open_id', '=', openingId)
      .where('docstatus', '=', 'AP')
      .orderBy('n_entrance_reg_id')
      .execute()
  const mina = await atDesk(fixture, 'Mina Rai', wide)
  const placeAll = async () => {
    await mina.goto(`/results/entrance/${openingId}`)
    await mina.getByText('Approved without a symbol number: 1').waitFor()
    await mina.getByRole('button', { name: 'Give symbol numbers' }).click()
    await mina.getByText('Approved without a seat: 1').waitFor()
    expect(await seriousOn(mina)).toEqual([])
    await mina.getByLabel('First seat').fill('Room 204, Seat 17')
    await mina.getByRole('button', { name: 'Give seats' }).click()
    await mina.getByText(/Approved without/).waitFor({ state: 'detached' })
  }
  await approve(0)
  await placeAll()
  const [first] = await placed()
  await approve(1)
  await placeAll()
  const both = await placed()
  expect(both.map(({ exam_centre }) => exam_centre)).toEqual([
    'Room 204, Seat 17',
    'Room 204, Seat 18',
  ])
  expect(both[0]).toEqual(first)
})
