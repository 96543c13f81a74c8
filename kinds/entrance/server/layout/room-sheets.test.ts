import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { pdfPages } from '#platform/testing/pdf-text.ts'
import { bulkPrintFile } from '#features/bulk-print/wire/processes.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anEntranceToLayOut } from '../../testing/entrance-layout.ts'

describe('the sheets for the rooms of an entrance', () => {
  let at: TestServer
  let office: Person
  let entrance: Awaited<ReturnType<typeof anEntranceToLayOut>>
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    office = await at.staff('exam-office')
    entrance = await anEntranceToLayOut(at, 'BE Civil Entrance')
    const { room } = await entrance.centre({ B: 2, A: 1 })
    for (const name of ['Sita Rai', 'Gita Rai', 'Hari Oli', 'Bina Oli'])
      await entrance.applicant({ name })
    const rooms = [room('A'), room('B')]
    await entrance.sitting({ name: 'Late', slot: ['2027-01-06', '12:00', '14:00'], rooms })
    await entrance.sitting({ name: 'Early', slot: ['2027-01-06', '08:00', '10:00'], rooms })
    await entrance.seatAll()
  })
  afterAll(() => at.close())

  const pagesOf = async (type: string, more: object = {}) => {
    const body = { type, subject: entrance.openingId, ...more }
    const made = await office.post(processPath('bulk_print_make'), body)
    const { bulk_print_ID: id } = made.body['data'] as { bulk_print_ID: number }
    await at.jobs.runNow('bulk-prints')
    const headers = { authorization: `Bearer ${office.token}` }
    const { rawPayload } = await at.office.inject({ url: bulkPrintFile(id), headers })
    return pdfPages(rawPayload)
  }

  it.each([
    ['entrance-attendance-sheets', ['Attendance sheet', 'Early', '08:00 to 10:00', 'Sita Rai']],
    ['entrance-room-lists', ['Room list', 'BE Civil Entrance', 'Late', 'Bina Oli']],
    ['entrance-desk-labels', ['2083-0001', 'Early', 'Late', 'Hari Oli']],
  ])('are %s, a page for each room of each sitting by time', async (type, texts) => {
    const pages = await pagesOf(type)
    expect(pages).toHaveLength(3)
    expect(pages.map((page) => /Early|Late/.exec(page)?.[0])).toEqual(['Early', 'Early', 'Late'])
    for (const text of texts) expect(pages.join('\n')).toContain(text)
  })

  it('and its admit cards are in the order of sittings, rooms and seats', async () => {
    const pages = await pagesOf('entrance-cards')
    const seats = pages.map((page) => /[AB], Seat \d/.exec(page)?.[0])
    expect(seats).toEqual(['A, Seat 1', 'B, Seat 1', 'B, Seat 2', 'A, Seat 1'])
  })
})
