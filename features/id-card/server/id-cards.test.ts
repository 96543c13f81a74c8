import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { pdfPages } from '#platform/testing/pdf-text.ts'
import { pdfQrCodes } from '#platform/testing/pdf-qr.ts'
import {
  type BulkPrint,
  bulkPrintFile,
  type PrintTypeChoice,
} from '#features/bulk-print/wire/processes.ts'
import { anExamination } from '#testing/kinds/examination-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { pageText, scan } from '#testing/printed-document.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('identity cards of a year of intake', () => {
  let at: TestServer
  let registrar: Person
  let subject: number
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
    const exam = await anExamination(at)
    const names = Array.from({ length: 12 }, (_, place) => `Student ${place + 1}`)
    for (const name of names) await exam.candidate(name, 'CSC151')
    const year = await at.database.kysely
      .selectFrom('n_aca_year')
      .select('n_aca_year_id')
      .orderBy('n_aca_year_id', 'desc')
      .executeTakeFirstOrThrow()
    subject = year.n_aca_year_id
    const enrollments = await enrolled()
    for (const [place, id] of enrollments.entries()) {
      const urollno = `R-${String(place + 1).padStart(2, '0')}`
      await set(id, { n_aca_year_id: subject, urollno })
    }
  })
  afterAll(() => at.close())

  async function enrolled() {
    const rows = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('n_program_enroll_id')
      .orderBy('n_program_enroll_id')
      .execute()
    return rows.map(({ n_program_enroll_id }) => n_program_enroll_id)
  }
  const set = (id: number | undefined, values: object) =>
    at.database.kysely
      .updateTable('n_program_enroll')
      .set(values)
      .where('n_program_enroll_id', '=', id ?? 0)
      .execute()
  const make = async () => {
    const body = { type: 'id-cards', subject, order: 'number' }
    const made = await registrar.post(processPath('bulk_print_make'), body)
    return (made.body['data'] as { bulk_print_ID: number }).bulk_print_ID
  }
  const fileOf = async (id: number) => {
    await at.jobs.runNow('bulk-prints')
    const headers = { authorization: `Bearer ${registrar.token}` }
    return (await at.office.inject({ url: bulkPrintFile(id), headers })).rawPayload
  }
  const find = async (id: number) => {
    const { body } = await registrar.post(processPath('bulk_prints'), {})
    const { prints } = body['data'] as { prints: readonly BulkPrint[] }
    return prints.find((print) => print.id === id)
  }

  it('are ten to a page by number, each with a code whose page shows the student', async () => {
    const pdf = await fileOf(await make())
    const pages = pdfPages(pdf)
    expect(pages).toHaveLength(2)
    const numbers = pages.map((page) => page.match(/R-\d\d/g))
    expect(numbers.map((found) => found?.length)).toEqual([10, 2])
    expect(numbers[1]).toEqual(['R-11', 'R-12'])
    const codes = pdfQrCodes(pdf)
    expect(new Set(codes).size).toBe(10)
    const page = pageText(await scan(at, codes[0]))
    expect(page).toContain('Student identity card')
    expect(page).toContain('Student 1')
    expect(page).toContain('R-01')
  })

  it('are entered in the register once, however often they are printed', async () => {
    await fileOf(await make())
    const entries = await at.database.kysely
      .selectFrom('n_issued_paper')
      .select(['version', 'number'])
      .where('sort', '=', 'id-card')
      .execute()
    expect(entries).toHaveLength(12)
    expect(entries.every(({ version }) => version === 1)).toBe(true)
    expect(entries[0]?.number).toMatch(/^ID-\d{4}-\d{6}$/)
  })

  it('say in their place why a student has none, and leave out a page without any', async () => {
    const [first, ...others] = await enrolled()
    const id = await make()
    await set(first, { isdropout: true })
    for (const each of others.slice(9)) await set(each, { ispassedout: true })
    const pages = pdfPages(await fileOf(id))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('This student is not enrolled any more.')
    expect(pages[0]?.match(/R-\d\d/g)).toHaveLength(9)
    expect(await find(id)).toMatchObject({ state: 'ready', pages: 2, leftOut: 1 })
    expect(await enrolledChoices()).toEqual(['number of subjects', 1])
  })

  async function enrolledChoices() {
    const { body } = await registrar.post(processPath('bulk_print_choices'), {})
    const { types } = body['data'] as { types: readonly PrintTypeChoice[] }
    const found = types.find(({ id }) => id === 'id-cards')
    return ['number of subjects', found?.subjects.length]
  }

  it('are printed by nobody without the right', async () => {
    const cashier = await at.staff('cashier')
    const body = { type: 'id-cards', subject, order: 'number' }
    const refused = await cashier.post(processPath('bulk_print_make'), body)
    expect(refused.body['isError']).toBe(true)
  })
})
