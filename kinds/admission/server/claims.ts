import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import {
  differingPart,
  quotaLabels,
  type Quotas,
  splitQuotas,
} from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import { conditionChecks } from '#features/conditions/server/condition-checks.ts'
import { agrees, agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { programClaims } from '#features/programs/server/program-claims.ts'
import { admissionClaimMessages as text } from '../rules/claim-messages.ts'
import { decideEntrance } from '../rules/eligibility.ts'

/** Conditions, entrance score and quota, courses, credits and seats of admissions, by application. */
export async function admissionClaims(
  database: Database,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const [applications, programs] = await Promise.all([
    database.kysely
      .selectFrom('n_program_creg')
      .selectAll()
      .where('n_program_creg_id', '=', sql<number>`any(${records})`)
      .execute(),
    programClaims(database, records),
  ])
  const entrances = await entrancesOf(
    database,
    applications.map(({ c_bpartner_id: person }) => person),
  )
  const quotas = await readQuotas(database.kysely)
  const conditions = await conditionChecks(database, 'n_program_cregopen', records)
  return new Map(
    applications.map((application) => {
      const own = entrances.get(application.c_bpartner_id) ?? []
      const id = application.n_program_creg_id
      const more = [...(conditions.get(id) ?? []), ...(programs.get(id) ?? [])]
      const place = { academics: academicsFromRow(application) }
      return [id, [...entranceChecks(place, own, quotas), ...more]]
    }),
  )
}

type EntranceOfPerson = Awaited<ReturnType<typeof selectEntrances>>[number]

async function entrancesOf(database: Database, people: readonly number[]) {
  const rows = await selectEntrances(database, people)
  return Map.groupBy(rows, ({ c_bpartner_id: person }) => person)
}

function selectEntrances({ kysely }: Database, people: readonly number[]) {
  return kysely
    .selectFrom('n_entrance_reg as a')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
    .selectAll('a')
    .select(['o.score_fm', 'o.name', bothNames('o.name', 'o.name_ne').as('names')])
    .where('a.c_bpartner_id', '=', sql<number>`any(${people})`)
    .where('a.isactive', '=', true)
    .execute()
}

/** Decided by the rule that lets a student apply; shown is the entrance that decided it. */
function entranceChecks(
  place: Parameters<typeof decideEntrance>[0],
  entrances: readonly EntranceOfPerson[],
  quotas: Quotas,
): readonly CheckRow[] {
  const results = entrances.map((row) => ({
    row,
    name: row.name,
    academics: academicsFromRow(row),
    paid: row.ispaid,
    eligible: row.eligible,
  }))
  const isMet = decideEntrance(place, results).is === 'allowed'
  const here = results.filter(({ academics }) => differingPart(academics, place.academics) === null)
  const shown = here.find(({ paid, eligible }) => paid && eligible) ?? here[0]
  const entrance = agreesIf(isMet, {
    fact: text.entrance,
    found: shown === undefined ? text['entrance-none'] : scoreWords(shown.row),
    needed: text['entrance-needed'],
  })
  return shown === undefined ? [entrance] : [entrance, quotaCheck(shown.row, quotas)]
}

function scoreWords({ names: name, score, score_fm: full }: EntranceOfPerson) {
  const message = text[score === null ? 'entrance-unscored' : 'entrance-scored']
  return sayInBoth(message, { name, score: score ?? '', full })
}

/** Quotas claimed at the entrance, where their proof was judged. */
function quotaCheck({ selectedquota }: EntranceOfPerson, quotas: Quotas): CheckRow {
  const claimed = splitQuotas(selectedquota)
  const found = claimed.length === 0 ? text['quota-none'] : quotaLabels(quotas, claimed)
  return agrees({ fact: text.quota, found, needed: text['quota-needed'] })
}
