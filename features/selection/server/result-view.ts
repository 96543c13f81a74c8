import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { EarlyReason } from '#features/first-day/rules/facts.ts'
import { earlyOfView, undatedChecks } from '#features/first-day/server/first-day.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type {
  ProposalCheck,
  ProposalField,
  ProposalList,
} from '#features/two-people/wire/open-proposal.ts'
import { resultViewText as text } from '../rules/result-view-messages.ts'
import {
  type Candidate,
  candidatesOf,
  findOpening,
  type Opening,
  undecidedOf,
} from './candidates.ts'
import { presenceChecks } from './presence-checks.ts'
import type { Selection } from './selection.ts'
import { twiceChecks } from './twice/view-checks.ts'

const mostShown = 200

/**
 * The result of a selection for its second person: counts, cut-off, who is selected by name, and who scored as much and is not.
 * Confirming refuses when anything has changed since it was proposed, so what is shown is what is published.
 */
export function resultView(of: Selection): NonNullable<ProposalType['view']> {
  return async (reader: Reader, { after }, { session, nowMs }) => {
    const { openingId, early }: { openingId: number; early?: EarlyReason | null } =
      JSON.parse(after)
    const opening = await findOpening(reader, of, { openingId, clientId: session.clientId })
    if (opening === null) return null
    const candidates = await candidatesOf(reader, of, openingId)
    const selected = byScore(candidates.filter((each) => each.selected))
    const others = byScore(candidates.filter((each) => !each.selected && each.score !== null))
    const cutOff = selected.at(-1)?.score ?? null
    const passed = others.filter(({ score }) => cutOff !== null && (score ?? 0) >= cutOff)
    const undecided = await undecidedOf(reader, of, openingId)
    const counts = { opening, candidates, selected, cutOff, next: others[0]?.score ?? null }
    return {
      subject: { en: opening.name, ne: opening.name },
      fields: fieldsOf(counts),
      checks: [
        {
          fact: text.passed,
          found:
            passed.length === 0
              ? text['passed-none']
              : sayInBoth(text['passed-found'], { n: passed.length }),
          sign: passed.length === 0 ? 'agree' : 'look',
        },
        ...applicationChecks(opening, undecided, nowMs),
        ...undatedChecks(opening.undated),
        ...(await presenceChecks(reader, of, openingId)),
        ...(await twiceChecks(reader, of, openingId)),
      ],
      lists: [
        ...(passed.length === 0 ? [] : [listOf(text['passed-list'], passed)]),
        listOf(text['chosen-list'], selected),
      ],
      sheet: `${of.path}/${openingId}`,
      ...earlyOfView(opening.first, early?.reason, nowMs),
    }
  }
}

/** Applications are still open, or some that are paid wait undecided: their people are not in this result. */
function applicationChecks(
  { lastDay }: Opening,
  undecided: number,
  nowMs: number,
): readonly ProposalCheck[] {
  const checks: ProposalCheck[] = []
  if (lastDay !== null && dayInNepal(nowMs) <= lastDay) {
    const day = dayInBoth(lastDay)
    checks.push({ fact: text.open, found: sayInBoth(text['open-until'], { day }), sign: 'look' })
  }
  if (undecided > 0)
    checks.push({
      fact: text.undecided,
      found: sayInBoth(text['undecided-found'], { n: undecided }),
      sign: 'look',
    })
  return checks
}

function byScore(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
}

function fieldsOf(at: {
  readonly opening: Opening
  readonly candidates: readonly Candidate[]
  readonly selected: readonly Candidate[]
  readonly cutOff: number | null
  readonly next: number | null
}): readonly ProposalField[] {
  const scoreWords = (score: number | null) =>
    score === null ? null : sayInBoth(text['of-full'], { score, full: at.opening.full })
  const absent = at.candidates.filter(({ attendance }) => attendance === 'absent').length
  const field = (name: ProposalField['name'], proposed: ProposalField['proposed']) => ({
    name,
    now: null,
    proposed,
  })
  return [
    field(text.candidates, String(at.candidates.length)),
    field(text.absent, String(absent)),
    field(text.selected, String(at.selected.length)),
    field(text['cut-off'], scoreWords(at.cutOff)),
    field(text['next-score'], scoreWords(at.next)),
  ]
}

function listOf(title: ProposalList['title'], people: readonly Candidate[]): ProposalList {
  return {
    title,
    columns: [text.name, text.number, text.score, text.quota],
    rows: people.slice(0, mostShown).map(({ name, symbolNumber, score, quotas, partnerId }) => ({
      cells: [name, symbolNumber, String(score ?? ''), quotas],
      partnerId,
    })),
    more: Math.max(0, people.length - mostShown),
  }
}
