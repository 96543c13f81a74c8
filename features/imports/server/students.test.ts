import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { dataIn, done, importSteps, uploadFile } from '../testing/import-file.ts'
import { importCommit, importInvite, importTargets } from '../wire/processes.ts'
import { importOneStudent, studyNames } from '../testing/import-student.ts'
import { workbook } from '#platform/testing/workbook.ts'

const head = [
  'Regd No',
  'Student Name',
  'Name (Nep)',
  'DOB BS',
  'Sex',
  'Faculty/Prog',
  'Year',
  'Sem',
  'Roll No',
  'Mobile',
  'Email',
]

describe('an import of students', () => {
  let at: TestServer
  let registrar: Person
  let names: { program: string; year: string; semester: string }
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    names = await studyNames(at)
  })
  afterAll(() => at.close())

  const student = (n: number, facts: Partial<Record<string, string>> = {}) => {
    const values: Record<string, string> = {
      'Regd No': `2079-1-${n}`,
      'Student Name': `Student ${'ABCDEFGHIJ'[n % 10]}`,
      'Name (Nep)': 'विद्यार्थी',
      'DOB BS': `2061-02-${10 + (n % 18)}`,
      Sex: 'F',
      'Faculty/Prog': names.program,
      Year: names.year,
      Sem: names.semester,
      'Roll No': `IMP-${n}`,
      Mobile: `98000${10_000 + n}`,
      Email: `imported${n}@example.com`,
      ...facts,
    }
    return head.map((name) => values[name] ?? '')
  }
  const upload = async (rows: readonly (readonly string[])[], headings = head) => {
    const content = await workbook([headings, ...rows])
    const { id, last } = await uploadFile(registrar, {
      target: 'students',
      content,
      name: 'students.xlsx',
    })
    done(last)
    return importSteps(registrar, id)
  }
  const person = (email: string) =>
    at.database.kysely
      .selectFrom('c_bpartner as p')
      .innerJoin('n_program_enroll as e', 'e.c_bpartner_id', 'p.c_bpartner_id')
      .select([
        'p.name',
        'p.phone',
        'p.dob_ad',
        'p.regrollno',
        'e.urollno',
        'e.urollstatus',
        'e.n_faculty_id',
      ])
      .where('p.email', '=', email)
      .executeTakeFirst()

  it('makes person, account and place, and the student signs in with a password of their own', async () => {
    const steps = await upload([student(1), student(2)])
    const file = await steps.read()
    expect(file.columns.every(({ to }) => to !== '')).toBe(true)
    expect(file.counts).toMatchObject({ new: 2, refused: 0 })
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 2 })
    expect(await person('imported1@example.com')).toEqual({
      name: 'Student B',
      phone: '9800010001',
      dob_ad: '2004-05-24',
      regrollno: '2079-1-1',
      urollno: 'IMP-1',
      urollstatus: true,
      n_faculty_id: expect.any(Number),
    })
    const again = await upload([student(1), student(2)])
    expect((await again.read()).counts).toMatchObject({ equal: 2, new: 0, changed: 0 })
    expect((await again.run('import_commit')).body['code']).toBe('rule/import-nothing')
  })

  it('refuses rows that may be another person, with the reason at the field', async () => {
    done(await (await upload([student(10), student(11)])).run('import_commit'))
    const steps = await upload([
      student(12, { Mobile: '9800010011', 'DOB BS': student(11)[3] ?? '' }),
      student(13, { 'Roll No': 'IMP-10' }),
      student(14, { Email: 'sunita.rai@' }),
      student(15, { 'DOB BS': '2061-02-33' }),
      student(16, { 'Faculty/Prog': 'BE Comp.' }),
      student(17, { Mobile: '12345' }),
      student(18, { 'Student Name': '' }),
      student(11, { 'Student Name': 'Another Person' }),
    ])
    const rows = await steps.rows('refused')
    expect(rows.map(({ problems }) => [problems[0]?.column, problems[0]?.message.en])).toEqual([
      [
        'phone',
        'May be the same person as Student B, imported11@example.com: the Phone is the same.',
      ],
      [
        'urollno',
        'May be the same person as Student A, imported10@example.com: the Roll number is the same.',
      ],
      ['email', 'The address is not complete.'],
      ['dob_bs', 'There is no day 2061-02-33 B.S.'],
      ['n_program_id', 'Program not found: BE Comp.'],
      ['phone', 'Write ten digits, as 98XXXXXXXX.'],
      ['name', 'Full name is empty.'],
      ['name', 'The record says Student B. This cannot be changed by a file.'],
    ])
  })

  it('names a wrong day of birth at the column that the file has, as the file writes it', async () => {
    done(await (await upload([student(95)])).run('import_commit'))
    const problems = async (steps: Awaited<ReturnType<typeof upload>>) =>
      (await steps.rows('refused')).map(({ problems: [first] }) => [
        first?.column,
        first?.cell,
        first?.message.en,
      ])
    const bs = await upload([
      student(95, { 'DOB BS': '2061-02-16' }),
      student(96, { 'DOB BS': '2089-01-01' }),
      student(97, { 'DOB BS': '' }),
    ])
    expect(await problems(bs)).toEqual([
      ['dob_bs', '2061-02-16', 'The record says 2061-02-15. This cannot be changed by a file.'],
      ['dob_bs', '2089-01-01', 'The birth date is not possible.'],
      ['dob_bs', '', 'Date of birth, B.S. is empty.'],
    ])
    const inAd = [95, 96, 97].map((n, place) =>
      student(n, { 'DOB BS': ['2004-05-29', '2032-05-05', ''][place] ?? '' }),
    )
    const ad = await upload(inAd, head.with(3, 'DOB AD'))
    expect(await problems(ad)).toEqual([
      ['dob_ad', '2004-05-29', 'The record says 2004-05-28. This cannot be changed by a file.'],
      ['dob_ad', '2032-05-05', 'The birth date is not possible.'],
      ['dob_ad', '', 'Date of birth, A.D. is empty.'],
    ])
    const both = [student(98), student(99)].map((row, place) => [
      ...row,
      ['2004-05-31', '2004-06-02'][place] ?? '',
    ])
    const twoDates = await upload(both, [...head, 'DOB AD'])
    const refused = await problems(twoDates)
    expect(refused).toMatchObject([['dob_ad', '2004-06-02', expect.any(String)]])
    expect(refused[0]?.[2]).toMatch(/^The B\.S\. date of this row is \d{4}-\d\d-\d\d\./)
  })

  it('changes the place and the telephone of a student, and takes both back', async () => {
    done(await (await upload([student(21)])).run('import_commit'))
    const steps = await upload([student(21, { Mobile: '9811111111', 'Roll No': 'IMP-21B' })])
    expect(
      (await steps.rows('changed'))[0]?.changes.map(({ before, after }) => [before, after]),
    ).toEqual([
      ['9800010021', '9811111111'],
      ['IMP-21', 'IMP-21B'],
    ])
    done(await steps.run('import_commit'))
    expect(await person('imported21@example.com')).toMatchObject({
      phone: '9811111111',
      urollno: 'IMP-21B',
    })
    expect((await steps.run('import_undo')).body['isError']).toBe(false)
    expect(await person('imported21@example.com')).toMatchObject({
      phone: '9800010021',
      urollno: 'IMP-21',
    })
  })

  it('gives a person who signed up alone a place, and takes it back', async () => {
    const { email, partnerId } = await at.student({ birthDate: day('2004-05-24') })
    const known = await at.database.kysely
      .selectFrom('c_bpartner')
      .select(['name', 'phone', 'gender', 'dob_ad'])
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    const bs = bsText(day(known.dob_ad ?? ''))
    const facts = {
      Email: email,
      'Student Name': known.name,
      'DOB BS': bs,
      Sex: known.gender ?? '',
      Mobile: known.phone,
    }
    const incomplete = await upload([student(41, { ...facts, Sem: '' })])
    expect((await incomplete.rows('refused'))[0]?.problems[0]?.message.en).toBe(
      'Semester is empty.',
    )
    const steps = await upload([student(41, facts)])
    expect((await steps.read()).counts).toMatchObject({ changed: 1 })
    done(await steps.run('import_commit'))
    expect(await person(email)).toMatchObject({ urollno: 'IMP-41', urollstatus: true })
    done(await steps.run('import_undo'))
    expect(await person(email)).toBeUndefined()
  })

  it('leaves a student who passed out or left as they are', async () => {
    done(await (await upload([student(51)])).run('import_commit'))
    await at.database.kysely
      .updateTable('n_program_enroll')
      .set({ ispassedout: true })
      .where('urollno', '=', 'IMP-51')
      .execute()
    const steps = await upload([student(51)])
    expect((await steps.rows('refused'))[0]?.problems[0]?.message.en).toBe(
      'The student passed out or left. A file does not change that.',
    )
  })

  it('is taken back as a whole, unless a student has signed in', async () => {
    const steps = await upload([student(31), student(32)])
    done(await steps.run('import_commit'))
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ phone: '9822222222' })
      .where('email', '=', 'imported31@example.com')
      .execute()
    const email = 'imported32@example.com'
    const user = (address: string) =>
      at.database.kysely
        .selectFrom('ad_user')
        .innerJoin('credential', 'credential.ad_user_id', 'ad_user.ad_user_id')
        .select(['ad_user.ad_user_id', 'password_hash'])
        .where('email', '=', address)
        .executeTakeFirstOrThrow()
    const { password_hash } = await user((await at.student()).email)
    const { ad_user_id } = await user(email)
    await at.database.kysely
      .updateTable('credential')
      .set({ password_hash })
      .where('ad_user_id', '=', ad_user_id)
      .execute()
    await at.signIn(email)
    expect((await steps.run('import_undo')).body['summary']).toBe(
      'Row 3: The student signed in already.',
    )
    await at.database.kysely
      .deleteFrom('auth_session')
      .where('ad_user_id', '=', ad_user_id)
      .execute()
    expect((await steps.run('import_undo')).body['isError']).toBe(false)
    expect(await person('imported31@example.com')).toBeUndefined()
    const known = await registrar.post(processPath('import_targets'), {})
    expect(dataIn(importTargets, known).latest[0]?.undone).not.toBeNull()
  })

  it('invites each new student once, in both languages', async () => {
    const id = await importOneStudent(registrar, at)
    const steps = importSteps(registrar, id)
    expect((await steps.read()).uninvited).toBe(1)
    expect(dataIn(importInvite, await steps.run('import_invite'))).toEqual({ invited: 1 })
    expect((await steps.run('import_invite')).body['code']).toBe('rule/import-all-invited')
    expect((await steps.read()).uninvited).toBe(0)
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', 'like', 'only%')
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toMatch(/forgot-password[^]*forgot-password/)
  })
})
