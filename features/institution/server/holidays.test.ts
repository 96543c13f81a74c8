import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const openings = modelPath('n_entrance_open')

describe('holidays', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const errorsOf = ({ body }: Answer) =>
    (body['errors'] ?? []) as { field: string; message: string }[]

  it('stop publishing where something ends or is held on one, and say which', async () => {
    const dashain = addDays(todayOf(at), 20)
    const holiday = { Name: 'Dashain', name_ne: 'दशैं', holiday: dashain }
    const made = await registrar.post(modelPath('n_holiday'), holiday)
    expect(made.status).toBe(201)
    expect(errorsOf(await registrar.post(modelPath('n_holiday'), holiday))).toMatchObject([
      { field: 'holiday', message: 'This day is a holiday already.' },
    ])
    const draft = await registrar.post(openings, {
      Name: 'Entrance with a holiday',
      n_program_ID: 1_000_000,
      n_aca_year_ID: 1_000_000,
      examfee: 1500,
      latefee: 500,
      apply_to: addDays(dashain, -1),
      apply_uptolate: dashain,
    })
    const opening = `${openings}/${String(draft.body['id'])}`
    expect(errorsOf(await registrar.put(opening, { ispublished: true }))).toEqual([
      { field: 'apply_uptolate', message: 'The university is closed on this day: Dashain.' },
    ])
    const next = { apply_uptolate: addDays(dashain, 1) }
    expect((await registrar.put(opening, { ...next, ispublished: true })).status).toBe(200)
    expect(errorsOf(await registrar.put(opening, { exam_date: dashain }))).toMatchObject([
      { field: 'exam_date' },
    ])
    const off = await registrar.put(`${modelPath('n_holiday')}/${String(made.body['id'])}`, {
      IsActive: false,
    })
    expect(off.status).toBe(200)
    expect((await registrar.put(opening, { exam_date: addDays(dashain, 2) })).status).toBe(200)
  })
})
