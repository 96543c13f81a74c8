import { sql } from 'kysely'
import { nameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { placeToAsk } from '../../rules/ask.ts'
import { findAskers } from '../../rules/certificate.ts'
import { certificateMessages } from '../../rules/messages.ts'
import { certificateOfficeMessages as text } from '../../rules/office-messages.ts'
import { certificateSemesters } from '../../wire/processes.ts'

/** Semesters with results of the student who asks, of which a duplicate gradesheet can be printed. */
export const semestersProcess = defineProcess({
  ...certificateSemesters,
  name: text['own-semesters'],
  roles: rolesWith('application.own'),
  shows: [],
  async run({ n_certificate_open_ID: id }, { database: { kysely }, session, nowMs }) {
    const opening = await kysely
      .selectFrom('n_certificate_open')
      .select('askers')
      .where('n_certificate_open_id', '=', id)
      .where('ad_client_id', '=', session.clientId)
      .where('isactive', '=', true)
      .executeTakeFirst()
    const askers = findAskers(opening?.askers ?? '')
    if (askers === null)
      return refusal('rule/opening-gone', certificateMessages['opening-gone'], { status: 404 })
    const place = placeToAsk(await findEnrollments(kysely, session.partnerId), askers)
    const semesters = place === null ? [] : await semestersWithResults(kysely, place.id, nowMs)
    return { summary: text['own-semesters'], data: { semesters } }
  },
})

/** Semesters of an enrollment with results visible at a time, or with results of before. */
export async function semestersWithResults(reader: Reader, enrollmentId: number, nowMs: number) {
  const now = new Date(nowMs)
  const { rows } = await sql<{ id: number; name: string; name_ne: string }>`
    select s.n_sem_year_id::float8 as id, s.name, coalesce(s.name_ne, '') as name_ne
    from n_sem_year s
    where exists (select from n_exam_result r join n_exam_reg x using (n_exam_reg_id)
        where x.n_program_enroll_id = ${enrollmentId} and x.n_sem_year_id = s.n_sem_year_id
          and r.visible_from <= ${now} and (r.visible_until is null or r.visible_until > ${now}))
      or exists (select from n_carried_result c
        where c.n_program_enroll_id = ${enrollmentId} and c.n_sem_year_id = s.n_sem_year_id
          and c.created <= ${now})
    order by s.place, s.n_sem_year_id`.execute(reader)
  return rows.map(({ id, name, name_ne }) => ({ id, name: nameInBoth(name, name_ne) }))
}
