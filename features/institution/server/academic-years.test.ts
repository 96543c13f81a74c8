import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const years = modelPath('n_aca_year')

describe('an academic year', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const save = (body: object) => registrar.post(years, { Name: '2090', name_ne: '२०९०', ...body })
  const errorsOf = ({ body }: Answer) =>
    ((body['errors'] ?? []) as { field: string; message: string }[]).map(
      ({ field, message }) => `${field}: ${message}`,
    )

  it('has both days or none, in order', async () => {
    expect(errorsOf(await save({ begins_on: '2033-04-14' }))).toEqual([
      'ends_on: Type both the first and the last day, or neither.',
    ])
    expect(errorsOf(await save({ ends_on: '2033-04-14' }))).toEqual([
      'begins_on: Type both the first and the last day, or neither.',
    ])
    expect(errorsOf(await save({ begins_on: '2033-04-14', ends_on: '2033-04-14' }))).toEqual([
      'ends_on: The last day must come after the first.',
    ])
    expect((await save({ Name: '2089', name_ne: '२०८९' })).status).toBe(201)
  })

  it('shares no day with another one', async () => {
    const made = await save({ begins_on: '2033-04-14', ends_on: '2034-04-13' })
    expect(made.status).toBe(201)
    const next = { Name: '2091', name_ne: '२०९१', ends_on: '2035-04-13' }
    expect(errorsOf(await save({ ...next, begins_on: '2034-04-13' }))).toEqual([
      'begins_on: These days belong to 2090 too.',
    ])
    expect((await save({ ...next, begins_on: '2034-04-14' })).status).toBe(201)
    const own = `${years}/${String(made.body['id'])}`
    expect((await registrar.put(own, { ends_on: '2034-04-12' })).status).toBe(200)
  })

  it('is the current one alone', async () => {
    const current = await save({ Name: '2092', name_ne: '२०९२', is_current: true })
    expect(current.status).toBe(201)
    expect(errorsOf(await save({ Name: '2093', name_ne: '२०९३', is_current: true }))).toEqual([
      'is_current: 2092 is the current year. Change that one first.',
    ])
    const own = `${years}/${String(current.body['id'])}`
    expect((await registrar.put(own, { is_current: true })).status).toBe(200)
    expect((await registrar.put(own, { is_current: false })).status).toBe(200)
    const next = await save({ Name: '2093', name_ne: '२०९३', is_current: true })
    expect(next.status).toBe(201)
  })
})
