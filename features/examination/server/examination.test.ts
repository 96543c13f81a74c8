import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import {
  aCentre,
  anExamination,
  type Candidate,
  type Examination,
} from '#testing/kinds/examination-in-tests.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'

const first = ['2026-12-10', '10:00', '13:00'] as const
const second = ['2026-12-12', '10:00', '13:00'] as const

describe('laying out an exam', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const number = ({ run, examId }: Examination) =>
    run('exam_symbol_numbers', { n_exam_master_ID: examId })
  const seat = ({ run, examId }: Examination, more: object = {}) =>
    run('exam_seats', { n_exam_master_ID: examId, ...more })
  const seatsOf = async ({ registrationId }: Candidate) => {
    const rows = await at.database.kysely
      .selectFrom('n_exam_seat as s')
      .innerJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
      .innerJoin('n_exam_routine as p', 'p.n_exam_routine_id', 's.n_exam_routine_id')
      .select(['r.name', 's.seat'])
      .where('s.n_exam_reg_id', '=', registrationId)
      .orderBy('p.exam_day')
      .execute()
    return rows.map((row) => `${row.name}/${row.seat}`)
  }
  const card = async ({ person, registrationId }: Candidate) =>
    print(await person(), 'examination_application_form', {
      n_exam_reg_ID: registrationId,
      report_subtype: 'EXAM_CARD',
    })
  const saysReady = async ({ person, registrationId }: Candidate) => {
    const path = `/api/v1/models/n_exam_reg/${registrationId}?$select=card_ready`
    return (await (await person()).get(path)).body['card_ready']
  }
  const notes = async ({ person }: Candidate) =>
    (await (await person()).get('/api/v1/models/ad_note')).text

  it('requires days, then numbers, then enough seats; then gives every candidate a seat of their own', async () => {
    const exam = await anExamination(at)
    const sita = await exam.candidate('Sita Rai', 'CSC151', 'MTH151')
    const people = [
      sita,
      await exam.candidate('Hari Rai', 'CSC151', 'MTH151'),
      await exam.candidate('Gita Rai', 'CSC151'),
    ]
    const { centreId } = await aCentre(exam, 'Dhunche campus', { A101: 1, A102: 1 })
    await exam.setRoutine('CSC151', first)
    expect((await seat(exam)).body).toMatchObject({
      code: 'rule/routine-first',
      summary: 'Set the day and time first of: MTH151.',
    })
    await exam.setRoutine('MTH151', second)
    expect((await seat(exam)).body).toMatchObject({ code: 'rule/numbers-first' })
    expect((await number(exam)).body).toMatchObject({ data: { given: 3 } })
    expect(await saysReady(sita)).toBe(false)
    await expect(card(sita)).rejects.toThrow('rule/card-not-ready')
    const few = await seat(exam, { n_exam_centre_ID: centreId })
    expect(few.body).toMatchObject({
      code: 'rule/not-enough-seats',
      summary: 'There are not enough seats. CSC151: 1 more needed.',
    })
    expect(await Promise.all(people.map(seatsOf))).toEqual([[], [], []])
    const room = { n_exam_centre_ID: centreId, Name: 'A103', seats: 30 }
    await exam.run('exam_room_save', room)
    const done = await seat(exam, { n_exam_centre_ID: centreId })
    expect(done.body).toMatchObject({ isError: false, data: { seated: 5 } })
    expect(await Promise.all(people.map(seatsOf))).toEqual([
      ['A101/1', 'A101/1'],
      ['A102/1', 'A102/1'],
      ['A103/1'],
    ])
    expect(await saysReady(sita)).toBe(true)
    expect(await notes(sita)).toContain('symbol number 2083-0001, A101, seat 1')
    const again = await seat(exam, { n_exam_centre_ID: centreId })
    expect(again.body).toMatchObject({ data: { seated: 0 } })
  })

  describe('and changing it afterwards', () => {
    let exam: Examination
    let sita: Candidate
    let hari: Candidate
    let centre: Awaited<ReturnType<typeof aCentre>>
    beforeAll(async () => {
      exam = await anExamination(at)
      sita = await exam.candidate('Sita Gyawali', 'CSC151', 'MTH151')
      hari = await exam.candidate('Hari Gyawali', 'MTH151')
      centre = await aCentre(exam, 'Syaphru campus', { B1: 40, B2: 40 })
      await exam.setRoutine('CSC151', first)
      await exam.setRoutine('MTH151', second)
      await number(exam)
      await seat(exam, { n_exam_centre_ID: centre.centreId })
    })

    it('a changed day replaces the cards that show it and notifies only their candidates', async () => {
      const [his, hers] = [await card(hari), await card(sita)]
      const moved = await exam.setRoutine('CSC151', ['2026-12-11', '11:00', '14:00'])
      expect(moved.body['summary']).toBe(
        'The routine is saved. Cards replaced: 1. Students notified: 1.',
      )
      const old = pageText(await scan(at, hers.codes[0]))
      expect(old).toMatch(/Replaced by version 2 on/)
      expect(old).toContain('(10 Dec 2026)')
      expect(pageText(await scan(at, his.codes[0]))).toContain('This document was issued by')
      expect(await notes(sita)).toMatch(/CSC151 of Mangsir 2083 is on [^"]*11 Dec 2026[^"]*11:00/)
      expect(await notes(hari)).not.toContain('CSC151')
      const fresh = pageText(await scan(at, (await card(sita)).codes[0]))
      expect(fresh).toContain('This document was issued by')
      expect(fresh).toContain('(11 Dec 2026), 11:00 to 14:00')
      expect(
        (await exam.setRoutine('CSC151', ['2026-12-11', '11:00', '14:00'])).body,
      ).toMatchObject({
        code: 'rule/nothing-changed',
      })
    })

    it.each([
      [['2026-12-12', '12:59', '15:00'], true],
      [['2026-12-12', '13:00', '16:00'], false],
    ] as const)(
      'a paper on %j clashes for who sits one from 10:00 to 13:00 that day: %s',
      async (slot, clashes) => {
        const before = await seatsOf(sita)
        const answer = await exam.setRoutine('CSC151', slot)
        expect(answer.body['isError']).toBe(clashes)
        if (!clashes) return
        expect(answer.body).toMatchObject({
          code: 'rule/clash',
          summary: 'A candidate cannot sit two papers at once. Sita Gyawali: CSC151 and MTH151.',
        })
        expect(await seatsOf(sita)).toEqual(before)
        expect(pageText(await scan(at, (await card(sita)).codes[0]))).toContain('11 Dec 2026')
      },
    )

    it('a clash with a paper of another exam is one too', async () => {
      const back = await anExamination(at)
      const { registrationId } = await back.candidate('Nobody Else', 'STA151')
      await at.database.kysely
        .updateTable('n_exam_reg')
        .set({ c_bpartner_id: sita.partnerId })
        .where('n_exam_reg_id', '=', registrationId)
        .execute()
      const answer = await back.setRoutine('STA151', ['2026-12-12', '09:00', '11:00'])
      expect(answer.body['summary']).toContain('Sita Gyawali: STA151 and MTH151.')
    })

    it('a changed room replaces the cards and notifies; a room that is too small changes nothing', async () => {
      const { codes } = await card(hari)
      const n_exam_routine_ID = await exam.routineId('MTH151')
      const tiny = await aCentre(exam, 'Tiny campus', { T: 1 })
      const small = await exam.run('exam_paper_move', {
        n_exam_routine_ID,
        to_room_ID: tiny.room('T'),
      })
      expect(small.body).toMatchObject({ code: 'rule/not-enough-seats' })
      expect(pageText(await scan(at, codes[0]))).toContain('This document was issued by')
      const to = {
        n_exam_routine_ID,
        from_room_ID: centre.room('B1'),
        to_room_ID: centre.room('B2'),
      }
      const moved = await exam.run('exam_paper_move', to)
      expect(moved.body).toMatchObject({ isError: false, summary: 'Moved: 2. Cards replaced: 2.' })
      expect(pageText(await scan(at, codes[0]))).toContain('This document was replaced')
      expect(await notes(hari)).toContain('MTH151 of Mangsir 2083 is now in B2, seat')
      expect((await exam.run('exam_paper_move', to)).body).toMatchObject({
        code: 'rule/nobody-there',
      })
      const nowhere = await exam.run('exam_paper_move', { n_exam_routine_ID })
      expect(nowhere.body).toMatchObject({ code: 'rule/target-missing' })
    })

    it('a room with another name and a centre with another address replace the cards; seats in use stay', async () => {
      const { codes } = await card(hari)
      const B2 = { n_exam_room_ID: centre.room('B2'), n_exam_centre_ID: centre.centreId, seats: 40 }
      const few = await exam.run('exam_room_save', { ...B2, Name: 'B2', seats: 1 })
      expect(few.body).toMatchObject({ code: 'rule/seats-in-use' })
      const renamed = await exam.run('exam_room_save', { ...B2, Name: 'Hall 2' })
      expect(renamed.body['summary']).toBe('Saved. Cards replaced: 2. Students notified: 2.')
      expect(pageText(await scan(at, codes[0]))).toContain('This document was replaced')
      const fresh = await card(hari)
      expect(pageText(await scan(at, fresh.codes[0]))).toContain('Hall 2, Seat')
      await exam.run('exam_centre_save', {
        n_exam_centre_ID: centre.centreId,
        Name: 'Syaphru campus',
        address: 'Syaphrubesi, Rasuwa',
      })
      expect(pageText(await scan(at, fresh.codes[0]))).toContain('This document was replaced')
    })
  })

  it('two exam papers at one time share a room, never a seat; one moved to another’s time gets other seats', async () => {
    const exam = await anExamination(at)
    const [one, two] = [
      await exam.candidate('One Rai', 'CSC151'),
      await exam.candidate('Two Rai', 'MTH151'),
    ]
    const { centreId } = await aCentre(exam, 'Shared campus', { S: 2 })
    await exam.setRoutine('CSC151', ['2027-01-10', '10:00', '13:00'])
    await exam.setRoutine('MTH151', ['2027-01-11', '10:00', '13:00'])
    await number(exam)
    await seat(exam, { n_exam_centre_ID: centreId })
    expect([await seatsOf(one), await seatsOf(two)]).toEqual([['S/1'], ['S/1']])
    await exam.setRoutine('MTH151', ['2027-01-10', '12:00', '15:00'])
    const seats = [...(await seatsOf(one)), ...(await seatsOf(two))]
    expect(new Set(seats).size).toBe(2)
  })

  it('a closed registration frees its seat, and who came late is seated without moving anybody', async () => {
    const exam = await anExamination(at)
    const [one, two] = [
      await exam.candidate('Stays Rai', 'CSC152'),
      await exam.candidate('Leaves Rai', 'CSC152'),
    ]
    const { centreId } = await aCentre(exam, 'Late campus', { L: 2 })
    await exam.setRoutine('CSC152', ['2027-02-10', '10:00', '13:00'])
    await number(exam)
    await seat(exam, { n_exam_centre_ID: centreId })
    const late = await exam.candidate('Late Rai', 'CSC152')
    await at.database.kysely
      .updateTable('n_exam_reg')
      .set({ docstatus: 'CL' })
      .where('n_exam_reg_id', '=', two.registrationId)
      .execute()
    await number(exam)
    expect((await seat(exam, { n_exam_centre_ID: centreId })).body).toMatchObject({
      data: { seated: 1 },
    })
    expect([await seatsOf(one), await seatsOf(two), await seatsOf(late)]).toEqual([
      ['L/1'],
      [],
      ['L/2'],
    ])
  })

  it('opens no card before number, day and seat; refuses what is no day, time, name or number of seats', async () => {
    const exam = await anExamination(at)
    const person = await exam.candidate('Early Rai', 'CSC151')
    await expect(card(person)).rejects.toThrow('rule/card-not-ready')
    expect((await exam.setRoutine('CSC151', ['2026-02-30', '10:00', '13:00'])).body).toMatchObject({
      code: 'rule/not-a-day',
    })
    expect((await exam.setRoutine('CSC151', ['2026-12-10', '13:00', '10:00'])).body).toMatchObject({
      code: 'rule/ends-before-it-begins',
    })
    const { centreId } = await aCentre(exam, 'Wrong campus', {})
    const room = { n_exam_centre_ID: centreId, Name: 'X' }
    for (const [body, code] of [
      [{ ...room, seats: 2_001 }, 'rule/seats-wrong'],
      [{ ...room, Name: 'x'.repeat(81), seats: 1 }, 'rule/name-missing'],
      [{ ...room, n_exam_centre_ID: 999_999_999, seats: 1 }, 'rule/centre-unknown'],
    ] as const)
      expect((await exam.run('exam_room_save', body)).body).toMatchObject({ isError: true, code })
    const twice = { Name: 'Wrong campus', address: 'Rasuwa' }
    expect((await exam.run('exam_centre_save', twice)).body).toMatchObject({
      code: 'rule/name-taken',
    })
    expect((await exam.run('exam_seats', { n_exam_master_ID: 999 })).body).toMatchObject({
      code: 'rule/exam-unknown',
    })
    const registrar = await at.staff('registrar')
    const forbidden = await registrar.post('/api/v1/processes/exam_seats', { n_exam_master_ID: 1 })
    expect(forbidden.status).toBe(403)
  })
})
