import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import type { Role } from '#features/roles/rules/facts.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { scholarshipInTests } from '#testing/kinds/scholarship-in-tests.ts'
import { storeScholarshipApplication } from '#kinds/scholarship/testing/scholarship.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Overview } from '../wire/overview.ts'

describe('the overview', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const overviewOf = async (role: Role) => {
    const person = await at.staff(role)
    return (await person.post('/api/v1/processes/desk_overview')).body['data'] as Overview
  }

  it('says what closes within thirty days, the soonest first, with who applied and who still owes', async () => {
    const today = todayOf(at)
    const days = { applyTo: addDays(today, 30), until: addDays(today, 31) }
    const later = await anOpening(at, { name: 'Later', ...days })
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ name_ne: 'पछि' })
      .where('n_entrance_open_id', '=', later)
      .execute()
    const soon = { applyTo: today, until: addDays(today, 2) }
    const opening = await anOpening(at, { name: 'Soon', ...soon })
    await payWithKhalti(at, await anApplicant(at, opening), 150_000)
    await anApplicant(at, opening)
    const { closing } = await overviewOf('registrar')
    expect(closing).toMatchObject([
      {
        name: sameInBoth('Soon'),
        title: { en: 'Entrance, regular fee' },
        day: today,
        applied: 2,
        unpaid: 1,
      },
      { name: sameInBoth('Soon'), title: { en: 'Entrance, last day' }, day: addDays(today, 2) },
      {
        name: { en: 'Later', ne: 'पछि' },
        title: { en: 'Entrance, regular fee' },
        day: addDays(today, 30),
      },
    ])
    at.clock.advance(24 * 3_600_000)
    const tomorrow = (await overviewOf('registrar')).closing
    expect(tomorrow.map(({ name, day }) => [name.en, day])).toEqual([
      ['Soon', addDays(today, 2)],
      ['Later', addDays(today, 30)],
      ['Later', addDays(today, 31)],
    ])
  })

  it('counts all who applied for a scholarship, which costs nothing', async () => {
    const openingId = await scholarshipInTests.open(at, rupees(10_000))
    for (const _ of [1, 2]) {
      const { partnerId } = await at.student()
      const enrollmentId = await enrollPartner(at, { partnerId })
      await at.database.transaction((transaction) =>
        storeScholarshipApplication(transaction, { partnerId, enrollmentId, openingId }),
      )
    }
    const { closing } = await overviewOf('registrar')
    expect(closing.find(({ title }) => title.en === 'Scholarship')).toMatchObject({
      applied: 2,
      unpaid: 0,
    })
  })

  it('shows the money of the last days only to the role that counts it', async () => {
    await payWithKhalti(at, await anApplicant(at), 150_000)
    expect((await overviewOf('registrar')).received).toBeNull()
    expect((await overviewOf('exam-office')).received).toBeNull()
    const { received } = await overviewOf('cashier')
    const entrance = received?.find(({ title }) => title.en === 'Entrance')
    expect(entrance?.days).toHaveLength(14)
    expect(entrance?.days.slice(-2)).toEqual([
      { day: addDays(todayOf(at), -1), amount: 150_000 },
      { day: todayOf(at), amount: 150_000 },
    ])
    expect(received?.find(({ title }) => title.en === 'Exam')?.days.at(-1)?.amount).toBe(0)
  })
})
