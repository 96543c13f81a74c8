import { nameInBoth } from '#platform/pure/message.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import {
  findOpening,
  type Opening,
  undecidedOf,
  unknownOpening,
} from '#features/selection/server/candidates.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import type { MeritPage } from '../../wire/merit-list.ts'
import { entranceMerit, type MeritShows, meritShows } from '../../wire/merit-processes.ts'
import { entranceSelection } from '../selection.ts'
import { type MeritInput, readApplicants } from './applicants.ts'
import { meritProposal } from './exclusive.ts'
import { countsOf, quotaTotals } from './list-counts.ts'
import { rowsOf } from './list-rows.ts'
import { meritPending } from '../parts/pending.ts'
import type { StoredMeritProposal } from './publish.process.ts'
import { findList, findListIn, findVersion, type MeritListRow, versionsOf } from './stored-list.ts'
import { programsOfEntrance } from '../programs/programs.rows.ts'
import { findRules, partsOf, rulesOf, type StoredRules } from './stored-rules.ts'

/** The rule set of an entrance, its newest merit list with a part of its rows, and how far its publication is. */
export const readMeritList = defineProcess({
  ...entranceMerit,
  name: { en: 'Read a merit list', ne: 'योग्यता सूची हेर्ने' },
  roles: entranceSelection.roles,
  shows: [
    { table: 'n_entrance_reg' },
    { table: 'c_bpartner', columns: ['Name', 'name_nepali', 'dob_ad'] },
  ],
  async run(
    { show, from, version, programme },
    { database: { kysely }, session, nowMs, record: openingId },
  ) {
    const opening = await findOpening(kysely, entranceSelection, { openingId, ...session })
    if (opening === null) return unknownOpening(entranceSelection)
    const shows = meritShows.find((each) => each === show) ?? 'all'
    const rows = { shows, from: Math.max(0, from ?? 0), version: version ?? null, programme }
    const at = { opening, session, nowMs, ...rows }
    const page = await pageOf(kysely, at)
    return { summary: text.read, values: { name: opening.name }, data: { page } }
  },
})

type Reading = {
  readonly opening: Opening
  readonly session: Session
  readonly nowMs: number
  readonly shows: MeritShows
  readonly from: number
  readonly version: number | null
  /** Id of a programme to show alone; absent: all. */
  readonly programme: number | undefined
}

async function pageOf(reader: Reader, at: Reading): Promise<MeritPage> {
  const { openingId, full, published } = at.opening
  const [stored, list, input] = [
    await findRules(reader, openingId),
    at.version === null
      ? await findList(reader, openingId)
      : await findVersion(reader, openingId, at.version),
    await readApplicants(reader, openingId),
  ]
  const programs = await programsOfEntrance(reader, openingId)
  const program = programs.find(({ programId }) => programId === at.programme)?.program
  const listRules = list && (await rulesOf(reader, list.merit_rules_id))
  const rows =
    list && listRules
      ? await rowsOf(reader, { ...at, list, rules: listRules.rules, program })
      : noRows
  return {
    name: nameInBoth(at.opening.name, at.opening.nameNe),
    full,
    programmeSeats: programs[0]?.seats ?? null,
    programs: programs.map(({ programId, ...each }) => ({ ...each, n_program_ID: programId })),
    parts: await partsOf(reader, openingId),
    rules: stored?.rules ?? null,
    rulesVersion: stored?.version ?? 0,
    undecided: await undecidedOf(reader, entranceSelection, openingId),
    unscored: input.unscored,
    pending: await meritPending(reader, at.opening),
    presenceMissing: (await entranceSelection.presence(reader, openingId)).missing,
    candidates: input.applicants.length,
    isPublishedWithout:
      published !== null && (await findListIn(reader, openingId, 'published')) === null,
    list: list && listRules && (await storedListOf(reader, { list, listRules, stored, input })),
    versions: await versionsOf(reader, openingId),
    ...rows,
    proposal: await findProposal(reader, at),
  }
}

const noRows = { rows: [], more: 0 } as const

async function storedListOf(
  reader: Reader,
  at: {
    readonly list: MeritListRow
    readonly listRules: StoredRules
    readonly stored: StoredRules | null
    readonly input: MeritInput
  },
): Promise<MeritPage['list']> {
  const { list, listRules, stored, input } = at
  const isOpen = list.state === 'draft' || list.state === 'scheduled'
  return {
    version: list.version,
    state: list.state,
    computed: list.created.toISOString(),
    publishAt: list.publish_at?.toISOString() ?? null,
    published: list.published?.toISOString() ?? null,
    answerDays: list.answer_days,
    rules: listRules.rules,
    rulesVersion: listRules.version,
    isStale: isOpen && (list.digest !== input.digest || stored?.id !== list.merit_rules_id),
    counts: await countsOf(reader, list.merit_list_id),
    quotas: await quotaTotals(reader, list.merit_list_id, listRules.rules),
  }
}

async function findProposal(
  reader: Reader,
  { opening, session, nowMs }: Reading,
): Promise<MeritPage['proposal']> {
  const open = await openProposalsOf(reader, [meritProposal], nowMs)
  const found = open.find(({ subject }) => subject === `n_entrance_open:${opening.openingId}`)
  if (found === undefined) return null
  const { at }: StoredMeritProposal = JSON.parse(found.after)
  const isOwn = isOwnEntry({ enteredBy: found.createdby }, session)
  return { by: found.entered_by ?? '', isOwn, at }
}
