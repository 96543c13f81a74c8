import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { enrollmentChecks } from '#features/enrollment/server/enrollment-check.ts'
import { registrationClaimMessages as text } from '../rules/claim-messages.ts'

/** Enrollment, admission and marksheets behind university registrations, by application. */
export async function registrationClaims(
  database: Database,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const rows = await database.kysely
    .selectFrom('n_noureg as a')
    .select(['a.n_noureg_id as id', 'a.n_program_enroll_id as enrollmentId'])
    .select([
      sql<boolean>`exists (select from n_program_creg c
        where c.n_program_enroll_id = a.n_program_enroll_id and c.docstatus in ('AP', 'CO'))`.as(
        'admitted',
      ),
      sql<number>`(select count(*) from n_bpaca_info e
        join attachment f on f.model = 'n_bpaca_info' and f.record_id = e.n_bpaca_info_id
        where e.c_bpartner_id = a.c_bpartner_id and e.isactive)`.as('marksheets'),
    ])
    .where('a.n_noureg_id', '=', sql<number>`any(${records})`)
    .execute()
  const enrollments = await enrollmentChecks(
    database,
    rows.map(({ enrollmentId }) => enrollmentId),
  )
  return new Map(
    rows.map(({ id, enrollmentId, admitted, marksheets }) => {
      const enrollment = enrollments.get(enrollmentId)
      const admission = agreesIf(admitted, {
        fact: text.admission,
        found: text[admitted ? 'admission-approved' : 'admission-none'],
        needed: text['admission-needed'],
      })
      const files = agreesIf(marksheets > 0, {
        fact: text.marksheets,
        found: sayInBoth(text['marksheets-found'], { n: marksheets }),
        needed: text['marksheets-needed'],
      })
      return [id, [...(enrollment === undefined ? [] : [enrollment]), admission, files]]
    }),
  )
}
