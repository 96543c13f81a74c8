import { type Message, nameInBoth, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { quotaLabel, type Quotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { findOpening, undecidedOf } from '#features/selection/server/candidates.ts'
import { presenceChecks } from '#features/selection/server/presence-checks.ts'
import { twiceChecks } from '#features/selection/server/twice/view-checks.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type {
  ProposalCheck,
  ProposalField,
  ProposalList,
} from '#features/two-people/wire/open-proposal.ts'
import { countLeftOut } from '../../rules/merit/list-state.ts'
import { weightsInWords } from '../../rules/merit/rule-sentences.ts'
import { meritViewText as text } from '../../rules/merit/view-messages.ts'
import type { MeritRow } from '../../wire/merit-list.ts'
import { type EntranceProgram, programsOfEntrance } from '../programs/programs.rows.ts'
import { entranceSelection } from '../selection.ts'
import { countsOf } from './list-counts.ts'
import { rowsOf } from './list-rows.ts'
import type { StoredMeritProposal } from './publish.process.ts'
import { findList, type MeritListRow } from './stored-list.ts'
import { rulesOf, type StoredRules } from './stored-rules.ts'
import { isUnchanged } from './unchanged.ts'

/** A merit list for its second person: counts, rule set, if anything changed since, and the first of its people. */
export const meritView: NonNullable<ProposalType['view']> = async (
  reader,
  { after },
  { session },
) => {
  const stored: StoredMeritProposal = JSON.parse(after)
  const { openingId } = stored
  const opening = await findOpening(reader, entranceSelection, { openingId, ...session })
  const list = await findList(reader, openingId)
  if (opening === null || list === null) return null
  const listRules = await rulesOf(reader, list.merit_rules_id)
  const rowsAt = { list, rules: listRules.rules, from: 0 }
  const seated = await rowsOf(reader, { ...rowsAt, shows: 'seat' })
  const waiting = await rowsOf(reader, { ...rowsAt, shows: 'waiting' })
  const quotas = await readQuotas(reader)
  const programs = await programsOfEntrance(reader, openingId)
  const textOf = (row: MeritRow) => seatText(row, quotas, programs)
  return {
    subject: nameInBoth(opening.name, opening.nameNe),
    fields: await fieldsOf(reader, { stored, list, listRules }),
    checks: await checksOf(reader, list, stored),
    lists: [
      listOf(text['people-seated'], seated, textOf),
      ...(waiting.rows.length === 0 ? [] : [listOf(text['people-waiting'], waiting, textOf)]),
    ],
    sheet: `/results/entrance/${openingId}/merit`,
  }
}

async function fieldsOf(
  reader: Reader,
  at: {
    readonly stored: StoredMeritProposal
    readonly list: MeritListRow
    readonly listRules: StoredRules
  },
): Promise<readonly ProposalField[]> {
  const { stored, list, listRules } = at
  const counts = await countsOf(reader, list.merit_list_id)
  const given = { given: counts.seated, seats: list.seats }
  const ruleSet = { name: listRules.rules.name, n: listRules.version }
  const { weights = [] } = listRules.rules
  const proposed: readonly (readonly [ProposalField['name'], ProposalField['proposed']])[] = [
    [text.at, { instant: stored.at }],
    [text.days, String(stored.answerDays)],
    [text.version, String(stored.version)],
    [text.rules, sayInBoth(text['rules-name'], ruleSet)],
    ...(weights.length > 0 ? [[text.score, weightsInWords(weights)] as const] : []),
    [text.seats, sayInBoth(text['seats-found'], given)],
    [text.waiting, String(counts.waiting)],
    [text['left-out'], String(countLeftOut(counts))],
  ]
  return proposed.map(([name, value]) => ({ name, now: null, proposed: value }))
}

async function checksOf(
  reader: Reader,
  list: MeritListRow,
  { openingId, listId }: StoredMeritProposal,
): Promise<readonly ProposalCheck[]> {
  const isSame = list.merit_list_id === listId && (await isUnchanged(reader, list))
  const undecided = await undecidedOf(reader, entranceSelection, openingId)
  return [
    {
      fact: text.unchanged,
      found: text[isSame ? 'unchanged-found' : 'changed-found'],
      sign: isSame ? 'agree' : 'look',
    },
    {
      fact: text.undecided,
      found: sayInBoth(sameInBoth('{n}'), { n: undecided }),
      sign: undecided === 0 ? 'agree' : 'look',
    },
    ...(await presenceChecks(reader, entranceSelection, openingId)),
    ...(await twiceChecks(reader, entranceSelection, openingId)),
  ]
}

function listOf(
  title: ProposalList['title'],
  { rows, more }: { readonly rows: readonly MeritRow[]; readonly more: number },
  textOf: (row: MeritRow) => Message,
): ProposalList {
  return {
    title,
    columns: [text.rank, text.name, text.number, text.score, text['seat-by']],
    rows: rows.map((row) => ({
      cells: [String(row.rank ?? ''), row.name, row.erollno, String(row.score ?? ''), textOf(row)],
    })),
    more,
  }
}

function seatText(
  { seat, held, waiting }: MeritRow,
  quotas: Quotas,
  programs: readonly EntranceProgram[],
): Message {
  if (seat === null) return sayInBoth(sameInBoth('{n}'), { n: waiting ?? 0 })
  const names = { quota: quotaLabel(quotas, seat.quota), from: quotaLabel(quotas, seat.from) }
  const by = seat.quota === seat.from ? names.quota : sayInBoth(text.passed, names)
  if (programs.length < 2 || held === null) return by
  const found = programs.find(({ program }) => program === held.program)
  const program = nameInBoth(found?.name ?? '', found?.nameNepali ?? '')
  return sayInBoth(text['in-program'], { program, by, n: held.place })
}
