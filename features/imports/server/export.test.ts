import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { anOpening } from '#testing/applicant.ts'
import { openProgram } from '#testing/kinds/program-applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { done, importSteps, uploadFile } from '../testing/import-file.ts'
import { importOneStudent } from '../testing/import-student.ts'

describe('an export', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    await openProgram(at, { semester: 'II', courses: computerScienceCourses.I.slice(0, 3) })
    await anOpening(at)
    await importOneStudent(registrar, at)
    const { email } = await at.student()
    const library = `Accession No,Title,Issued To,Issued On,Due On\nX-1,Algebra,${email},2026-09-01,2026-09-15\nX-2,Algebra,,,`
    const { id } = await uploadFile(registrar, { target: 'library', content: library })
    done(await importSteps(registrar, id).run('import_commit'))
  })
  afterAll(() => at.close())

  const bytesOf = async (target: string, format = 'csv') => {
    const body = done(await registrar.post(processPath('import_export'), { target, format }))
    return Buffer.from(String(body['exportFile']), 'base64')
  }
  const exported = async (target: string) => (await bytesOf(target)).toString()

  it.each([
    'n_aca_year',
    'n_program',
    'n_course',
    'n_batch_course',
    'n_entrance_open',
    'n_program_cregopen',
    'students',
    'library',
  ])('of %s is taken in again as equal, row by row', async (target) => {
    const content = await exported(target)
    const { id, last } = await uploadFile(registrar, { target, content })
    done(last)
    const steps = importSteps(registrar, id)
    const { counts, rows } = await steps.read()
    expect([await steps.rows('refused'), await steps.rows('changed')]).toEqual([[], []])
    expect([counts.equal, rows > 0]).toEqual([rows, true])
  })

  it.each(['n_course', 'n_entrance_open', 'students', 'library'])(
    'of %s as a workbook is taken in again as equal',
    async (target) => {
      const content = await bytesOf(target, 'xlsx')
      const { id, last } = await uploadFile(registrar, { target, content, name: 'file.xlsx' })
      done(last)
      const { counts, rows } = await importSteps(registrar, id).read()
      expect([counts.equal, rows > 0]).toEqual([rows, true])
    },
  )

  it('holds no formula, and gives the text back without its apostrophe', async () => {
    const course = { Value: 'FML101', Name: '=HYPERLINK("http://x")' }
    await registrar.post(modelPath('n_course'), course)
    const content = await exported('n_course')
    expect(content).toContain(`"'=HYPERLINK(""http://x"")"`)
    const { id } = await uploadFile(registrar, { target: 'n_course', content })
    expect((await importSteps(registrar, id).read()).counts).toMatchObject({ changed: 0, new: 0 })
  })

  it('is given to the roles that may import the same', async () => {
    const exams = await at.staff('exam-office')
    const refused = await exams.post(processPath('import_export'), { target: 'students' })
    expect(refused.body['code']).toBe('rule/no-target')
  })
})
