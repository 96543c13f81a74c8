import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import { get, ofModel, post, type Request } from '#testing/every-request.ts'
import type { Answer, Person } from '#testing/person.ts'
import { aMarking, type Marking, release } from '#testing/kinds/results-in-tests.ts'
import { productDictionary } from '#apps/server/dictionary.ts'

/** Marks that do not occur by chance. Two are passed, the last is not. */
const canaries = ['61.37', '73.91', '33.19'] as const

/** Writes of a record, each for itself and in a batch of either kind; none of them may succeed or say more than reads do. */
function writes(table: string, id: number, body: object): readonly Request[] {
  const [list, record] = [modelPath(table), modelPath(table, id)]
  const step = (method: string, path: string) => ({ method, path: path.slice(1), body })
  const steps = [step('POST', list), step('PUT', record), step('DELETE', record)]
  return [
    post(list, body),
    { name: `PUT ${table}`, send: (by) => by.put(record, body) },
    { name: `DELETE ${table}`, send: (by) => by.del(record) },
    ...steps.flatMap((each) => [
      post('/api/v1/batch?transaction=true', [each]),
      post('/api/v1/batch?transaction=false', [each]),
    ]),
  ]
}

describe('a mark before its release time', () => {
  let at: TestServer
  let exam: Marking
  let passed: Candidate
  let failed: Candidate
  let releaseTime = 0
  const people = new Map<string, Person>()

  beforeAll(async () => {
    at = await testServer()
    exam = await aMarking(at, { full: 100, pass: 40 })
    passed = await exam.candidate('Sita Rai', 'CSC151', 'MTH151')
    failed = await exam.candidate('Sita Rai', 'CSC151', 'MTH151')
    await exam.enterTwice(passed, 'CSC151', 61.37)
    await exam.enterTwice(passed, 'MTH151', 73.91)
    await exam.enterTwice(failed, 'CSC151', 33.19)
    await exam.enterTwice(failed, 'MTH151', 44)
    const other = await exam.candidate('Hari Rai', 'CSC151')
    await exam.enterTwice(other, 'CSC151', 50)
    releaseTime = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    const done = await release(exam, { n_exam_open_ID: exam.openingId }, releaseTime)
    if (done.body['isError'] !== false) throw new Error(done.text)
    people.set('who passed', await passed.person())
    people.set('who failed', await failed.person())
    people.set('another student', await other.person())
    people.set('the librarian', await at.staff('librarian'))
  })
  afterAll(() => at.close())

  const person = (name: string): Person => {
    const found = people.get(name)
    if (found === undefined) throw new Error(`Nobody is ${name}`)
    return found
  }

  /** Every request there is about a candidate, generated of the dictionary and the table of processes. */
  async function requestsAbout({ registrationId }: Candidate): Promise<readonly Request[]> {
    const models = [...productDictionary().values()]
    const { kysely } = at.database
    const result = await kysely
      .selectFrom('n_exam_result')
      .select('n_exam_result_id')
      .where('n_exam_reg_id', '=', registrationId)
      .executeTakeFirstOrThrow()
    const ids = {
      n_exam_reg_ID: registrationId,
      n_exam_open_ID: exam.openingId,
      n_exam_master_ID: exam.examId,
      n_course_ID: await exam.courseId('CSC151'),
      n_exam_result_ID: result.n_exam_result_id,
      report_type: 'PDF',
      at: '2099-01-01 10:00',
      reason: 'x',
    }
    const { body } = await (await at.staff('administrator')).get('/api/v1/processes')
    const slugs = (body['processes'] as { slug: string }[]).map(({ slug }) => slug)
    const record = (table: string, id: number) => [
      get(modelPath(table, id)),
      get(modelPath(table, id), { $expand: 'n_exam_resultdetails' }),
      post('/nou/attachment/getAttachmentZip', { model_name: table, record_id: id }),
      post('/nou/attachment/getEntriesNames', { model_name: table, record_id: id }),
    ]
    return [
      ...models.flatMap(ofModel),
      ...record('n_exam_result', result.n_exam_result_id),
      ...record('n_exam_reg', registrationId),
      ...[
        'n_exam_result',
        'n_exam_resultdetails',
        'n_exam_regdetails',
        'n_exam_retotaling',
      ].flatMap((table) =>
        writes(table, result.n_exam_result_id, { n_exam_open_ID: exam.openingId }),
      ),
      ...slugs.map((slug) => post(processPath(slug), ids)),
      post(processPath('examination_application_form'), { ...ids, report_subtype: 'EXAM_CARD' }),
      get('/check'),
      get('/check/G-2083-000001'),
      get('/nou/payments/own'),
      get('/nou/portal/settings'),
    ]
  }

  /** Text of an answer, with the text of a document it contains. */
  const wordsOf = ({ text, body }: Answer) => {
    const file = body['exportFile']
    return typeof file === 'string' ? text + pdfText(Buffer.from(file, 'base64')) : text
  }
  /** The answers to all of these, some at a time; an overloaded server would hide what it knows. */
  async function answersTo(name: string, requests: readonly Request[]) {
    const answers: Answer[] = []
    for (let from = 0; from < requests.length; from += atOnce) {
      const some = requests.slice(from, from + atOnce)
      answers.push(...(await Promise.all(some.map(({ send }) => send(person(name))))))
    }
    expect(answers.filter(({ status }) => status === 503 || status === 429)).toEqual([])
    return answers
  }
  const seenIn = (answers: readonly Answer[]) => {
    const words = answers.map(wordsOf)
    return canaries.filter((canary) => words.some((each) => each.includes(canary)))
  }

  it('is found by no request; the same requests find it one second after', async () => {
    const about = { passed: await requestsAbout(passed), failed: await requestsAbout(failed) }
    const ask = async () => ({
      passed: await answersTo('who passed', about.passed),
      failed: await answersTo('who failed', about.failed),
      other: await answersTo('another student', about.passed),
      librarian: await answersTo('the librarian', about.passed),
    })
    at.clock.advance(releaseTime - 1 - at.clock.nowMs())
    const before = await ask()
    const nothing = { passed: [], failed: [], other: [], librarian: [] }
    expect(mapped(before, seenIn)).toEqual(nothing)
    // The shape of an answer must not reveal either if a student passed or failed.
    const shapes = mapped(before, (answers) => answers.map(shapeOf))
    about.passed.forEach(({ name }, index) => {
      const [one, other] = [before.passed[index], before.failed[index]]
      const texts = `${name}\n${differenceOf(one?.text ?? '', other?.text ?? '')}`
      expect([texts, shapes['passed']?.[index]]).toEqual([texts, shapes['failed']?.[index]])
    })
    at.clock.advance(1_001)
    const [first, second, third] = canaries
    expect(mapped(await ask(), seenIn)).toEqual({
      ...nothing,
      passed: [first, second],
      failed: [third],
    })
  })
})

/** Requests that are on their way together. */
const atOnce = 8

function mapped<Value>(
  all: Readonly<Record<string, readonly Answer[]>>,
  of: (answers: readonly Answer[]) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).map(([name, answers]) => [name, of(answers)]))
}

/** The first place where two texts differ, with what stands around it: it names the cause of a failure. */
function differenceOf(one: string, other: string): string {
  const at = one.split('').findIndex((character, index) => character !== other[index])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return at === -1 ? '' : `${around(one)}\n${around(other)}`
}

/** Headers that differ in every answer, for every user. */
const ofTheAnswer = new Set([
  'x-ratelimit-remaining',
  'date',
  'server-timing',
  'x-request-id',
  'etag',
  'content-length',
])

/**
 * Status, length and headers of an answer. All timestamps count as equal. A document counts by its text, because its
 * compressed size depends on the numbers in it.
 */
function shapeOf({ status, text, body, headers }: Answer) {
  const file = body['exportFile']
  const printed = typeof file === 'string' ? pdfText(Buffer.from(file, 'base64')) : text
  const compared = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name))
  const plain = printed.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
  return { status, length: plain.length, headers: Object.fromEntries(compared) }
}
