import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { dataIn, done, importSteps, uploadFile } from '../testing/import-file.ts'
import { importCommit, importMap, importTargets } from '../wire/processes.ts'

describe('an import of a register', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const courses = (lines: readonly string[]) =>
    ['Code,Name,Name in Nepali,Remark', ...lines].join('\n')
  const upload = async (content: string) => {
    const { id, last } = await uploadFile(registrar, { target: 'n_course', content })
    done(last)
    return importSteps(registrar, id)
  }
  const courseNamed = async (code: string) => {
    const $filter = `Value eq '${code}'`
    const { body } = await registrar.get(modelPath('n_course'), { $filter })
    return (body['records'] as Record<string, unknown>[])[0]
  }

  it('shows what is new and refused, stores exactly that once it is corrected, and is equal the next time', async () => {
    const file = courses([
      'IMP101,Algebra,बीजगणित,x',
      'IMP102,,रेखागणित,',
      'IMP101,Again,फेरि,',
      'IMP103,Name,/fd,',
    ])
    const steps = await upload(file)
    const { counts, columns } = await steps.read()
    expect(columns.map(({ to }) => to)).toEqual(['Value', 'Name', 'name_nepali', ''])
    expect(counts).toEqual({ new: 1, changed: 0, equal: 0, refused: 3, 'left-out': 0 })
    const refused = await steps.rows('refused')
    expect(
      refused.map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.message.en]),
    ).toEqual([
      [3, 'Name', 'Please fill in: Name'],
      [4, 'Value', 'The same Code is in row 2.'],
      [5, 'name_nepali', 'These are Preeti characters. The name in Unicode is proposed.'],
    ])
    expect(refused[2]?.problems[0]?.proposal).toBe('राम')
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-refused-rows')
    const download = done(await steps.run('import_refused'))
    const refusedFile = Buffer.from(String(download['exportFile']), 'base64').toString()
    expect(refusedFile.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFCode,Name,Name in Nepali,Remark,Row,Reason',
      'IMP102,,रेखागणित,,3,Please fill in: Name',
    ])
    await steps.run('import_fix', { line: 3, column: 'Name', value: 'Geometry' })
    await steps.run('import_fix', { line: 5, column: 'name_nepali', value: 'राम' })
    await steps.run('import_leave_out', { line: 4, isLeftOut: true })
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-not-planned')
    expect((await steps.plan()).counts).toMatchObject({ new: 3, refused: 0, 'left-out': 1 })
    expect(await courseNamed('IMP101')).toBeUndefined()
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 3 })
    expect(await courseNamed('IMP102')).toMatchObject({ Name: 'Geometry', version: 1 })
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-is-done')
    const again = await upload(courses(['IMP101,Algebra,बीजगणित,', 'IMP102,Geometry II,,']))
    expect((await again.read()).counts).toMatchObject({ new: 0, changed: 1, equal: 1 })
    expect((await again.rows('changed'))[0]?.changes).toMatchObject([
      { before: 'Geometry', after: 'Geometry II' },
    ])
  })

  it('stores nothing when a record was changed after the plan', async () => {
    await registrar.post(modelPath('n_course'), { Value: 'IMP201', Name: 'First' })
    const steps = await upload(courses(['IMP202,New,,', 'IMP201,Second,,']))
    const course = await courseNamed('IMP201')
    await registrar.put(`${modelPath('n_course')}/${String(course?.['id'])}`, { Name: 'Other' })
    const refused = await steps.run('import_commit')
    expect([refused.body['code'], refused.body['summary']]).toEqual([
      'rule/import-obstacle',
      'Row 3: The record was changed since the check. Nothing was stored. Check again.',
    ])
    expect(await courseNamed('IMP202')).toBeUndefined()
    expect((await steps.plan()).counts).toMatchObject({ new: 1, changed: 1 })
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 2 })
  })

  it('is taken back while nothing was built on it, and says what stands in the way', async () => {
    await registrar.post(modelPath('n_course'), { Value: 'IMP301', Name: 'Before' })
    const steps = await upload(courses(['IMP301,After,,', 'IMP302,Made,,']))
    done(await steps.run('import_commit'))
    const made = await courseNamed('IMP302')
    const row = {
      n_program_ID: 1_000_000,
      n_sem_year_ID: 1_000_001,
      n_course_ID: made?.['id'],
      course_type: 'CO',
      CREDIT_HOUR: 3,
    }
    const use = await registrar.post(modelPath('n_curriculum'), row)
    expect(use.status).toBe(201)
    expect((await steps.run('import_undo')).body['summary']).toBe(
      'Row 3: The record is used: Curriculum, 1.',
    )
    await at.database.kysely
      .deleteFrom('n_curriculum')
      .where('n_curriculum_id', '=', Number(use.body['id']))
      .execute()
    expect((await steps.run('import_undo')).body['isError']).toBe(false)
    expect(await courseNamed('IMP302')).toBeUndefined()
    expect(await courseNamed('IMP301')).toMatchObject({ Name: 'Before' })
    expect((await steps.run('import_undo')).body['code']).toBe('rule/import-is-undone')
  })

  it('takes its columns from where the clerk says, and finds records by the chosen key', async () => {
    const steps = await upload('Kod;Title\nIMP401;Physics')
    expect((await steps.read()).columns.map(({ to }) => to)).toEqual(['', ''])
    await steps.run('import_map', { place: 0, column: 'Value' })
    await steps.run('import_map', { place: 1, column: 'Value' })
    await steps.run('import_map', { place: 0, column: 'Value' })
    const { file } = dataIn(importMap, await steps.run('import_map', { place: 1, column: 'Name' }))
    expect(file.columns.map(({ to }) => to)).toEqual(['Value', 'Name'])
    expect((await steps.run('import_map', { place: 7, column: 'Name' })).body['code']).toBe(
      'rule/no-column',
    )
    expect((await steps.plan()).counts.new).toBe(1)
    done(await steps.run('import_commit'))
    const next = await upload('KOD;title\nIMP402;Botany')
    expect((await next.read()).columns.map(({ to }) => to)).toEqual(['Value', 'Name'])
  })

  it('of references names what it does not know', async () => {
    const content = 'Name,Name in Nepali,Program\nS1,विषय,BE Civl'
    const { id } = await uploadFile(registrar, { target: 'n_subject', content })
    const [row] = await importSteps(registrar, id).rows('refused')
    expect(row?.problems[0]?.message.en).toBe('Program not found: BE Civl')
    expect(row?.problems[0]?.proposal).toBe('BE Civil')
  })

  it.each([
    ['', 'import_begin', 'The file has no rows below its headings.'],
    ['Code,Name', 'file', 'The file has no rows below its headings.'],
    ['Code,Name\n"A,B', 'file', 'Row 2: a quotation mark is not closed.'],
    ['Code,Name\nA,B,C', 'file', 'Row 2 has another number of cells than the headings.'],
    [
      Buffer.from([0x43, 0xff, 0xfe, 0xe9]),
      'file',
      'The text of the file cannot be read. Save it as CSV UTF-8 or as XLSX.',
    ],
    [
      Buffer.from('PK\u0003\u0004 nothing'),
      'file',
      'The workbook is damaged or cut off. Save it again.',
    ],
    [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]),
      'file',
      'The file has a password, or is an old XLS. Save it as XLSX without a password.',
    ],
  ])('of the file %j is refused by %s with a reason', async (content, _by, reason) => {
    const refused = await uploadFile(registrar, { target: 'n_course', content }).catch(
      (error: Error) => ({ last: { body: JSON.parse(error.message) } }),
    )
    expect(refused.last.body['summary']).toBe(reason)
  })

  it('belongs to the roles that may change the register', async () => {
    const exams = await at.staff('exam-office')
    const listed = await exams.post(processPath('import_targets'), {})
    const ids = dataIn(importTargets, listed).targets.map(({ id }) => id)
    expect(ids).toEqual(['entrance-scores', 'n_exam_master', 'n_exam_open'])
    const steps = await upload(courses(['IMP501,Secret,,']))
    const { id } = await steps.read()
    expect((await importSteps(exams, id).run('import_read')).body['code']).toBe('rule/no-import')
    expect((await importSteps(exams, id).run('import_commit')).body['code']).toBe('rule/no-import')
    const student = await at.signIn((await at.student()).email)
    expect((await student.post(processPath('import_targets'), {})).status).toBe(403)
  })
})
