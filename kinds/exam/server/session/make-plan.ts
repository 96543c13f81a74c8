import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type ExamType, examTypes } from '../../rules/exam.ts'
import { openingName } from '../../rules/session/opening-name.ts'
import { planOpenings, type PlannedExam } from '../../rules/session/plan-openings.ts'
import { lastDayOf, type SessionTerms } from '../../rules/session/terms.ts'
import { type CohortPlace, earlierOpenings, findCohorts } from './cohorts.ts'

/** An opening in a plan, with the place and semester of its cohort. */
export type StoredExam = PlannedExam & {
  readonly key: string
  readonly name: string
  /** Absent in plans of before. */
  readonly nameNe?: string
  readonly place: CohortPlace
}

type Planning = {
  readonly session: { readonly id: number; readonly name: Message }
  readonly programs: readonly number[]
  readonly semesters: readonly number[]
  readonly types: readonly ExamType[]
  readonly terms: SessionTerms
  readonly nowMs: number
}

/** Openings of the session as they would be made now. */
export async function makeSessionPlan(
  reader: Reader,
  { session, programs, semesters, types, terms, nowMs }: Planning,
): Promise<readonly StoredExam[]> {
  const asked = { sessionId: session.id, programs, semesters, nowMs }
  const planned: StoredExam[] = []
  for (const { place, names, facts } of await findCohorts(reader, asked)) {
    const exams = planOpenings({
      cohort: facts,
      earlier: await earlierOpenings(reader, place),
      sessionId: session.id,
      window: { from: terms.from, to: lastDayOf(terms) },
      types,
    })
    for (const exam of exams) {
      const type = examTypes[exam.type]
      const { en: name, ne: nameNe } = openingName({ ...names, type, session: session.name })
      planned.push({ ...exam, key: keyOf(place, exam.type), name, nameNe, place })
    }
  }
  return planned
}

function keyOf(place: CohortPlace, type: ExamType): string {
  const { n_aca_year_id, n_intake_id, n_program_id, n_subject_id, n_sem_year_id } = place
  const ids = [n_program_id, n_subject_id, n_sem_year_id, n_aca_year_id, n_intake_id]
  return `${ids.map((id) => id ?? '').join('/')}/${type}`
}
