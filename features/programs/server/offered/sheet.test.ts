import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Answer, Person } from '#testing/person.ts'
import {
  apply,
  linesOf,
  courseIdsOf,
  openProgram,
  someone,
} from '#testing/kinds/program-applicant.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'

const head = 'code,offered,type,credits,internal,final,practical,seats'
const fileOf = (...lines: string[]) => ({
  file: {
    fileName: 'courses.csv',
    fileContent: Buffer.from([head, ...lines].join('\n')).toString('base64'),
  },
})

type Sheet = {
  plan: string
  registered: number
  semesters: { id: number; credits: number }[]
  courses: readonly {
    id: number | null
    code: string
    registered: number
    credits: number
    internal: number[] | null
    final: number[] | null
    practical: number[] | null
  }[]
}

describe('the sheet of offered courses', () => {
  let at: TestServer
  let registrar: Person
  let id: number
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    id = await openProgram(at, { semester: 'II', courses: computerScienceCourses.II })
  })

  const read = async () =>
    (await registrar.post(processPath('offered_sheet_read'), { n_program_cregopen_ID: id })).body[
      'data'
    ] as Sheet
  const save = async (lines: readonly string[], plan?: string) =>
    registrar.post(processPath('offered_sheet_save'), {
      n_program_cregopen_ID: id,
      plan: plan ?? (await read()).plan,
      ...fileOf(...lines),
    })
  const codesOf = ({ courses }: Sheet) => courses.map(({ code }) => code)
  const errorsOf = ({ body }: Answer) => body['errors']
  const register = async (codes: readonly string[]) => {
    const { person } = await someone(at, { enrollments: ['active'] })
    const ids = await courseIdsOf(at, id)
    const answer = await apply(person, id, linesOf(codes.map((code) => ids.get(code))))
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  }

  it('changes, adds and removes what its rows say, and leaves the others', async () => {
    await registrar.post(modelPath('n_course'), { Value: 'GRD101', Name: 'Added by the sheet' })
    const { courses } = await read()
    const csc151 = courses.find(({ code }) => code === 'CSC151')
    const marks = (['internal', 'final', 'practical'] as const)
      .map((part) => csc151?.[part]?.join('/') ?? '')
      .join(',')
    const saved = await save([
      'MTH151,,CO,3.5,40/20,60/30,,',
      `CSC151,,CO,4,${marks},`,
      'STA151,no,,,,,,',
      'GRD101,yes,EL,2,40/16,60/24,50/20,30',
    ])
    expect(saved.body['data']).toEqual({ changed: 1, added: 1, removed: 1 })
    const sheet = await read()
    expect(codesOf(sheet)).toEqual(['CSC151', 'CSC152', 'ECE151', 'GRD101', 'MTH151'])
    expect(sheet.courses.find(({ code }) => code === 'MTH151')).toMatchObject({
      credits: 3.5,
      internal: [40, 20],
      final: [60, 30],
      practical: null,
    })
    expect(sheet.semesters.find((each) => each.id === id)).toMatchObject({ credits: 16.5 })
    expect((await save(['STA151,,EL,3,,,,'])).body['data']).toMatchObject({ changed: 1 })
    expect(codesOf(await read())).toContain('STA151')
  })

  it('saves no row when one is wrong, and names each wrong one', async () => {
    const before = await read()
    const wrong = await save([
      'MTH151,,CO,5,40/20,60/30,,',
      'CSC151,,CO,4,40/45,,,',
      'NONE99,,CO,4,,,,',
      'MTH151,,CO,4,,,,',
    ])
    expect(errorsOf(wrong)).toEqual([
      {
        field: '3',
        message: 'Internal: pass marks 45 are above the full marks 40. No student could pass.',
      },
      { field: '4', message: 'The university has no course with this code.' },
      { field: '5', message: 'This code is in the file more than once.' },
    ])
    expect(await read()).toEqual(before)
  })

  it('does not remove a course that students registered for', async () => {
    await register(['MTH151', 'CSC151', 'CSC152', 'ECE151', 'STA151'])
    const sheet = await read()
    expect(sheet).toMatchObject({ registered: 1 })
    expect(errorsOf(await save(['STA151,no,,,,,,']))).toEqual([
      {
        field: '2',
        message: 'It stays: 1 registration has it. Close them or let the students change first.',
      },
    ])
    expect(await read()).toEqual(sheet)
  })

  it('saves nothing over what another person changed since it was read', async () => {
    const { plan, courses } = await read()
    const [course] = courses
    await registrar.put(`${modelPath('n_batch_course')}/${course?.id}`, { seats: 9 })
    const late = await save([`${course?.code},,CO,1,,,,`], plan)
    expect(late.body).toMatchObject({ isError: true, code: 'rule/changed-meanwhile' })
    expect((await save([`${course?.code},,CO,1,,,,`])).body['data']).toMatchObject({ changed: 1 })
  })

  it('asks for all its columns, and is closed to students', async () => {
    const file = {
      fileName: 'x.csv',
      fileContent: Buffer.from('code,type\nMTH151,CO').toString('base64'),
    }
    const body = { n_program_cregopen_ID: id, plan: '', file }
    const answer = await registrar.post(processPath('offered_sheet_save'), body)
    expect(answer.body).toMatchObject({ code: 'rule/columns-wrong' })
    const { person } = await someone(at)
    expect((await person.post(processPath('offered_sheet_save'), body)).status).toBe(403)
    expect((await person.post(processPath('offered_sheet_read'), body)).status).toBe(403)
  })

  it('of an opening that does not exist is not found', async () => {
    const body = { n_program_cregopen_ID: 4_000_000, plan: '', ...fileOf('MTH151,,CO,4,,,,') }
    for (const slug of ['offered_sheet_read', 'offered_sheet_save'])
      expect((await registrar.post(processPath(slug), body)).body).toMatchObject({
        code: 'rule/no-opening',
      })
  })
})
