import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('campuses', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const campus = {
    Name: 'Dhunche Campus',
    name_ne: 'धुन्चे क्याम्पस',
    type: 'constituent',
    address: 'Dhunche, Rasuwa',
    address_ne: 'धुन्चे, रसुवा',
    phone: '+977 10-540123',
    email: 'dhunche@ltu.example',
  }
  const fieldsOf = ({ body }: Answer) =>
    ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field)

  it('are added by the registrar, given to programmes, and read by students', async () => {
    const made = await registrar.post(modelPath('n_campus'), campus)
    expect(made.status).toBe(201)
    const programme = `${modelPath('n_program')}/1000000`
    expect((await registrar.put(programme, { n_campus_ID: made.body['id'] })).status).toBe(200)
    const student = await at.signIn((await at.student()).email)
    const { body } = await student.get(modelPath('n_campus'))
    expect(body['records']).toMatchObject([{ Name: 'Dhunche Campus', phone: '+977 10-540123' }])
    const read = await student.get(programme)
    expect(read.body['n_campus_ID']).toMatchObject({ identifier: 'Dhunche Campus' })
    expect((await student.post(modelPath('n_campus'), campus)).status).toBe(403)
  })

  it.each([
    [{ type: 'other' }, ['type']],
    [{ phone: 'call us' }, ['phone']],
    [{ phone: '(--) - 12345' }, ['phone']],
    [{ phone: '0'.repeat(31) }, ['phone']],
    [{ address: 'a'.repeat(121) }, ['address']],
    [{ email: 'dhunche' }, ['email']],
    [{ name_ne: '', address: '' }, ['name_ne', 'address']],
  ])('are refused with the field: %j', async (wrong, fields) => {
    const given = { ...campus, Name: `Campus ${JSON.stringify(wrong)}`.slice(0, 60), ...wrong }
    expect(fieldsOf(await registrar.post(modelPath('n_campus'), given))).toEqual(fields)
  })
})
