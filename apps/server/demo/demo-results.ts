import { provedByDemo } from './demo-office.ts'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { examinationProcesses } from '#features/examination/server/examination.processes.ts'
import { resultProcesses, resultProposals } from '#features/results/server/result.processes.ts'
import { tellPublished } from '#features/results/server/release/tell-published.ts'
import { proposalProcesses } from '#features/two-people/server/proposal.processes.ts'
import { retotalingDocumentAction } from '#kinds/retotaling/server/office.processes.ts'
import { retotalingOutcome, retotalingOutcomes } from '#kinds/retotaling/server/outcome.process.ts'
import { decideInOffice } from './demo-office.ts'
import { changedCourse } from './demo-retotaling.ts'
import type { DemoPeople } from './load-demo.ts'

const dayMs = 86_400_000

/** Marks of the final examination, of 60, that are not the usual 41.5. */
const finals: Partial<Record<Marked, Readonly<Record<string, string>>>> = {
  'back-paper': { ELE101: '22', MTH101: '38', CSC101: '47.25' },
  'first-changed': { MTH101: '52', [changedCourse]: '31', PHY101: '45.5' },
  special: { MTH101: '33', CSC101: '49' },
}
/** The mark that was found when it was added up again. */
const found = '39'

type Marked = 'back-paper' | 'first-changed' | 'special'

const processes: readonly Process[] = [
  ...examinationProcesses(null),
  ...resultProcesses,
  retotalingDocumentAction,
  retotalingOutcome,
  ...proposalProcesses([...resultProposals, retotalingOutcomes], provedByDemo),
]

/**
 * Enters marks as the exam office and the administrator, and releases them with the registrar. The marks of an old exam
 * are released and notified, one since changed by retotaling; the results of another exam are released tomorrow.
 */
