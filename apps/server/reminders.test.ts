import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { storeLoan } from '#features/library/testing/book.factory.ts'
import { anApplicant, anOpening, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

describe('reminders', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const textsOf = async (partnerId: number, type: string) => {
    const rows = await at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select(['n.textmsg', 'n.textmsg_ne'])
      .where('u.c_bpartner_id', '=', partnerId)
      .where('n.sort', '=', type)
      .orderBy('n.ad_note_id')
      .execute()
    return rows.map(({ textmsg }) => textmsg)
  }
  const mailsTo = async (partnerId: number, subject: string) =>
    (
      await at.database.kysely
        .selectFrom('mail_outbox as m')
        .innerJoin('ad_user as u', 'u.email', 'm.recipient')
        .select('m.id')
        .where('u.c_bpartner_id', '=', partnerId)
        .where('m.subject', '=', subject)
        .execute()
    ).length
  /** Both servers at once, a kill and a new start, and once more. */
  const remindTwice = async () => {
    const other = await at.another()
    await Promise.all([at.jobs.runNow('reminders'), other.jobs.runNow('reminders')])
    await at.restart()
    await at.jobs.runNow('reminders')
  }

  it('of a fee: once in the days before its last day and once on it, to who still owes it', async () => {
    const today = todayOf(at)
    const openingId = await anOpening(at, { applyTo: today, until: addDays(today, 5) })
    const owing = await anApplicant(at, openingId)
    const paid = await anApplicant(at, openingId)
    await payWithKhalti(at, paid, 150_000)
    const notices = () => textsOf(owing.partnerId, 'fee-deadline')
    await at.jobs.runNow('reminders')
    expect(await notices()).toEqual([])
    at.clock.travelTo(addDays(today, 2), '06:30')
    await at.jobs.runNow('reminders')
    expect(await notices()).toEqual([])
    at.clock.travelTo(addDays(today, 2), '09:00')
    await remindTwice()
    expect(await notices()).toHaveLength(1)
    at.clock.travelTo(addDays(today, 4), '09:00')
    await remindTwice()
    expect(await notices()).toHaveLength(1)
    at.clock.travelTo(addDays(today, 5), '09:00')
    await remindTwice()
    const [soon, last, ...more] = await notices()
    expect(soon).toMatch(/^Pay Rs\. 2,000 for .+ by \d+ Mangsir\.$/)
    expect(last).toMatch(/^Today is the last day to pay Rs\. 2,000 for /)
    expect(more).toEqual([])
    at.clock.travelTo(addDays(today, 6), '09:00')
    await remindTwice()
    expect(await notices()).toHaveLength(2)
    expect(await mailsTo(owing.partnerId, 'A fee is due')).toBe(2)
    expect(await textsOf(paid.partnerId, 'fee-deadline')).toEqual([])
    at.clock.travelTo(today)
  })

  it('of a book: soon, on its day, and once when it is overdue', async () => {
    const today = todayOf(at)
    const { partnerId } = await at.student()
    await at.database.transaction((transaction) =>
      storeLoan(transaction, {
        copy: { value: 'R-1', name: 'Discrete Mathematics', author: 'K. Rosen' },
        partnerId,
        today,
        dueInDays: 4,
      }),
    )
    const notices = () => textsOf(partnerId, 'book-due')
    await remindTwice()
    expect(await notices()).toEqual([])
    for (const days of [1, 2, 4, 5, 9]) {
      at.clock.travelTo(addDays(today, days), '09:00')
      await remindTwice()
    }
    const [soon, due, overdue, ...more] = await notices()
    expect(soon).toMatch(/^Return Discrete Mathematics by \d+ Mangsir\.$/)
    expect(due).toBe('Return Discrete Mathematics today.')
    expect(overdue).toMatch(/^Discrete Mathematics was due on \d+ Mangsir\. Please return it\.$/)
    expect(more).toEqual([])
    expect(await mailsTo(partnerId, 'A library book is due')).toBe(3)
    at.clock.travelTo(today)
  })
})
