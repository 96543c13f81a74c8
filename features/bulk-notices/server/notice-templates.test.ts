import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { AudienceChoices } from '../wire/processes.ts'

const path = modelPath('n_notice_template')
const template = {
  Name: 'Hall changed',
  name_ne: 'हल बदलियो',
  message: 'The hall has changed. Look at your admit card.',
  message_ne: 'हल बदलियो। प्रवेशपत्र हेर्नुहोस्।',
}

describe('templates of notices', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const offered = async () => {
    const { body } = await registrar.post(processPath('bulk_notice_audiences'), {})
    return (body['data'] as AudienceChoices).templates
  }

  it('are offered to who writes a notice, until they are inactive', async () => {
    const made = await registrar.post(path, template)
    expect(made.status).toBe(201)
    expect(await offered()).toMatchObject([
      { name: { en: 'Hall changed' }, text: { en: template.message, ne: template.message_ne } },
    ])
    const inactive = await registrar.put(`${path}/${String(made.body['id'])}`, { IsActive: false })
    expect(inactive.status).toBe(200)
    expect(await offered()).toEqual([])
  })

  it('are changed by those who manage registers, and not read by students', async () => {
    const other = { ...template, Name: 'Other' }
    expect((await (await at.staff('cashier')).post(path, other)).status).toBe(403)
    const student = await at.signIn((await at.student()).email)
    expect((await student.get(path)).status).toBe(404)
    expect((await student.post(path, other)).status).toBe(404)
  })

  it.each([
    [{ Name: 'HALL CHANGED' }, 'Name'],
    [{ Name: '' }, 'Name'],
    [{ message_ne: '' }, 'message_ne'],
    [{ message: 'a'.repeat(501) }, 'message'],
  ])('are refused with the field: %j', async (wrong, field) => {
    const { body } = await registrar.post(path, { ...template, Name: 'Third', ...wrong })
    expect(body['errors']).toMatchObject([{ field }])
  })
})
