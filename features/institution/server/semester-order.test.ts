import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const semesters = modelPath('n_sem_year')

describe('the order of the semesters', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const add = (body: object) => registrar.post(semesters, { name_ne: 'सेमेस्टर', ...body })
  const change = (id: number, body: object) => registrar.put(`${semesters}/${id}`, body)
  const errorsOf = ({ body }: Answer) =>
    ((body['errors'] ?? []) as { field: string; message: string }[]).map(
      ({ field, message }) => `${field}: ${message}`,
    )
  const inOrder = async () => {
    const { body } = await registrar.get(`${semesters}?$orderby=place`)
    return (body['records'] as { Name: string }[]).map(({ Name }) => Name)
  }

  it('begins as the semesters were added, and a new one is the last', async () => {
    expect((await add({ Name: 'Bridge' })).body).toMatchObject({ place: 90 })
    expect(await inOrder()).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'Bridge'])
  })

  it('is changed by place, which no two semesters share', async () => {
    const eighth = 1_000_007
    expect(errorsOf(await change(eighth, { place: 90 }))).toEqual(['place: Bridge has this place.'])
    expect((await change(eighth, { place: 95 })).status).toBe(200)
    expect((await inOrder()).slice(-2)).toEqual(['Bridge', 'VIII'])
    expect(errorsOf(await change(eighth, { place: null }))).toEqual([
      'place: Type its place in the order.',
    ])
  })

  it('has the semester of admission first', async () => {
    const first = 'place: The semester of admission, which was added first, stays the first.'
    expect(errorsOf(await change(1_000_000, { place: 200 }))).toEqual([first])
    expect(errorsOf(await add({ Name: 'Before', place: 5 }))).toEqual([first])
    expect((await change(1_000_000, { place: 15 })).status).toBe(200)
    expect((await inOrder())[0]).toBe('I')
  })
})
