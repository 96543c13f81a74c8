import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { dataIn, done, importSteps, uploadFile } from '#features/imports/testing/import-file.ts'
import { importCommit, importInvite, importTargets } from '#features/imports/wire/processes.ts'
import { anOpening } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const head = [
  'Name',
  'Name in Nepali',
  'Email',
  'Mobile',
  'DOB BS',
  'Sex',
  'Citizenship No',
  'Regd No',
  'Entrance',
  'Quota',
  'Received on',
] as const

describe('entrance applications taken on paper', () => {
  let at: TestServer
  let registrar: Person
  let openings = 0
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  type Form = Partial<Record<(typeof head)[number], string>>
  let people = 0
  /** Facts of a person who is not there yet. */
  const newcomer = (): Form => {
    const n = people++
    return {
      Name: `Paper ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}`,
      'Name in Nepali': 'सीता राई',
      Email: `paper${n}@example.com`,
      Mobile: `98410${10_000 + n}`,
      'DOB BS': `2063-0${1 + (n % 9)}-1${n % 10}`,
      Sex: 'F',
    }
  }
  const anEntrance = async (facts: Parameters<typeof anOpening>[1] = {}) => {
    const name = `Paper entrance ${openings++}`
    return { name, id: await anOpening(at, { name, ...facts }) }
  }
  const upload = async (...forms: readonly Form[]) => {
    const line = (form: Form) =>
      head.map((name) => `"${form[name] ?? (name === 'Received on' ? todayOf(at) : '')}"`).join(',')
    const content = [head.join(','), ...forms.map(line)].join('\n')
    const { id, last } = await uploadFile(registrar, { target: 'entrance-handed-in', content })
    done(last)
    return importSteps(registrar, id)
  }
  const reasons = async (steps: Awaited<ReturnType<typeof upload>>) =>
    (await steps.rows('refused')).map(({ problems: [first] }) => [first?.column, first?.message.en])
  const applications = (entranceId: number) =>
    at.database.kysely
      .selectFrom('n_entrance_reg as a')
      .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
      .select(['a.n_entrance_reg_id as id', 'p.c_bpartner_id as person', 'p.email'])
      .select(['p.completedregistration as complete', 'a.docstatus', 'a.totalfee', 'a.feepaid'])
      .select(['a.selectedquota', 'a.handed_in'])
      .where('a.n_entrance_open_id', '=', entranceId)
      .orderBy('a.n_entrance_reg_id')
      .execute()
  const peopleWith = (email: string) =>
    at.database.kysely
      .selectFrom('c_bpartner')
      .select('c_bpartner_id')
      .where('email', '=', email)
      .execute()
  const pay = async (id: number, partnerId: number) => {
    const cashier = await at.staff('cashier')
    return cashier.post(processPath('cash_take'), {
      C_BPartner_ID: partnerId,
      payment_type: 'ENTRANCE',
      payment_reference_id: id,
      amount: 1_500,
      owed: 1_500,
    })
  }

  it('make the person an account, wait for the fee, then for the complete profile and the form', async () => {
    const { name, id } = await anEntrance()
    const form = { ...newcomer(), Entrance: name, Quota: 'महिला, Open' }
    const steps = await upload(form)
    const file = await steps.read()
    expect(file.columns.every(({ to }) => to !== '')).toBe(true)
    expect(file.counts).toMatchObject({ new: 1, refused: 0 })
    expect((await steps.rows('new'))[0]?.notes.map(({ en }) => en)).toEqual([
      'Gets an account. The desk approves once the profile is complete.',
    ])
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 1 })
    const [made] = await applications(id)
    expect(made).toMatchObject({
      email: form.Email,
      complete: false,
      docstatus: 'DR',
      totalfee: 150_000,
      feepaid: 0,
      selectedquota: 'Female,Open',
      handed_in: todayOf(at),
    })
    expect((await steps.read()).uninvited).toBe(1)
    expect(dataIn(importInvite, await steps.run('import_invite'))).toEqual({ invited: 1 })
    expect((await (await upload(form)).read()).counts).toMatchObject({ equal: 1, new: 0 })

    done(await pay(made?.id ?? 0, made?.person ?? 0))
    const item = { queue: 'entrance', record: made?.id ?? 0 }
    const { body } = await registrar.post(processPath('desk_item'), item)
    const { checks, blocked } = (body['data'] as { evidence: Evidence }).evidence
    expect(blocked?.en).toBe('The profile is not complete.')
    expect(checks.find(({ fact }) => fact.en === 'Form on paper')).toMatchObject({
      sign: 'unknown',
      values: [{ en: expect.stringMatching(/^received on /) }, {}],
    })
  })

  it('find a person who is there by email, citizenship or registration number', async () => {
    const { name, id } = await anEntrance()
    const email = await at.student()
    const citizen = await at.student({ citizenNumber: '77-01-70-00001' })
    const registered = await at.student({ registrationNumber: '2080-9-1' })
    const bare = await at.student({ complete: false })
    const own = { Entrance: name }
    const byEmail = await upload(
      { ...own, Email: email.email.toUpperCase() },
      { ...own, Email: bare.email },
    )
    expect(
      (await byEmail.rows('new')).map(({ notes }) => notes.map(({ en }) => en).join()),
    ).toEqual([
      '',
      'The profile is not complete: General, Images, Address, Education. The desk approves once it is.',
    ])
    done(await byEmail.run('import_commit'))
    const byNumber = async (column: string, form: Form) => {
      const steps = await upload({ ...own, ...form })
      done(await steps.run('import_key', { key: `${column} n_entrance_open_ID` }))
      await steps.plan()
      expect(await reasons(steps)).toEqual([])
      done(await steps.run('import_commit'))
    }
    await byNumber('citizen_no', { 'Citizenship No': '77/01/70/00001' })
    await byNumber('regrollno', { 'Regd No': '2080-9-1' })
    expect((await applications(id)).map(({ person }) => person)).toEqual(
      [email, bare, citizen, registered].map(({ partnerId }) => partnerId),
    )
  })

  it('are refused row by row with the reason at the field', async () => {
    const open = await anEntrance()
    const closed = await anEntrance({ state: 'closed' })
    const today = todayOf(at)
    const there = await at.student({ name: 'Gita Gyawali' })
    const applied = await at.student()
    const done = await upload({ Entrance: open.name, Email: applied.email, Quota: 'Dalit' })
    expect((await done.run('import_commit')).body['isError']).toBe(false)
    const anna = { ...newcomer(), Entrance: open.name, 'Citizenship No': '55-1' }
    const steps = await upload(
      anna,
      anna,
      { ...anna, Entrance: 'Nowhere' },
      { ...newcomer(), Entrance: open.name, 'Citizenship No': '55/1' },
      { ...newcomer(), Entrance: closed.name },
      { ...newcomer(), Entrance: open.name, 'Received on': addDays(today, 1) },
      { ...newcomer(), Entrance: open.name, Quota: 'Princes' },
      { ...newcomer(), Entrance: open.name, Email: '' },
      { ...newcomer(), Entrance: open.name, Email: '' },
      { ...newcomer(), Entrance: open.name, 'DOB BS': '' },
      { ...newcomer(), Entrance: open.name, 'Regd No': '2080-0-0' },
      { Entrance: open.name, Email: there.email, Name: 'Another Person' },
      { Entrance: open.name, Email: applied.email, Quota: 'Female' },
      { ...newcomer(), Entrance: open.name, Email: 'registrar0@staff.example' },
    )
    expect(await reasons(steps)).toEqual([
      ['email', 'The same Email, Entrance is in row 2.'],
      ['n_entrance_open_ID', 'Entrance not found: Nowhere'],
      ['citizen_no', 'Row 2 has this citizenship number with another email.'],
      ['n_entrance_open_ID', 'The last date for this entrance has passed.'],
      ['received', 'The day is in the future.'],
      ['selectedQuota', 'Quota not found: Princes'],
      ['email', 'Email is empty.'],
      ['email', 'Email is empty.'],
      ['dob_bs', 'Date of birth, B.S. is empty.'],
      ['regrollno', 'Registration number not found: 2080-0-0'],
      ['name', 'The record says Gita Gyawali. This cannot be changed by a file.'],
      [
        'selectedQuota',
        'This person has applied already, with other quotas: Dalit. A file does not change it.',
      ],
      ['email', 'This address belongs to a member of the staff.'],
    ])
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-refused-rows')
    expect(await peopleWith(anna.Email ?? '')).toEqual([])
  })

  it('of a person who is there are refused at the columns of the file, in both languages', async () => {
    const { name } = await anEntrance()
    const { email, partnerId } = await at.student()
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ gender: 'female', dob_ad: day('2006-05-17') })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const steps = await upload({ Entrance: name, Email: email, Sex: 'M', 'DOB BS': '2063-02-04' })
    const [row] = await steps.rows('refused')
    expect(row?.problems.map(({ column, cell, message }) => [column, cell, message.ne])).toEqual([
      ['dob_bs', '2063-02-04', 'अभिलेखमा 2063-02-03 छ। फाइलले यो बदल्न मिल्दैन।'],
      ['gender', 'M', 'अभिलेखमा महिला छ। फाइलले यो बदल्न मिल्दैन।'],
    ])
    const { targets } = dataIn(
      importTargets,
      await registrar.post(processPath('import_targets'), {}),
    )
    expect(targets.find(({ id }) => id === 'entrance-handed-in')?.isExported).toBe(false)
  })

  it('have the rules of the day on which the form was received, and findings about the rest', async () => {
    const late = await anEntrance({ state: 'late-fee' })
    const closed = await anEntrance({ state: 'closed' })
    const [onTime, man] = [addDays(todayOf(at), -10), { Sex: 'M', Quota: 'Female' }]
    const steps = await upload(
      { ...newcomer(), Entrance: late.name },
      { ...newcomer(), Entrance: late.name, 'Received on': onTime },
      { ...newcomer(), ...man, Entrance: closed.name, 'Received on': onTime },
    )
    const notes = (await steps.rows('new')).map((row) => row.notes.slice(1).map(({ en }) => en))
    expect(notes).toEqual([
      [],
      [],
      [
        'Quota Female is not for this gender. The desk decides.',
        'The last day has passed. The fee can be paid once the last day is extended.',
      ],
    ])
    done(await steps.run('import_commit'))
    const fees = (await applications(late.id)).map(({ totalfee }) => totalfee)
    expect(fees).toEqual([200_000, 150_000])
  })

  it('bring one new person once, though with two entrances', async () => {
    const [one, other, third] = [await anEntrance(), await anEntrance(), await anEntrance()]
    const maya = newcomer()
    const steps = await upload(
      { ...maya, Entrance: one.name },
      { ...maya, Entrance: third.name, Name: 'Otherwise Named' },
      { ...maya, Entrance: other.name },
    )
    expect(await reasons(steps)).toEqual([['name', `Row 2 says ${maya.Name} for this person.`]])
    done(await steps.run('import_leave_out', { line: 3, isLeftOut: true }))
    await steps.plan()
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 2 })
    const [first] = await applications(one.id)
    const [second] = await applications(other.id)
    expect(first?.person).toBe(second?.person)
    expect((await steps.read()).uninvited).toBe(1)
    done(await steps.run('import_undo'))
    expect(await applications(one.id)).toEqual([])
    expect(await applications(other.id)).toEqual([])
    expect(await peopleWith(maya.Email ?? '')).toEqual([])
  })

  it('are taken back as a whole, unless one was paid', async () => {
    const { name, id } = await anEntrance()
    const forms = [newcomer(), newcomer()].map((form) => ({ ...form, Entrance: name }))
    const steps = await upload(...forms)
    done(await steps.run('import_commit'))
    const [, second] = await applications(id)
    done(await pay(second?.id ?? 0, second?.person ?? 0))
    expect((await steps.run('import_undo')).body['summary']).toBe(
      'Row 3: The application was paid, decided or changed since.',
    )
    expect(await applications(id)).toHaveLength(2)
  })

  it('are void as a whole when one of their people applied in the portal since the check', async () => {
    const { name, id } = await anEntrance()
    const { email } = await at.student()
    const fresh = newcomer()
    const steps = await upload({ ...fresh, Entrance: name }, { Email: email, Entrance: name })
    const person = await at.signIn(email)
    await person.post('/api/v1/models/n_entrance_reg', { n_entrance_open_ID: id })
    expect((await steps.run('import_commit')).body['summary']).toBe(
      'Row 3: The record was changed since the check. Nothing was stored. Check again.',
    )
    expect(await applications(id)).toHaveLength(1)
    expect(await peopleWith(fresh.Email ?? '')).toEqual([])
    expect((await steps.plan()).counts).toMatchObject({ new: 1, equal: 1 })
  })

  it('are not for the exam office, which may not make people', async () => {
    const exams = await at.staff('exam-office')
    const begun = await exams.post(processPath('import_begin'), {
      target: 'entrance-handed-in',
      file_name: 'a.csv',
      bytes: 10,
    })
    expect(begun.body['code']).toBe('rule/no-target')
  })
})
