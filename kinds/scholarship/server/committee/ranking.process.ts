import { nameInBoth } from '#platform/pure/message.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import { toRupees, paisa } from '#platform/pure/money/money.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { splitQuotas } from '#features/applying/rules/facts.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { committeeMessages as text } from '../../rules/committee-messages.ts'
import { byRank, type Criteria, fitOf } from '../../rules/criteria.ts'
import { criteriaFromRow } from '../opening.row.ts'
import { awardProposalType, awardSubject, type StoredAward } from './award.ts'
import { isMember, saysWhoSits, staffRoles } from './committee.ts'
import { membersOf, staffOf } from './people.ts'

/** The committee's list: every applicant with scores and what is known of each criterion, the best first. */
export const readRanking = defineProcess({
  ...contracts.scholarshipRanking,
  name: { en: 'List of the committee', ne: 'समितिको सूची' },
  roles: staffRoles,
  shows: 'row-by-row',
  async run(given, { database, session }) {
    const opening = await database.kysely
      .selectFrom('n_scholarship_open')
      .selectAll()
      .where('n_scholarship_open_id', '=', given.n_scholarship_open_ID)
      .where('ad_client_id', '=', session.clientId)
      .executeTakeFirst()
    const openingId = given.n_scholarship_open_ID
    const isOnIt = await isMember(database.kysely, openingId, session)
    if (opening === undefined || !(isOnIt || saysWhoSits(session)))
      return refusal('rule/scholarship-unknown', text['scholarship-unknown'], { status: 404 })
    const criteria = criteriaFromRow(opening)
    const applicants = await readApplicants(database, openingId, session)
    const rows = applicants
      .map((applicant) => rankedOf(applicant, criteria))
      .toSorted((one, other) => byRank(one.rank, other.rank))
    const awarded = applicants.filter(({ docstatus }) => docstatus === 'CO').length
    return {
      summary: text['ranking-read'],
      values: { n: rows.length },
      seen: { table: 'n_scholarship_reg', record: '' },
      data: {
        name: nameInBoth(opening.name, opening.name_ne),
        amount: toRupees(paisa(opening.amount)),
        seats: opening.seats,
        awarded,
        isMember: isOnIt,
        members: await membersOf(database.kysely, openingId),
        staff: saysWhoSits(session) ? await staffOf(database.kysely, session.clientId) : [],
        applicants: rows.map(({ shown }) => shown),
      },
    }
  },
})

async function readApplicants({ kysely }: Database, openingId: number, session: Session) {
  const applicants = await kysely
    .selectFrom('n_scholarship_reg as a')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .selectAll('a')
    .select(['p.name', 'p.regrollno'])
    .where('a.n_scholarship_open_id', '=', openingId)
    .execute()
  const scores = await kysely
    .selectFrom('scholarship_score as s')
    .innerJoin('n_scholarship_reg as a', 'a.n_scholarship_reg_id', 's.n_scholarship_reg_id')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.ad_user_id')
    .select(['s.n_scholarship_reg_id', 's.score', 's.note', 's.ad_user_id', 'u.name as member'])
    .where('a.n_scholarship_open_id', '=', openingId)
    .orderBy('u.name')
    .execute()
  const proposals = await kysely
    .selectFrom('n_proposal as q')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'q.createdby')
    .select(['q.n_proposal_id', 'q.subject', 'q.createdby', 'q.after', 'u.name as by'])
    .where('q.sort', '=', awardProposalType)
    .where('q.state', '=', 'open')
    .execute()
  return applicants.map((applicant) => {
    const id = applicant.n_scholarship_reg_id
    const proposal = proposals.find(({ subject }) => subject === awardSubject(id))
    return {
      ...applicant,
      scores: scores
        .filter((each) => each.n_scholarship_reg_id === id)
        .map((each) => ({ ...each, isMine: each.ad_user_id === session.userId })),
      proposal: proposal === undefined ? null : waitingAward(proposal, session),
    }
  })
}

type ProposalRow = {
  readonly n_proposal_id: number
  readonly createdby: number
  readonly by: string
  readonly after: string
}

function waitingAward({ n_proposal_id, createdby, by, after }: ProposalRow, session: Session) {
  const { amount, reason } = JSON.parse(after) as StoredAward
  const isOwn = isOwnEntry({ enteredBy: createdby }, session)
  return { n_proposal_ID: n_proposal_id, by, isOwn, amount: toRupees(paisa(amount)), reason }
}

type Applicant = Awaited<ReturnType<typeof readApplicants>>[number]

function rankedOf(row: Applicant, criteria: Criteria) {
  const { cgpa, attendance, scores, docstatus } = row
  const quotas = splitQuotas(row.quotas)
  const proofSeen = docstatus === 'AP' || docstatus === 'CO'
  const fit = fitOf(criteria, { quotas, cgpa, attendance, proofSeen })
  const sum = scores.reduce((total, { score }) => total + score, 0)
  const score = scores.length === 0 ? null : Math.round((sum / scores.length) * 100) / 100
  const met = fit.filter((each) => each.fit === 'met').length
  const shown = {
    n_scholarship_reg_ID: row.n_scholarship_reg_id,
    Name: row.name,
    regrollno: row.regrollno,
    DocStatus: docstatus,
    quotas: row.quotas,
    cgpa,
    attendance,
    criteria: fit,
    score,
    scores: scores.map(({ member, score: given, note, isMine }) => ({
      member,
      score: given,
      note,
      isMine,
    })),
    awarded: row.awarded === null ? null : toRupees(paisa(row.awarded)),
    n_proposal_ID: row.proposal?.n_proposal_ID ?? null,
    proposal: row.proposal,
  }
  return { rank: { score, met, cgpa, id: row.n_scholarship_reg_id }, shown }
}
