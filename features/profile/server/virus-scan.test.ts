import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScanVerdict } from '#platform/server/files/virus-scan.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

const pdf = aPdf().toString('base64')

const record = {
  institution: 'Rasuwa School',
  level: '2plus_two',
  majorSubject: 'Science',
  endYear: '2080',
  board: 'NEB',
  gradingType: 'G',
  obtainedMarks: '3.4',
  marksheetfile: pdf,
}

describe('a PDF of an education record', () => {
  let at: TestServer
  let sita: Person
  let verdict: ScanVerdict | Error
  beforeAll(async () => {
    const scan = () =>
      verdict instanceof Error ? Promise.reject(verdict) : Promise.resolve(verdict)
    at = await testServer({ scan })
    sita = await at.signIn((await at.student()).email)
  })
  afterAll(() => at.close())

  const save = () => sita.post('/nou/academic_record/save', record)
  const stored = () =>
    at.database.kysely
      .selectFrom('stored_file')
      .select(['scan'])
      .where('mime', '=', 'application/pdf')
      .execute()

  it.each([
    ['infected', 400, 'This file may carry a virus. Choose another file.'],
    [
      new Error('nobody answers'),
      503,
      'Files cannot be checked right now. Please try again in a few minutes.',
    ],
  ] as const)(
    'found %s is refused with its field, and no file is stored',
    async (found, ...answer) => {
      verdict = found
      const [status, message] = answer
      const refused = await save()
      expect(refused).toMatchObject({
        status,
        body: { errors: [{ field: 'marksheetfile', message }] },
      })
      expect(await stored()).toEqual([])
    },
  )

  it.each(['clean', 'not-scanned'] as const)('is stored as %s', async (found) => {
    verdict = found
    expect((await save()).status).toBe(200)
    expect((await stored()).at(-1)).toEqual({ scan: found })
  })
})
