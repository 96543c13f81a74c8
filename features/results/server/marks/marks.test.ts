import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sameInBoth } from '#platform/pure/message.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'
import { aMarking, confirm, type Marking } from '#testing/kinds/results-in-tests.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'

describe('marks', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const code = 'CSC151'
  async function aSheet(...names: string[]) {
    const marking = await aMarking(at)
    const candidates: (Candidate & { number: string })[] = []
    for (const name of names) {
      const one = await marking.candidate(name, code)
      candidates.push({ ...one, number: await marking.number(one) })
    }
    return { ...marking, candidates, numbers: candidates.map(({ number }) => number) }
  }
  const csv = (...lines: string[]) => ({
    file: {
      fileName: 'marks.csv',
      fileContent: Buffer.from(['erollno,external,attendance', ...lines].join('\n')).toString(
        'base64',
      ),
    },
  })
  const enter = ({ onSheet }: Marking, by: Person, body: object) =>
    onSheet(by, 'marks_enter', { code, ...body })
  const dataOf = ({ body }: Answer) => body['data'] as Record<string, unknown>
  const sheetOf = async ({ onSheet }: Marking, by: Person) =>
    dataOf(await onSheet(by, 'mark_sheet', { code })) as {
      counts: object
      rows: {
        erollno: string
        state: string
        mine: object
        entries: object[]
        mark: object
        expelled: boolean
      }[]
    }

  it('entered the same by two people are agreed; different ones are listed with who entered what', async () => {
    const sheet = await aSheet('Sita Rai', 'Gita Rai', 'Hari Rai')
    const [one = '', two = '', three = ''] = sheet.numbers
    const first = await enter(
      sheet,
      sheet.mina,
      csv(`${one},45.25,`, `${two},40,`, `${three},,absent`),
    )
    expect(dataOf(first)).toEqual({ n: 3, settled: 0, differ: 0 })
    const blind = await sheetOf(sheet, sheet.om)
    expect(JSON.stringify(blind)).not.toContain('45.25')
    expect(blind.rows.map(({ state }) => state)).toEqual(['once', 'once', 'once'])
    const second = await enter(
      sheet,
      sheet.om,
      csv(`${one},45.25,`, `${two},41,`, `${three},,absent`),
    )
    expect(dataOf(second)).toEqual({ n: 3, settled: 2, differ: 1 })
    const { counts, rows } = await sheetOf(sheet, sheet.sarita)
    expect(counts).toEqual({ candidates: 3, empty: 0, once: 0, differs: 1, agreed: 2 })
    expect(rows[1]?.entries).toMatchObject([
      { external: 40, ad_user_ID: sheet.mina.userId, name: expect.any(String) },
      { external: 41, ad_user_ID: sheet.om.userId, name: expect.any(String) },
    ])
    expect(rows[0]?.mark).toMatchObject({ external: 45.25, attendance: 'present' })
  })

  it('are one person’s entry however often the same person enters them', async () => {
    const sheet = await aSheet('Sita Rai')
    const erollno = sheet.numbers[0] ?? ''
    for (const external of ['40', '41', '41']) await enter(sheet, sheet.mina, { erollno, external })
    expect((await sheetOf(sheet, sheet.mina)).rows).toMatchObject([
      { state: 'once', mine: { external: 41 } },
    ])
    await expect(
      at.database.kysely
        .insertInto('n_mark_entry')
        .values({
          n_exam_regdetails_id: await paperOf(sheet.candidates[0]),
          round: 2,
          attendance: 'present',
          external: 41,
          createdby: sheet.mina.userId,
        })
        .execute(),
    ).rejects.toThrow('another person')
  })

  const paperOf = async (candidate: Candidate | undefined) =>
    (
      await at.database.kysely
        .selectFrom('n_exam_regdetails')
        .select('n_exam_regdetails_id')
        .where('n_exam_reg_id', '=', candidate?.registrationId ?? 0)
        .executeTakeFirstOrThrow()
    ).n_exam_regdetails_id

  it('are stored all or none: every wrong row is named, nothing is written', async () => {
    const sheet = await aSheet('Sita Rai', 'Gita Rai')
    const [one = '', two = ''] = sheet.numbers
    const answer = await enter(
      sheet,
      sheet.mina,
      csv(`${one},45,`, `${two},61,`, `${one},3,`, '9999-1,1,'),
    )
    expect(answer.body).toMatchObject({
      isError: true,
      code: 'rule/rows-wrong',
      summary: 'Nothing was saved. Rows with a problem: 3. Row 3: 61 is above the full marks 60.',
      errors: [
        { field: '3', message: '61 is above the full marks 60.' },
        { field: '4', message: 'This symbol number is in the file more than once.' },
        { field: '5', message: 'There is no such symbol number on this sheet.' },
      ],
    })
    const { counts } = await sheetOf(sheet, sheet.mina)
    expect(counts).toMatchObject({ empty: 2 })
    const broken = csv(`"${one},40,`)
    expect((await enter(sheet, sheet.mina, broken)).body).toMatchObject({
      isError: true,
      code: 'rule/file-broken',
      errors: [{ field: '2' }],
    })
    for (const body of [{}, csv(), { file: { fileName: 'x', fileContent: 'ISEh' } }])
      expect((await enter(sheet, sheet.mina, body)).body).toMatchObject({ isError: true })
  })

  it('that differ are settled by a person who entered neither, or by entering again', async () => {
    const sheet = await aSheet('Sita Rai', 'Gita Rai')
    const [one = '', two = ''] = sheet.numbers
    await enter(sheet, sheet.mina, csv(`${one},40,`, `${two},40,`))
    await enter(sheet, sheet.om, csv(`${one},14,`, `${two},44,`))
    const body = { erollno: one, external: '40', reason: 'Looked at the paper' }
    const settle = (by: Person) => sheet.onSheet(by, 'mark_settle', { code, ...body })
    expect((await settle(sheet.mina)).body).toMatchObject({ code: 'rule/entered-yourself' })
    expect((await settle(sheet.sarita)).body).toMatchObject({ isError: false })
    expect((await settle(sheet.sarita)).body).toMatchObject({ code: 'rule/no-difference' })
    await enter(sheet, sheet.om, { erollno: two, external: '40' })
    expect((await sheetOf(sheet, sheet.om)).counts).toMatchObject({ agreed: 2 })
    const again = await enter(sheet, sheet.om, { erollno: two, external: '41' })
    expect(again.body).toMatchObject({ isError: true, code: 'rule/rows-wrong' })
  })

  it('keep the raw mark beside moderation and grace, each with its reason and two people', async () => {
    const sheet = await aSheet('Sita Rai')
    const [candidate] = sheet.candidates
    if (candidate === undefined) throw new Error('One candidate')
    const erollno = candidate.number
    const change = (body: object) => sheet.onSheet(sheet.mina, 'mark_change', { code, ...body })
    const asked = { erollno, moderated: '31.5', grace: '1', reason: 'Board of 3 Mangsir' }
    expect((await change(asked)).body).toMatchObject({ code: 'rule/not-settled-yet' })
    await sheet.enterTwice(candidate, code, 28)
    const proposed = await change(asked)
    expect(proposed.body).toMatchObject({ isError: false })
    expect((await confirm(sheet.mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(sheet.om, proposed)).body).toMatchObject({ isError: false })
    const [row] = (await sheetOf(sheet, sheet.mina)).rows
    expect(row?.mark).toMatchObject({ external: 28, moderated: 31.5, grace: 1 })
    const { reason: _, ...without } = asked
    expect((await change(without)).status).toBe(400)
    const tooMuch = await change({ ...asked, moderated: '61' })
    expect(tooMuch.body).toMatchObject({ code: 'rule/above-full' })
  })

  it('of a whole sheet are moderated by one rule, never above full marks; absences stay', async () => {
    const sheet = await aSheet('Sita Rai', 'Gita Rai', 'Hari Rai')
    const [sita, gita, hari] = sheet.candidates
    if (!sita || !gita || !hari) throw new Error('Three candidates')
    await sheet.enterTwice(sita, code, 28.5)
    await sheet.enterTwice(gita, code, 59)
    const rule = { add: '3', reason: 'Question 4 was out of the syllabus' }
    const early = await sheet.onSheet(sheet.mina, 'mark_change', { code, ...rule })
    expect(early.body).toMatchObject({ code: 'rule/not-settled-yet' })
    await sheet.enterTwice(hari, code, 'absent')
    const proposed = await sheet.onSheet(sheet.mina, 'mark_change', { code, ...rule })
    expect(dataOf(proposed)).toMatchObject({ n: 2 })
    const read = await proposalRead(sheet.sarita, proposed)
    expect(
      read.view?.lists[0]?.rows.map(({ cells: [name, , now, then] }) => [name, now, then]),
    ).toEqual([
      ['Sita Rai', sameInBoth('28.5'), expect.objectContaining({ en: '28.5, counts as 31.5' })],
      [expect.any(String), sameInBoth('59'), expect.objectContaining({ en: '59, counts as 60' })],
    ])
    expect((await confirm(sheet.sarita, proposed)).body).toMatchObject({ isError: false })
    const { rows } = await sheetOf(sheet, sheet.mina)
    expect(rows.map(({ mark }) => mark)).toMatchObject([
      { external: 28.5, moderated: 31.5 },
      { external: 59, moderated: 60 },
      { attendance: 'absent', moderated: null },
    ])
  })

  it('proposed on a mark that has changed since are not confirmed', async () => {
    const sheet = await aSheet('Sita Rai')
    const [sita] = sheet.candidates
    if (!sita) throw new Error('One candidate')
    await sheet.enterTwice(sita, code, 28)
    const rule = { add: '1', reason: 'Rule 7' }
    const whole = await sheet.onSheet(sheet.mina, 'mark_change', { code, ...rule })
    const one = { erollno: sita.number, grace: '2', reason: 'Rule 9' }
    const single = await sheet.onSheet(sheet.mina, 'mark_change', { code, ...one })
    expect((await confirm(sheet.om, single)).body).toMatchObject({ isError: false })
    expect((await confirm(sheet.om, whole)).body).toMatchObject({ code: 'rule/value-changed' })
  })

  it('are accessible to the exam office only', async () => {
    const sheet = await aSheet('Sita Rai')
    const student = (await sheet.candidates[0]?.person()) ?? sheet.mina
    for (const person of [student, await at.staff('librarian'), await at.staff('cashier')])
      for (const slug of ['mark_sheet', 'marks_enter', 'mark_settle', 'mark_change'])
        expect((await sheet.onSheet(person, slug, { code })).status).toBe(403)
  })

  it('and decisions say why, what and when; a withheld result is withheld once', async () => {
    const sheet = await aSheet('Sita Rai')
    const n_exam_reg_ID = sheet.candidates[0]?.registrationId
    const decision = {
      n_exam_reg_ID,
      sort: 'WITHHELD',
      ground: 'DUES',
      reason: 'Library fine',
      decision: 'Exam committee 12',
      decided_on: '2026-01-01',
    }
    const decide = (body: object) => sheet.sarita.post('/api/v1/processes/result_decide', body)
    expect((await decide({ ...decision, decided_on: '2099-01-01' })).body).toMatchObject({
      code: 'rule/decided-on-wrong',
    })
    expect((await decide({ ...decision, ground: 'SPITE' })).body).toMatchObject({
      code: 'rule/decision-sort-wrong',
    })
    const stored = await decide(decision)
    expect(stored.body).toMatchObject({ isError: false })
    expect((await decide(decision)).body).toMatchObject({ code: 'rule/withheld-already' })
    const lift = { ...dataOf(stored), reason: 'Paid' }
    const lifted = await sheet.sarita.post('/api/v1/processes/result_decision_lift', lift)
    expect(lifted.body).toMatchObject({ isError: false })
    const twice = await sheet.sarita.post('/api/v1/processes/result_decision_lift', lift)
    expect(twice.body).toMatchObject({ code: 'rule/decision-unknown' })
  })

  it('are cancelled by expelling, and count again after a second person confirms', async () => {
    const sheet = await aSheet('Sita Rai')
    const stored = await sheet.mina.post('/api/v1/processes/result_decide', {
      n_exam_reg_ID: sheet.candidates[0]?.registrationId,
      sort: 'EXPELLED',
      ground: 'UNFAIR',
      reason: 'A phone',
      decision: 'Exam committee 13',
      decided_on: '2026-01-01',
    })
    const lift = { ...dataOf(stored), reason: 'Not the phone of Sita' }
    const proposed = await sheet.mina.post('/api/v1/processes/result_decision_lift', lift)
    expect((await confirm(sheet.mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    const expelled = async () => (await sheetOf(sheet, sheet.mina)).rows[0]?.expelled
    expect(await expelled()).toBe(true)
    const again = await sheet.om.post('/api/v1/processes/result_decision_lift', lift)
    expect(again.body).toMatchObject({ code: 'rule/proposal-open' })
    expect((await confirm(sheet.om, proposed)).body).toMatchObject({ isError: false })
    expect(await expelled()).toBe(false)
  })
})
