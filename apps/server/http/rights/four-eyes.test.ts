import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { createSessions } from '#features/auth/server/sessions.ts'
import { staffRoles } from '#features/roles/rules/facts.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { productDictionary } from '#apps/server/dictionary.ts'
import { proposalTypes } from '#apps/server/all-processes.ts'
import { listedActions } from '#apps/server/testing/listed-actions.ts'

const confirm = '/api/v1/processes/proposal_confirm'
const refuse = '/api/v1/processes/proposal_refuse'

/** Tests every proposal of money and marks that two people decide, from the table that builds the processes. */
describe('four eyes', () => {
  let at: TestServer
  const people = new Map<string, Person>()
  let types: readonly ProposalType[] = []
  beforeAll(async () => {
    at = await testServer()
    for (const role of staffRoles) people.set(role, await at.staff(role))
    // Beside an only administrator no proposal about an account would be another's to confirm.
    await at.staff('administrator')
    const account = {
      officeUrl: '',
      passwords: await createPasswords(),
      sessions: createSessions(at.database),
    }
    types = proposalTypes({ payments: at.payments, account, dictionary: productDictionary() })
  })
  afterAll(() => at.close())

  let subjects = 0
  /** Stores an open proposal of any subject: the right to decide is checked before the subject is read. */
  async function proposedBy(userId: number, type: string): Promise<number> {
    const now = new Date(at.clock.nowMs())
    const expires = new Date(at.clock.nowMs() + 86_400_000)
    const stamp = { expires, created: now, createdby: userId, updated: now, updatedby: userId }
    const { n_proposal_id } = await at.database.kysely
      .insertInto('n_proposal')
      .values({
        sort: type,
        subject: String(900_000_000 + subjects++),
        before: '{}',
        after: '{}',
        ...stamp,
      })
      .returning('n_proposal_id')
      .executeTakeFirstOrThrow()
    return n_proposal_id
  }
  const rowOf = (id: number) =>
    at.database.kysely
      .selectFrom('n_proposal')
      .selectAll()
      .where('n_proposal_id', '=', id)
      .executeTakeFirstOrThrow()
  const tries = (userId: number, action: string) =>
    at.database.kysely
      .selectFrom('audit_entry')
      .select(['subject', 'record', 'code', 'process'])
      .where('ad_user_id', '=', userId)
      .where('act', '=', action)
      .execute()

  it('are required by every type of proposal, and by the processes that propose it', () => {
    const proposed = [...listedActions.values()].flatMap(
      (rule) => rule.split('two people: ')[1] ?? [],
    )
    const known = types.map(({ sort }) => sort).toSorted()
    expect(new Set(known).size).toBe(types.length)
    expect([...new Set(proposed)].toSorted()).toEqual(known)
  })

  it('show their second person names and changes, whatever they are about', () => {
    const unread = types.filter(({ view, inWords }) => (view ?? inWords) === undefined)
    expect(unread.map(({ sort }) => sort)).toEqual([])
  })

  it('or why not stands in access/four-eyes.txt, process by process', async () => {
    const slugs: string[] = []
    for (const person of people.values()) {
      const { body } = await person.get('/api/v1/processes')
      slugs.push(...(body['processes'] as { slug: string }[]).map(({ slug }) => slug))
    }
    expect([...listedActions.keys()].toSorted()).toEqual([...new Set(slugs)].toSorted())
    const rules = new Set([...listedActions.values()].map((rule) => rule.split(':')[0]))
    expect([...rules].toSorted()).toEqual([
      'a second entry',
      'never one’s own',
      'no money, no marks',
      'reads',
      'two people',
    ])
  })

  /** The staff account of a role. */
  const personOf = (role: string) => {
    const person = people.get(role)
    if (person === undefined) throw new Error(`${role} is no role of the staff`)
    return person
  }
  const isFor = (role: string) => (type: ProposalType) => type.roles.includes(role)

  it.each(staffRoles)(
    'refuse a person of the role %s who entered it, change nothing, and write the try down',
    async (role) => {
      const person = personOf(role)
      for (const { sort } of types.filter(isFor(role))) {
        const id = await proposedBy(person.userId, sort)
        const before = await rowOf(id)
        const { body } = await person.post(confirm, { n_proposal_ID: id, code: '1', digits: '1' })
        expect([sort, body['code']]).toEqual([sort, 'rule/own-entry'])
        expect([sort, await rowOf(id)]).toEqual([sort, before])
        await expect
          .poll(() => tries(person.userId, 'refused'))
          .toContainEqual(
            expect.objectContaining({
              subject: 'n_proposal',
              record: String(id),
              process: 'proposal_confirm',
            }),
          )
      }
    },
  )

  it.each(staffRoles)(
    'are not opened by the role %s when they are not for it: nothing changes, and the try is written down',
    async (role) => {
      const proposer = personOf('administrator').userId
      const person = personOf(role)
      for (const { sort } of types.filter((type) => !isFor(role)(type))) {
        const id = await proposedBy(proposer, sort)
        const before = await rowOf(id)
        for (const path of [confirm, refuse]) {
          const { status, body } = await person.post(path, { n_proposal_ID: id, reason: 'x' })
          const isDenied = status === 403
          const isHidden = isDenied || body['code'] === 'rule/proposal-unknown'
          expect([sort, path, isHidden]).toEqual([sort, path, true])
          const entry = isDenied ? { code: '403' } : { record: String(id) }
          await expect
            .poll(() => tries(person.userId, isDenied ? 'denied' : 'refused'))
            .toContainEqual(expect.objectContaining(entry))
        }
        expect([sort, await rowOf(id)]).toEqual([sort, before])
      }
    },
  )
})
