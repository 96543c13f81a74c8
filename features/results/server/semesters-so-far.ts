import type { Reader } from '#platform/server/database/database.ts'
import type { SemesterStatus } from '../rules/academic-record.ts'
import { semesterNames } from './gradesheet/result.rows.ts'

export type NamedSemester = Omit<SemesterStatus, 'semesterId'> & { readonly name: string }

/** The semesters that a result stores as JSON (store-results.ts), with their names and in their order. */
export async function namedSemesters(
  reader: Reader,
  json: unknown,
): Promise<readonly NamedSemester[]> {
  const names = await semesterNames(reader)
  const order = [...names.keys()]
  return (json as readonly SemesterStatus[])
    .toSorted((one, other) => order.indexOf(one.semesterId) - order.indexOf(other.semesterId))
    .map(({ semesterId, ...semester }) => ({ ...semester, name: names.get(semesterId) ?? '' }))
}

/** A student's semesters by the results published at a time, in order; empty before the first. */
export async function semestersSoFar(
  reader: Reader,
  { partnerId, at }: { readonly partnerId: number; readonly at: Date },
): Promise<readonly NamedSemester[]> {
  const result = await reader
    .selectFrom('n_exam_result')
    .select('semesters')
    .where('c_bpartner_id', '=', partnerId)
    .where('visible_from', '<=', at)
    .where((of) => of.or([of('visible_until', 'is', null), of('visible_until', '>', at)]))
    .orderBy('visible_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return result === undefined ? [] : namedSemesters(reader, result.semesters)
}
