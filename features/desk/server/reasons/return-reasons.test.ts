import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { QueueSource } from '../queue-source.ts'
import type { Evidence } from '../../wire/evidence.ts'

const path = modelPath('n_return_reason')
const reason = {
  queue: 'entrance',
  ending: 'return',
  Name: 'Stamp missing',
  name_ne: 'छाप छैन',
  message: 'The recommendation has no stamp. Have it stamped and replace it.',
  message_ne: 'सिफारिसमा छाप छैन। छाप लगाएर फेरि राख्नुहोस्।',
}

describe('reasons of the university', () => {
  let at: TestServer
  let registrar: Person
  let record: number
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    const applicant = await anApplicant(at)
    await payWithKhalti(at, applicant, 150_000)
    record = applicant.applicationId
  })
  afterAll(() => at.close())

  const evidence = async () => {
    const item = { queue: 'entrance', record }
    const { body } = await registrar.post(processPath('desk_item'), item)
    return (body['data'] as { evidence: Evidence }).evidence
  }
  const idsOf = (of: { readonly reasons: readonly { readonly id: string }[] } | null | undefined) =>
    of?.reasons.map(({ id }) => id) ?? []

  it('stand after those of their queue and ending, until they are inactive', async () => {
    const before = await evidence()
    const made = await registrar.post(path, reason)
    expect(made.status).toBe(201)
    const own = `own-${String(made.body['id'])}`
    await registrar.post(path, { ...reason, queue: 'vouchers' })
    const closing = await registrar.post(path, { ...reason, ending: 'close' })
    const { turnBack, turnAway } = await evidence()
    expect(idsOf(turnBack)).toEqual([...idsOf(before.turnBack), own])
    expect(turnBack?.reasons.at(-1)).toMatchObject({
      label: { en: 'Stamp missing', ne: 'छाप छैन' },
      text: { en: reason.message, ne: reason.message_ne },
    })
    expect(idsOf(turnAway)).toEqual([
      ...idsOf(before.turnAway),
      `own-${String(closing.body['id'])}`,
    ])
    await registrar.put(`${path}/${String(made.body['id'])}`, { IsActive: false })
    expect(idsOf((await evidence()).turnBack)).toEqual(idsOf(before.turnBack))
  })

  it('belong to every queue that returns its items', async () => {
    const lists = await registrar.post(processPath('register_list'), {})
    const { registers } = lists.body['data'] as {
      registers: { table: string; columns: { name: string; values: object }[] }[]
    }
    const register = registers.find(({ table }) => table === 'n_return_reason')
    const queues = register?.columns.find(({ name }) => name === 'queue')?.values ?? {}
    const { body } = await (await at.staff('administrator')).post(processPath('desk_queues'), {})
    const all = (body['data'] as { queues: Pick<QueueSource, 'id'>[] }).queues.map(({ id }) => id)
    const decidedOnly = ['used-slips', 'double-accounts', 'translations']
    expect(Object.keys(queues).toSorted()).toEqual(
      all.filter((id) => !decidedOnly.includes(id)).toSorted(),
    )
  })

  it('are changed by those who manage registers, and not read by students', async () => {
    expect((await (await at.staff('cashier')).post(path, reason)).status).toBe(403)
    const student = await at.signIn((await at.student()).email)
    expect((await student.get(path)).status).toBe(404)
  })

  it.each([
    [{ queue: 'unknown' }, 'queue'],
    [{ ending: 'close', queue: 'vouchers' }, 'ending'],
    [{ ending: 'close' }, 'Name'],
    [{ Name: 'Other', message: 'Pay {short} more.' }, 'message'],
    [{ Name: 'Other', message_ne: '' }, 'message_ne'],
  ])('are refused with the field: %j', async (wrong, field) => {
    const { body } = await registrar.post(path, { ...reason, ...wrong })
    expect(body['errors']).toMatchObject([{ field }])
  })
})
