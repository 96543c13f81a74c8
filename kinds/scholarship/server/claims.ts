import { type Selectable, sql } from 'kysely'
import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import type { Database } from '#platform/server/database/database.ts'
import { quotaLabels, type Quotas, splitQuotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { agreesIf, toJudge } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { scholarshipClaimMessages as text } from '../rules/claim-messages.ts'
import { type Criteria, type CriterionId, fitOf, type ApplicantFacts } from '../rules/criteria.ts'
import { criteriaFromRow } from './opening.row.ts'
import type { ApplicationTable } from './tables.ts'

/** Criteria of scholarships and the facts of each applicant, by application; a person judges the documents. */
export async function scholarshipClaims(
  { kysely }: Database,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const rows = await kysely
    .selectFrom('n_scholarship_reg as a')
    .innerJoin('n_scholarship_open as o', 'o.n_scholarship_open_id', 'a.n_scholarship_open_id')
    .select(['a.n_scholarship_reg_id', 'a.quotas', 'a.cgpa', 'a.attendance'])
    .select(['o.quotas as for_quotas', 'o.least_cgpa', 'o.least_attendance', 'o.most_income'])
    .where('a.n_scholarship_reg_id', '=', sql<number>`any(${records})`)
    .execute()
  const quotas = await readQuotas(kysely)
  return new Map(
    rows.map(({ for_quotas, ...row }) => {
      const criteria = criteriaFromRow({ ...row, quotas: for_quotas })
      const checks = checksOf(criteria, statusOf(row), quotas)
      return [row.n_scholarship_reg_id, [...checks, ...documents(criteria)]]
    }),
  )
}

type ApplicantRow = Pick<Selectable<ApplicationTable>, 'quotas' | 'cgpa' | 'attendance'>

function statusOf({ quotas: claimed, cgpa, attendance }: ApplicantRow): ApplicantFacts {
  return { quotas: splitQuotas(claimed), cgpa, attendance, proofSeen: false }
}

function checksOf(criteria: Criteria, status: ApplicantFacts, quotas: Quotas): readonly CheckRow[] {
  return fitOf(criteria, status).map(({ criterion, fit }) => {
    const claim = { fact: text[criterion], ...claims[criterion](criteria, status, quotas) }
    return criterion === 'income' ? toJudge(claim) : agreesIf(fit === 'met', claim)
  })
}

type Claimed = { readonly found: Message; readonly needed: Message }

type ClaimOf = (asked: Criteria, has: ApplicantFacts, quotas: Quotas) => Claimed

const claims: Readonly<Record<CriterionId, ClaimOf>> = {
  quota: (asked, has, quotas) => ({
    found: has.quotas.length === 0 ? text['quota-none'] : quotaLabels(quotas, has.quotas),
    needed: sayInBoth(text['one-of'], { quotas: quotaLabels(quotas, asked.quotas) }),
  }),
  cgpa: ({ leastCgpa }, { cgpa }) => ({
    found: cgpa === null ? text['not-known'] : sayInBoth(sameInBoth('{cgpa}'), { cgpa }),
    needed: sayInBoth(text['at-least'], { n: leastCgpa ?? 0 }),
  }),
  attendance: ({ leastAttendance }, { attendance }) => ({
    found:
      attendance === null ? text['not-known'] : sayInBoth(sameInBoth('{n} %'), { n: attendance }),
    needed: sayInBoth(text['at-least-percent'], { n: leastAttendance ?? 0 }),
  }),
  income: ({ mostIncome }) => ({
    found: text['income-proof'],
    needed:
      mostIncome === null
        ? text['documents-needed']
        : sayInBoth(text['at-most'], {
            amount: rsInBoth(mostIncome),
          }),
  }),
}

/** A scholarship that asks for no proof of income still has documents that a person reads. */
function documents({ mostIncome }: Criteria): readonly CheckRow[] {
  if (mostIncome !== null) return []
  return [
    toJudge({
      fact: text.documents,
      found: text['documents-judged'],
      needed: text['documents-needed'],
    }),
  ]
}
