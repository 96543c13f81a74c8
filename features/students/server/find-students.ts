import { parseRequest } from '#platform/pure/rest-dialect/request.ts'
import { idOf, recordsOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findModel } from '#platform/server/model-engine/access.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { peopleLike } from '#features/profile/server/people-like.ts'
import type { FoundStudent } from '../wire/student-file.ts'
import type { Reading } from './read-section.ts'

/** Most students shown; if there are more, the user types more of the name. */
const most = 50

/** Finds students by typed text; searches only columns that the role may read. */
export async function findStudents(
  database: Database,
  typed: string,
  reading: Reading,
): Promise<{ students: readonly FoundStudent[]; isWhole: boolean }> {
  const { dictionary, engine, session } = reading
  const known = findModel(dictionary, 'c_bpartner', session.role)
  if (known === null || typed.length < 2) return { students: [], isWhole: true }
  const ids = await peopleLike(database, {
    typed,
    most: most + 1,
    role: session.role,
    dictionary,
  })
  if (ids.length === 0) return { students: [], isWhole: true }
  const $filter = `C_BPartner_ID in (${ids.join(',')})`
  const answer = await engine.read(
    parseRequest({ table: 'c_bpartner' }, { $filter, $top: String(ids.length) }),
    session,
  )
  if (isRefusal(answer)) return { students: [], isWhole: true }
  const records = recordsOf(JSON.parse(String(answer.body)) as WireRecord, 'records')
  const order = new Map(ids.map((id, index) => [id, index]))
  const students = records
    .map(studentOf)
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
  return { students: students.slice(0, most), isWhole: ids.length <= most }
}

export function studentOf(record: WireRecord): FoundStudent {
  return {
    id: idOf(record, 'id') ?? 0,
    name: textOf(record, 'Name'),
    nepaliName: textOf(record, 'name_nepali'),
    about: ['regrollno', 'Phone', 'EMail'].map((name) => textOf(record, name)).filter(Boolean),
  }
}
