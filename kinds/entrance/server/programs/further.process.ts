import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { nameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { findOpening, lockOpening, unknownOpening } from '#features/selection/server/candidates.ts'
import {
  decideFurther,
  type FurtherReason,
  mostFurther,
  programsStay,
} from '../../rules/merit/preferences.ts'
import { furtherMessages, programMessages as text } from '../../rules/merit/program-messages.ts'
import type { EntranceProgramsPage } from '../../wire/merit-programs.ts'
import { entrancePrograms, entranceProgramsSet } from '../../wire/merit-programs.ts'
import { entranceSelection } from '../selection.ts'
import { programIdsOf } from './programs.rows.ts'

type ProgramRow = { readonly id: number; readonly name: string; readonly name_ne: string }

/** Facts that decide which further programmes an entrance may have. */
async function factsOf(reader: Reader, openingId: number, clientId: number) {
  const { rows } = await sql<{
    readonly own: number | null
    readonly further_programs: string
    readonly hasApplicants: boolean
    readonly hasList: boolean
    readonly ordered: number
  }>`
    select o.n_program_id as own, o.further_programs,
      exists (select from n_entrance_reg a where a.n_entrance_open_id = o.n_entrance_open_id)
        as "hasApplicants",
      exists (select from merit_list l where l.n_entrance_open_id = o.n_entrance_open_id)
        as "hasList",
      (select count(distinct w.n_entrance_reg_id) from entrance_preference w
        join n_entrance_reg a using (n_entrance_reg_id)
        where a.n_entrance_open_id = o.n_entrance_open_id) as ordered
    from n_entrance_open o where o.n_entrance_open_id = ${openingId}`.execute(reader)
  const [row] = rows
  if (row === undefined) throw new Error('The caller has found this opening')
  const programs: readonly ProgramRow[] = await reader
    .selectFrom('n_program')
    .select(['n_program_id as id', 'name', 'name_ne'])
    .where('ad_client_id', '=', clientId)
    .where((of) =>
      of.or([
        of('isactive', '=', true),
        of('n_program_id', 'in', [row.own ?? 0, ...programIdsOf(row)]),
      ]),
    )
    .orderBy('name')
    .execute()
  const saved = programIdsOf(row).filter((id) => id !== row.own)
  return { ...row, saved, programs }
}

/** The programmes of an entrance, and those that may be added. */
export const readPrograms = defineProcess({
  ...entrancePrograms,
  name: { en: 'Programmes of an entrance', ne: 'प्रवेश परीक्षाका कार्यक्रम' },
  roles: entranceSelection.roles,
  shows: [],
  async run(_, { database: { kysely }, session, record: openingId }) {
    const opening = await findOpening(kysely, entranceSelection, { openingId, ...session })
    if (opening === null) return unknownOpening(entranceSelection)
    const facts = await factsOf(kysely, openingId, session.clientId)
    const { own, saved, programs, ordered, hasApplicants, hasList } = facts
    const named = (id: number) => programs.filter((each) => each.id === id).map(programOf)
    const page: EntranceProgramsPage = {
      own: own === null ? null : (named(own)[0] ?? null),
      further: saved.flatMap(named),
      others: programs.filter(({ id }) => id !== own && !saved.includes(id)).map(programOf),
      ordered,
      mayRemove: !hasApplicants,
      fixedBecause: programsStay({ own, hasList }),
    }
    return { summary: text.read, values: { n: saved.length + 1 }, data: { page } }
  },
})

function programOf({ id, name, name_ne }: ProgramRow) {
  return { n_program_ID: id, name, nameNepali: name_ne }
}

/** Stores the further programmes of an entrance, whose order applicants choose. */
export const setPrograms = defineProcess({
  ...entranceProgramsSet,
  name: { en: 'Set the further programmes of an entrance', ne: 'प्रवेश परीक्षाका अन्य कार्यक्रम राख्ने' },
  roles: entranceSelection.roles,
  run: ({ programs: chosen }, { transact, session, nowMs, record: openingId }) =>
    transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const facts = await factsOf(transaction, openingId, session.clientId)
      const known = facts.programs.map(({ id }) => id)
      const decision = decideFurther({ ...facts, chosen, known })
      if (decision.is === 'refused') {
        const found = facts.programs.find(({ id }) => id === decision.facts?.program)
        return refusedPrograms(decision.reason, found)
      }
      const columns = { further_programs: chosen.join(',') }
      const row = { table: 'n_entrance_open', key: 'n_entrance_open_id', id: openingId }
      await writeRow(transaction, row, { columns, userId: session.userId, nowMs })
      const before = { further_programs: facts.further_programs }
      did({ table: 'n_entrance_open', record: openingId, before, after: columns })
      return { summary: text.saved, values: { n: chosen.length } }
    }),
})

function refusedPrograms(reason: FurtherReason, program: ProgramRow | undefined): Refusal {
  const values = {
    most: mostFurther,
    program: nameInBoth(program?.name ?? '', program?.name_ne ?? ''),
  }
  const message = sayInBoth(furtherMessages[reason], values)
  const errors = [{ field: 'programs', message }]
  return refusal(`rule/${reason}`, message, {
    errors,
    status:
      reason === 'stays-offered' || reason === 'list-computed' || reason === 'own-missing'
        ? 409
        : 400,
  })
}
