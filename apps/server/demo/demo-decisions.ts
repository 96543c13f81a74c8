import type { Database } from '#platform/server/database/database.ts'
import { officeProcesses } from '#kinds/entrance/server/office.processes.ts'
import { examDocumentAction } from '#kinds/exam/server/office.processes.ts'
import { decideInOffice } from './demo-office.ts'
import { appliedDaysAgo, type EntranceApplicant } from './entrance/demo-entrances.ts'
import { publishEntrances } from './entrance/demo-entrance-results.ts'
import { layOutExam } from './demo-layout.ts'
import { giveCourses } from './demo-teaching.ts'
import { listMerit } from './entrance/demo-merit.ts'
import type { DemoPeople } from './load-demo.ts'

const decided = {
  paid: { erollno: '2083-0417', exam_centre: 'Block B, Room 204, Seat 17' },
  eligible: { erollno: '2083-0102', exam_centre: 'Block B, Room 204, Seat 2' },
  'enrollment-pending': { erollno: '2083-0098', exam_centre: 'Block B, Room 203, Seat 8' },
  active: { erollno: '2082-0061', exam_centre: 'Block A, Room 101, Seat 11' },
  'exam-open': { erollno: '2082-0012', exam_centre: 'Block A, Room 102, Seat 4' },
  'exam-paid': { erollno: '2082-0013', exam_centre: 'Block A, Room 102, Seat 5' },
  'back-paper': { erollno: '2082-0014', exam_centre: 'Block A, Room 102, Seat 6' },
} as const satisfies Partial<Record<EntranceApplicant, object>>

const dayMs = 86_400_000

/**
 * Decides as the office on paid entrances: admit cards, then results. Approves an exam registration and lays
 * out its exam; gives courses to a teacher.
 */
export async function decideForDemo(
  people: DemoPeople,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<void> {
  const { entrances, exams, registrarId, examOfficeId } = people
  const staff = { userId: registrarId, role: 'registrar' } as const
  const office = { database, processes: officeProcesses, staff }
  for (const id of Object.keys(decided) as (keyof typeof decided)[]) {
    const actions = [
      ['entrance_set_number', decided[id]],
      ['entrance_document_action', { doc_action: 'AP' }],
    ] as const
    for (const [slug, more] of actions)
      await decideInOffice(office, {
        slug,
        body: { n_entrance_reg_ID: entrances[id], ...more },
        nowMs: nowMs - (appliedDaysAgo(id) - 2) * dayMs,
      })
  }
  await publishEntrances(people, { database, nowMs })
  await listMerit(people, { database, nowMs: nowMs - dayMs })
  const examOffice = { userId: examOfficeId, role: 'exam-office' } as const
  await decideInOffice(
    { database, processes: [examDocumentAction], staff: examOffice },
    {
      slug: 'exam_document_action',
      body: { n_exam_reg_ID: exams['exam-paid'], doc_action: 'AP' },
      nowMs: nowMs - dayMs,
    },
  )
  await giveCourses(people, { database, nowMs: nowMs - dayMs / 2 })
  await layOutExam(exams['exam-paid'], { database, staff: examOffice, nowMs: nowMs - dayMs / 2 })
}
