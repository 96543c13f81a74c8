import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { defineProcess } from './define-process.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../model-engine/refusal.ts'
import type { Session } from '../model-engine/session.ts'
import { processRegistry, type Process } from './process.ts'
import { type ProcessNeeds, runProcess } from './run-process.ts'
import type { Trail } from './trail.ts'

const session: Session = {
  sessionId: 's',
  userId: 5,
  partnerId: 0,
  clientId: 11,
  organizationId: 12,
  roleId: 3,
  role: 'registrar',
  language: 'en',
}
const given = { en: '{n} given', ne: '{n} दिइयो' }

const give = defineProcess({
  slug: 'give',
  name: { en: 'Give', ne: 'दिने' },
  input: v.object({ n_thing_ID: argument.integer(), what: v.optional(argument.text()) }),
  roles: ['registrar'],
  shows: [],
  recordParameter: { table: 'n_thing', parameter: 'n_thing_ID' },
  run: async ({ what, n_thing_ID }) => {
    if (what === 'refuse')
      return refusal(
        'rule/no-more',
        { en: 'No more than {n}', ne: '{n} भन्दा बढी हुँदैन' },
        { values: { n: 3 }, errors: [{ field: 'what', message: { en: 'This one', ne: 'यो' } }] },
      )
    if (what === 'fail') throw new Error('a bug')
    const values = { n: n_thing_ID }
    if (what === 'paper')
      return { summary: given, values, file: { name: 'a.pdf', content: Buffer.from('%PDF') } }
    return { summary: given, values, data: { id: 7 }, secret: { password: 'once' } }
  },
})
const registry = processRegistry([give])

let reported: unknown[]
let needs: ProcessNeeds
beforeEach(() => {
  reported = []
  const trail: Trail = {
    keep: async () => {},
    refused: (_by, refusedCall) => void reported.push({ refused: refusedCall }),
    printed: async (_by, print) => void reported.push({ printed: print }),
    seen: async (_by, read) => void reported.push({ seen: read }),
  }
  needs = { database: Object.create(null) as ProcessNeeds['database'], session, nowMs: 0, trail }
})

const call = (body: Readonly<Record<string, unknown>>, language: 'en' | 'ne' = 'en') =>
  runProcess({ slug: 'give', body, language }, registry, needs)

describe('a process that is called', () => {
  it('answers in the reader’s language with what it found', async () => {
    expect(await call({ n_thing_ID: 4 })).toEqual({
      AD_PInstance_ID: expect.any(Number),
      process: 'give',
      summary: '4 given',
      isError: false,
      data: { id: 7 },
      secret: { password: 'once' },
    })
    expect((await call({ n_thing_ID: 4 }, 'ne')).summary).toBe('४ दिइयो')
    expect(reported).toEqual([])
  })

  it('has an instance of its own each time', async () => {
    const [first, second] = [await call({ n_thing_ID: 1 }), await call({ n_thing_ID: 1 })]
    expect(second.AD_PInstance_ID).toBeGreaterThan(first.AD_PInstance_ID)
  })

  it('gives a file as base64 with its name and length, and the trail hears of the paper', async () => {
    expect(await call({ n_thing_ID: 4, what: 'paper' })).toMatchObject({
      exportFile: Buffer.from('%PDF').toString('base64'),
      exportFileName: 'a.pdf',
      exportFileLength: 4,
      isError: false,
    })
    expect(reported).toEqual([{ printed: { process: 'give', table: 'n_thing', record: '4' } }])
  })

  it('that declares rows of people tells the trail which record, or which table, it showed', async () => {
    const rows = [{ name: 'Sita' }]
    const list: Process = {
      ...give,
      shows: [{ table: 'n_person' }],
      run: async () => ({ summary: given, data: { rows } }),
    }
    const { recordParameter: _, ...bare } = list
    const call = (process: Process) =>
      runProcess(
        { slug: 'give', body: { n_thing_ID: 4 }, language: 'en' },
        processRegistry([process]),
        needs,
      )
    await call(list)
    await call(bare)
    expect(reported).toEqual([
      { seen: { process: 'give', table: 'n_thing', record: '4' } },
      { seen: { process: 'give', table: 'n_person', record: '' } },
    ])
    const { shows: __, ...undeclared } = list
    await expect(call(undeclared)).rejects.toThrow('The process give shows rows and declares none')
    await expect(call({ ...list, shows: 'row-by-row' })).rejects.toThrow(
      'The process give does not say which rows it showed',
    )
  })

  it('that refuses answers 200 with the sentence, code and fields, and the trail hears of it', async () => {
    expect(await call({ n_thing_ID: 4, what: 'refuse' }, 'ne')).toMatchObject({
      summary: '३ भन्दा बढी हुँदैन',
      isError: true,
      code: 'rule/no-more',
      errors: [{ field: 'what', message: 'यो' }],
    })
    expect(reported).toEqual([
      {
        refused: {
          process: 'give',
          table: 'n_thing',
          record: '4',
          code: 'rule/no-more',
          message: { en: 'No more than {n}', ne: '{n} भन्दा बढी हुँदैन' },
        },
      },
    ])
  })

  it('that fails is not reported as a refusal', async () => {
    await expect(call({ n_thing_ID: 4, what: 'fail' })).rejects.toThrow('a bug')
    expect(reported).toEqual([])
  })

  it('wants its arguments before it runs', async () => {
    await expect(call({ what: 'refuse' })).rejects.toMatchObject({ code: 'plan/wrong-argument' })
    expect(reported).toEqual([])
  })

  it('is refused to a role without the permission', async () => {
    needs = { ...needs, session: { ...session, role: 'student' } }
    await expect(call({ n_thing_ID: 4 })).rejects.toMatchObject({
      status: 403,
      detail: 'Access denied for process: give',
    })
  })

  it('of an unknown name says as much of it as anybody reads', async () => {
    const slug = 'x'.repeat(100)
    await expect(
      runProcess({ slug, body: {}, language: 'en' }, registry, needs),
    ).rejects.toMatchObject({
      status: 404,
      detail: `No match found for process name: ${'x'.repeat(60)}`,
    })
    for (const name of ['constructor', '__proto__', 'GIVE', ''])
      await expect(
        runProcess({ slug: name, body: {}, language: 'en' }, registry, needs),
      ).rejects.toMatchObject({ status: 404 })
  })
})

it('two processes of one name are a mistake that is seen at the start', () => {
  expect(() => processRegistry([give, give])).toThrow('Two processes share a slug')
})
