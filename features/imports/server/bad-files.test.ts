import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { importSteps, uploadFile } from '../testing/import-file.ts'
import { workbook } from '#platform/testing/workbook.ts'

/** A sequence of numbers below 1 that is the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const rows = [
  ['Code', 'Name', 'Name in Nepali', 'Credits'],
  ...Array.from({ length: 12 }, (_, n) => [`BAD${n}`, `Course "${n}", part`, 'गणित', '3']),
]
const csv = Buffer.from(
  rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n'),
)

type Mutation = (content: Buffer, next: () => number) => Buffer
const place = (content: Buffer, next: () => number) => Math.floor(next() * content.length)

/** Ways in which files arrive broken. */
const mutations: readonly Mutation[] = [
  (content, next) => content.subarray(0, place(content, next)),
  (content, next) => content.subarray(place(content, next)),
  (content, next) => {
    const broken = Buffer.from(content)
    for (let count = 0; count < 8; count++) broken[place(content, next)] = Math.floor(next() * 256)
    return broken
  },
  (content, next) => {
    const at = place(content, next)
    return Buffer.concat([content.subarray(0, at), Buffer.alloc(64), content.subarray(at)])
  },
  (content, next) => {
    const [from, to] = [place(content, next), place(content, next)].toSorted((a, b) => a - b)
    return Buffer.concat([content, content.subarray(from, to), content])
  },
  (content, next) => {
    const at = place(content, next)
    const odd = Buffer.from('"=cmd|\' /C calc\'!A0"\u0000\uFEFF"""\t;;;')
    return Buffer.concat([content.subarray(0, at), odd, content.subarray(at)])
  },
  (content, next) => {
    const at = place(content, next)
    return Buffer.concat([content.subarray(at), content.subarray(0, at)])
  },
  (content) => Buffer.from(content.toString('latin1'), 'utf16le'),
]

const tooLarge = 'The file is too large: at most 20 MB, 60,000 rows and 200 columns.'

describe('files that are broken', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const courses = async () => {
    const { n } = await at.database.kysely
      .selectFrom('n_course')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  type Taken = { readonly status: number; readonly summary: string; readonly isError: boolean }

  /** The answer to a file: of its announcement if that is refused, else of its last piece. */
  async function answerTo(content: Uint8Array, name: string): Promise<Taken> {
    const answer = await uploadFile(registrar, { target: 'n_course', content, name }).then(
      ({ last }) => ({ status: last.status, body: last.body }),
      (refused: Error) => ({ status: 200, body: JSON.parse(refused.message) }),
    )
    const { summary, isError } = answer.body
    return { status: answer.status, summary: String(summary ?? ''), isError: isError === true }
  }

  it.each([
    ['file.csv', 1, 120],
    ['file.xlsx', 2, 80],
  ])(
    'as %s are refused with a reason or read, and nothing is stored',
    async (name, seed, count) => {
      const whole = name.endsWith('.csv') ? csv : await workbook(rows)
      const next = numbersFrom(seed)
      const before = await courses()
      for (let n = 0; n < count; n++) {
        const mutate = mutations[n % mutations.length] ?? ((content: Buffer) => content)
        const answer = await answerTo(mutate(whole, next), name)
        expect([n, answer.status]).toEqual([n, 200])
        expect([n, answer.summary]).not.toEqual([n, ''])
        expect([n, answer.summary]).not.toEqual([n, tooLarge])
      }
      expect(await courses()).toBe(before)
    },
    120_000,
  )

  it('in their size are refused, and a good file is taken after all of them', async () => {
    const wide = Buffer.from(`Code,Name${',x'.repeat(10_000)}\nA,B${','.repeat(10_000)}`)
    const long = Buffer.concat([Buffer.from('Code,Name\nA,'), Buffer.alloc(18_000_000, 'x')])
    const huge = Buffer.alloc(21_000_000, 'x')
    for (const content of [wide, huge])
      expect(await answerTo(content, 'file.csv')).toMatchObject({
        summary: tooLarge,
        isError: true,
      })
    expect((await answerTo(long, 'file.csv')).status).toBe(200)
    const { id } = await uploadFile(registrar, { target: 'n_course', content: csv })
    expect((await importSteps(registrar, id).read()).counts.new).toBe(12)
  })
})