export async function publishForDemo(
  people: DemoPeople,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<void> {
  const { exams } = people
  const office = officeOf(people, { database, nowMs })
  await setSchemas(office)
  await enterMarks(
    office,
    [...markedOf(exams, ['back-paper', 'first-changed']), ...crowdOf(people)],
    270,
  )
  await release(office, exams['back-paper'], { preparedDaysAgo: 260, publishedDaysAgo: 255 })
  await tellPublished(database, nowMs - 254 * dayMs, new AbortController().signal)
  await retotal(office)
  await enterMarks(office, markedOf(exams, ['special']), 12)
  await release(office, exams.special, { preparedDaysAgo: 3, publishedDaysAgo: -1 })
}

/** An exam registration, and the mark of the final examination in a course. */
type Sitter = { readonly registrationId: number; readonly markOf: (code: string) => string }

function markedOf(exams: DemoPeople['exams'], ids: readonly Marked[]): readonly Sitter[] {
  return ids.map((id) => ({
    registrationId: exams[id],
    markOf: (code) => finals[id]?.[code] ?? '41.5',
  }))
}

/** Marks from 24 to 58, so that some are excellent, most are in the middle, and two fail a course. */
function crowdOf({ crowd }: DemoPeople): readonly Sitter[] {
  return crowd.sitters.map((registrationId, place) => ({
    registrationId,
    markOf(code) {
      const course = code.codePointAt(0) ?? 0
      if (place % 9 === 4 && code === 'MTH101') return '24'
      return String(32 + ((place * 11 + course * 3) % 27))
    },
  }))
}

type Office = ReturnType<typeof officeOf>

function officeOf(people: DemoPeople, at: { readonly database: Database; readonly nowMs: number }) {
  const staff = {
    first: { userId: people.examOfficeId, role: 'exam-office' },
    second: { userId: people.administratorId, role: 'administrator' },
    registrar: { userId: people.registrarId, role: 'registrar' },
  } as const
  const { database, nowMs } = at
  const as = (who: keyof typeof staff, daysAgo: number) => (slug: string, body: object) =>
    decideInOffice(
      { database, processes, staff: staff[who] },
      { slug, body: { ...body }, nowMs: nowMs - daysAgo * dayMs },
    )
  return { ...at, people, as }
}

/** Both people enter the same marks of these registrations, who have one exam. */
async function enterMarks(
  { as, database }: Office,
  sitters: readonly Sitter[],
  daysAgo: number,
): Promise<void> {
  const papers = await papersOf(database, sitters[0]?.registrationId ?? 0)
  const exam = { n_exam_master_ID: papers[0]?.n_exam_master_id }
  await as('first', daysAgo + 5)('exam_symbol_numbers', exam)
  const numbers = new Map<Sitter, string>()
  for (const sitter of sitters)
    numbers.set(sitter, await symbolNumber(database, sitter.registrationId))
  for (const { n_course_id, code } of papers) {
    const lines = sitters.map((sitter) => `${numbers.get(sitter)},${sitter.markOf(code)}`)
    const fileContent = Buffer.from(['erollno,external', ...lines].join('\n')).toString('base64')
    const file = { fileName: `${code}.csv`, fileContent }
    const body = { ...exam, n_course_ID: n_course_id, file }
    await as('first', daysAgo)('marks_enter', body)
    await as('second', daysAgo - 1)('marks_enter', body)
  }
}

/** The results of a registration's exam, for five in the afternoon of a day. */
async function release(
  { as, database, nowMs }: Office,
  registrationId: number,
  at: { readonly preparedDaysAgo: number; readonly publishedDaysAgo: number },
): Promise<void> {
  const { n_exam_open_id } = await database.kysely
    .selectFrom('n_exam_reg')
    .select('n_exam_open_id')
    .where('n_exam_reg_id', '=', registrationId)
    .executeTakeFirstOrThrow()
  const which = { n_exam_open_ID: n_exam_open_id }
  const published = addDays(dayInNepal(nowMs), -at.publishedDaysAgo)
  const office = as('first', at.preparedDaysAgo)
  await office('result_prepare', { ...which, at: `${published} 17:00` })
  const proposal = await office('result_release', which)
  await as('registrar', at.preparedDaysAgo - 1)('proposal_confirm', proposal)
}

/** Every course is marked out of 60, with 30 to pass. */
async function setSchemas({ as, database }: Office): Promise<void> {
  const courses = await database.kysely
    .selectFrom('n_batch_course')
    .select('n_batch_course_id')
    .execute()
  for (const { n_batch_course_id } of courses)
    await as('second', 300)('mark_schema_set', {
      n_batch_course_ID: n_batch_course_id,
      external_fm: '60',
      external_pm: '30',
    })
}

/** The retotaling that found a mark: accepted, found by one person, confirmed by another. */
async function retotal({ as, people, database }: Office): Promise<void> {
  const { retotalingId } = people.changed
  const line = await database.kysely
    .selectFrom('n_exam_rtdetails')
    .select('n_exam_rtdetails_id')
    .where('n_exam_retotaling_id', '=', retotalingId)
    .executeTakeFirstOrThrow()
  await as('first', 4)('exam_retotaling_document_action', {
    n_exam_retotaling_ID: retotalingId,
    doc_action: 'AP',
  })
  const proposal = await as('first', 2)('retotaling_outcome', {
    n_exam_rtdetails_ID: line.n_exam_rtdetails_id,
    external: found,
    reason: 'Question 3 was marked 8 and left out of the sum',
  })
  await as('registrar', 1)('proposal_confirm', proposal)
}

function papersOf({ kysely }: Database, registrationId: number) {
  return kysely
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'd.n_exam_reg_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['a.n_exam_master_id', 'd.n_course_id', 'c.value as code'])
    .where('d.n_exam_reg_id', '=', registrationId)
    .orderBy('d.n_exam_regdetails_id')
    .execute()
}

async function symbolNumber({ kysely }: Database, registrationId: number): Promise<string> {
  const { erollno } = await kysely
    .selectFrom('n_exam_reg')
    .select('erollno')
    .where('n_exam_reg_id', '=', registrationId)
    .executeTakeFirstOrThrow()
  return erollno ?? ''
}
