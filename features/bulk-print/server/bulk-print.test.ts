import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { pdfPages } from '#platform/testing/pdf-text.ts'
import { aCentre, anExamination, type Examination } from '#testing/kinds/examination-in-tests.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { type BulkPrint, bulkPrintFile, type PrintTypeChoice } from '../wire/processes.ts'

describe('documents for many in one file', () => {
  let at: TestServer
  let exam: Examination
  let office: Person
  const registrations: number[] = []
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    office = await at.staff('exam-office')
    exam = await anExamination(at)
    for (const name of ['Sita Rai', 'Gita Rai', 'Hari Oli'])
      registrations.push((await exam.candidate(name, 'CSC151')).registrationId)
    await aCentre(exam, 'Dhunche', { B: 2, A: 1 })
    await exam.setRoutine('CSC151', ['2027-03-10', '10:00', '13:00'])
    await exam.run('exam_symbol_numbers', { n_exam_master_ID: exam.examId })
    await exam.run('exam_seats', { n_exam_master_ID: exam.examId })
  })
  afterAll(() => at.close())

  const run = (slug: string, body: object, by = office) => by.post(processPath(slug), body)
  const make = async (type: string, more: object = {}) => {
    const { body } = await run('bulk_print_make', { type, subject: exam.examId, ...more })
    return { body, id: Number((body['data'] as { bulk_print_ID: number } | null)?.bulk_print_ID) }
  }
  const find = async (id: number) => {
    const { body } = await run('bulk_prints', {})
    const { prints } = body['data'] as { prints: readonly BulkPrint[] }
    return prints.find((print) => print.id === id)
  }
  const change = async (id: number, action: string) =>
    (await run('bulk_print_change', { bulk_print_ID: id, action })).body
  const draw = () => at.jobs.runNow('bulk-prints')
  const fileOf = async (id: number, by = office) => {
    const headers = { authorization: `Bearer ${by.token}` }
    const { statusCode, rawPayload } = await at.office.inject({ url: bulkPrintFile(id), headers })
    return { status: statusCode, content: rawPayload }
  }
  const setStatus = (docstatus: 'AP' | 'DR') =>
    at.database.kysely
      .updateTable('n_exam_reg')
      .set({ docstatus })
      .where('n_exam_reg_id', '=', registrations[0] ?? 0)
      .execute()

  it('draws the admit cards of an exam in the order of seats, each entered in the register', async () => {
    const { id } = await make('exam-cards')
    expect(await find(id)).toMatchObject({ state: 'waiting', pages: 3, drawn: 0, bytes: null })
    await draw()
    const { status, content } = await fileOf(id)
    expect(status).toBe(200)
    expect(await find(id)).toMatchObject({ state: 'ready', drawn: 3, bytes: content.length })
    const seats = pdfPages(content).map((page) => /[AB], Seat \d/.exec(page)?.[0])
    expect(seats).toEqual(['A, Seat 1', 'B, Seat 1', 'B, Seat 2'])
    await make('exam-cards', { order: 'number' })
    await draw()
    const versions = await at.database.kysely
      .selectFrom('n_issued_paper')
      .select('version')
      .where('sort', '=', 'exam-card')
      .execute()
    expect(versions.map(({ version }) => version)).toEqual([1, 1, 1])
  })

  it.each([
    ['attendance-sheets', ['Attendance sheet', 'Answer book no.', 'Sita Rai']],
    ['room-lists', ['Room list', 'Sita Rai']],
    ['desk-labels', ['2083-0001', 'Sita Rai']],
  ])('draws %s, a page for each room', async (type, texts) => {
    const { id } = await make(type)
    await draw()
    const pages = pdfPages((await fileOf(id)).content)
    expect(pages).toHaveLength(2)
    for (const text of texts) expect(pages.join('\n')).toContain(text)
  })

  it('leaves out a card that cannot be printed any more, and says why', async () => {
    const { id } = await make('exam-cards', { order: 'number' })
    await setStatus('DR')
    await draw()
    await setStatus('AP')
    expect(await find(id)).toMatchObject({ state: 'ready', pages: 3, drawn: 3, leftOut: 1 })
    expect(pdfPages((await fileOf(id)).content)).toHaveLength(2)
    const { body } = await run('bulk_print_left_out', { bulk_print_ID: id })
    expect(body['data']).toEqual({
      pages: [{ place: 1, reason: { en: expect.stringContaining('.'), ne: expect.any(String) } }],
    })
  })

  it('is paused, started again and ended, each only where it is possible', async () => {
    const { id } = await make('exam-cards')
    expect((await change(id, 'continue'))['isError']).toBe(true)
    expect((await change(id, 'pause'))['isError']).toBe(false)
    await draw()
    expect(await find(id)).toMatchObject({ state: 'paused', actions: ['continue', 'end'] })
    expect((await change(id, 'continue'))['isError']).toBe(false)
    await draw()
    expect(await find(id)).toMatchObject({ state: 'ready', actions: [] })
    expect((await change(id, 'end'))['code']).toBe('rule/not-now')
    const other = await make('exam-cards')
    expect((await change(other.id, 'end'))['isError']).toBe(false)
    await draw()
    expect(await find(other.id)).toMatchObject({ state: 'ended', bytes: null })
    expect((await fileOf(other.id)).status).toBe(404)
  })

  it('begins again after a killed process, with the same file', async () => {
    const { id } = await make('exam-cards')
    await at.database.kysely
      .updateTable('bulk_print')
      .set({ state: 'drawing', drawn: 2 })
      .where('bulk_print_id', '=', id)
      .execute()
    await draw()
    expect(pdfPages((await fileOf(id)).content)).toHaveLength(3)
  })

  it('refuses what there is not', async () => {
    expect((await make('poems')).body['code']).toBe('rule/no-type')
    expect((await make('exam-cards', { subject: 1 })).body['code']).toBe('rule/no-type')
    expect((await make('exam-cards', { order: 'colour' })).body['code']).toBe('rule/no-order')
    expect((await make('gradesheets')).body['code']).toBe('rule/nothing-to-print')
    expect((await change(1, 'end'))['code']).toBe('rule/no-print')
    expect((await fileOf(1)).status).toBe(404)
  })

  it('shows a print only to roles that may print its type', async () => {
    const { id } = await make('exam-cards')
    await draw()
    const cashier = await at.staff('cashier')
    expect((await fileOf(id, cashier)).status).toBe(404)
    const { body } = await run('bulk_prints', {}, cashier)
    expect(body['data']).toEqual({ prints: [] })
    const choices = await run('bulk_print_choices', {}, cashier)
    const { types } = choices.body['data'] as { types: readonly { id: string }[] }
    expect(types.map((type) => type.id)).toEqual(['receipts'])
  })

  it('draws the receipts of a day, the day before and the day after left out', async () => {
    const paid = async () => payWithKhalti(at, await anApplicant(at), 150_000)
    await paid()
    at.clock.advance(24 * 3_600_000)
    await paid()
    await paid()
    at.clock.advance(24 * 3_600_000)
    await paid()
    const cashier = await at.staff('cashier')
    const { body } = await run('bulk_print_choices', {}, cashier)
    const [receipts] = (body['data'] as { types: readonly PrintTypeChoice[] }).types
    expect(receipts?.subjects).toHaveLength(3)
    const subject = receipts?.subjects[1]?.id
    const made = await run('bulk_print_make', { type: 'receipts', subject }, cashier)
    const { bulk_print_ID: id } = made.body['data'] as { bulk_print_ID: number }
    await draw()
    expect(pdfPages((await fileOf(id, cashier)).content)).toHaveLength(2)
    office = await at.staff('exam-office')
  })

  it('removes a file after seven days', async () => {
    const { id } = await make('exam-cards')
    await draw()
    at.clock.advance(7 * 24 * 3_600_000 + 1)
    await draw()
    office = await at.staff('exam-office')
    expect(await find(id)).toMatchObject({ state: 'removed', bytes: null, actions: [] })
    expect((await fileOf(id)).status).toBe(404)
  })
})
