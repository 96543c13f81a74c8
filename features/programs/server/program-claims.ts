import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { choiceTotals, creditsInBoth, decideChoice } from '../rules/course-choice.ts'
import { choiceMessages } from '../rules/messages.ts'
import type { ProgramOpening } from '../rules/program-opening.ts'
import { programClaimMessages as text } from '../rules/claim-messages.ts'
import { coursesOf, openingFromRow } from './opening.rows.ts'

/**
 * Courses, credits and seats of admissions or course registrations beside what their openings ask, by application. Decided by
 * the rule that decided when the student applied, on the opening as it is now; one statement for each opening among them.
 */
export async function programClaims(
  database: Database,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const applications = await database.kysely
    .selectFrom('n_program_creg as a')
    .select(['a.n_program_creg_id as id', 'a.n_program_cregopen_id as openingId'])
    .select(
      sql<readonly number[]>`array(select d.n_course_id::int from n_program_cregdetails d
        where d.n_program_creg_id = a.n_program_creg_id)`.as('chosen'),
    )
    .where('a.n_program_creg_id', '=', sql<number>`any(${records})`)
    .execute()
  const openings = await openingsOf(
    database,
    applications.map(({ openingId }) => openingId),
  )
  return new Map(
    applications.map(({ id, openingId, chosen }) => {
      const at = openings.get(openingId)
      return [id, at === undefined ? [] : [coursesCheck(at.opening, chosen), ...seatsCheck(at)]]
    }),
  )
}

type CountedOpening = { readonly opening: ProgramOpening; readonly taken: number }

async function openingsOf(
  { kysely }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CountedOpening>> {
  const rows = await kysely
    .selectFrom('n_program_cregopen as o')
    .selectAll('o')
    .select(
      sql<number>`(select count(*) from n_program_creg a
        where a.n_program_cregopen_id = o.n_program_cregopen_id and a.docstatus <> 'CL')`.as(
        'taken',
      ),
    )
    .where('o.n_program_cregopen_id', '=', sql<number>`any(${ids})`)
    .execute()
  const counted = await Promise.all(
    rows.map(async (row) => {
      const id = row.n_program_cregopen_id
      const opening = { ...openingFromRow(row), courses: await coursesOf(kysely, id) }
      return [id, { opening, taken: row.taken }] as const
    }),
  )
  return new Map(counted)
}

/** Seats of courses are not counted here: this application holds its own already. */
function coursesCheck(opening: ProgramOpening, chosen: readonly number[]): CheckRow {
  const courses = opening.courses.map((course) => ({ ...course, seats: null }))
  const terms = { ...opening, courses }
  const { count, credits: chosenCredits } = choiceTotals(terms, chosen)
  const decision = decideChoice({ terms, chosen, registeredCourseIds: null })
  const isMet = decision.is === 'allowed'
  return agreesIf(isMet, {
    fact: text.courses,
    found: sayInBoth(text['courses-chosen'], { n: count, credits: creditsInBoth(chosenCredits) }),
    needed: neededCredits(opening),
    note: isMet ? null : sayInBoth(choiceMessages[decision.reason], { ...decision.facts }),
  })
}

function neededCredits({ minimumCredits, maximumCredits }: ProgramOpening) {
  if (minimumCredits === null || minimumCredits <= 0) return text['courses-needed']
  return maximumCredits === null
    ? sayInBoth(text['credits-needed'], { n: creditsInBoth(minimumCredits) })
    : sayInBoth(text['credits-between'], {
        n: creditsInBoth(minimumCredits),
        most: creditsInBoth(maximumCredits),
      })
}

function seatsCheck({ opening: { seats }, taken }: CountedOpening): readonly CheckRow[] {
  if (seats === null) return []
  const found = sayInBoth(text['seats-taken'], { taken, total: seats.total })
  return [agreesIf(taken <= seats.total, { fact: text.seats, found, needed: text['seats-needed'] })]
}
