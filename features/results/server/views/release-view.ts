import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { EarlyReason } from '#features/first-day/rules/facts.ts'
import { earlyOfView, undatedChecks } from '#features/first-day/server/first-day.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { ProposalCheck, ProposalList } from '#features/two-people/wire/open-proposal.ts'
import { resultViewText as text } from '../../rules/view-messages.ts'
import { lastPaperOf } from '../first-day.rows.ts'
import { resultOverview } from '../result-overview.ts'
import { openingOf, type Which, withheldOf } from '../which-results.ts'

const mostShown = 50

type Overview = NonNullable<Awaited<ReturnType<typeof resultOverview>>>
type Release = {
  readonly which: Which
  readonly exam: string
  readonly at: string
  readonly n: number
  readonly early?: EarlyReason | null
}

/** A release for its second person: release time, counts, each course, and the people to look at first. */
export const releaseView: NonNullable<ProposalType['view']> = async (
  reader,
  { after },
  { session, nowMs },
) => {
  const release: Release = JSON.parse(after)
  const openingId = await openingOf(reader, release.which)
  const overview = await resultOverview(reader, openingId, session.clientId)
  if (overview === null) return null
  const { first, undated } = await lastPaperOf(reader, openingId)
  const withheld = await withheldOf(reader, overview.papers)
  return {
    subject: sameInBoth(release.exam),
    fields: [
      { name: text.at, now: null, proposed: { instant: release.at } },
      { name: text.results, now: null, proposed: String(release.n) },
    ],
    checks: [...checksOf(overview, withheld.size), ...undatedChecks(undated)],
    lists: [coursesOf(overview), ...peopleOf(overview)],
    sheet: `/results/${openingId}`,
    ...earlyOfView(first, release.early?.reason, nowMs),
  }
}

function checksOf({ courses }: Overview, held: number): readonly ProposalCheck[] {
  const all = courses.reduce((sum, { candidates }) => sum + candidates, 0)
  const agreed = courses.reduce((sum, course) => sum + course.agreed, 0)
  const noOne = courses.filter(({ passedPercent }) => passedPercent === 0)
  return [
    {
      fact: text.marks,
      found: sayInBoth(text['marks-found'], { agreed, all }),
      sign: agreed === all ? 'agree' : 'look',
    },
    {
      fact: text.held,
      found: held === 0 ? text.none : sayInBoth(text['held-found'], { n: held }),
      sign: held === 0 ? 'agree' : 'look',
    },
    {
      fact: text['nobody-passed'],
      found: noOne.length === 0 ? text.none : sameInBoth(noOne.map(({ code }) => code).join(', ')),
      sign: noOne.length === 0 ? 'agree' : 'look',
    },
  ]
}

function coursesOf({ courses }: Overview): ProposalList {
  return {
    title: text.courses,
    columns: [text.code, text.course, text.sat, text.absent, text.passed],
    rows: courses.map(({ code, name, sat, absent, passedPercent }) => ({
      cells: [
        code,
        name,
        String(sat),
        String(absent),
        passedPercent === null ? '' : sayInBoth(text.percent, { n: passedPercent }),
      ],
    })),
    more: 0,
  }
}

function peopleOf({ look, papers }: Overview): readonly ProposalList[] {
  const partners = new Map(papers.map((paper) => [paper.registrationId, paper.partnerId]))
  const rows = [
    ...look.nearMisses.map((person) => ({ person, why: text['near-miss'] })),
    ...look.absent.map((person) => ({ person, why: text['was-absent'] })),
  ].map(({ person: { n_exam_reg_ID, erollno, name, code }, why }) => {
    const partnerId = partners.get(n_exam_reg_ID)
    return {
      cells: [name, erollno, sayInBoth(why, { code })],
      ...(partnerId !== undefined && { partnerId }),
    }
  })
  if (rows.length === 0) return []
  return [
    {
      title: text['look-first'],
      columns: [text.name, text.number, text.why],
      rows: rows.slice(0, mostShown),
      more: Math.max(0, rows.length - mostShown),
    },
  ]
}
