import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { nothing } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { agrees, differs } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { type ApprovalFacts, decideApproval } from '../rules/approval.ts'
import { needsResult } from '../rules/certificate.ts'
import { approvalMessages, claimMessages as text } from '../rules/office-messages.ts'
import { certificateApplications } from './applications.ts'
import { approvalFacts } from './approval-facts.ts'

/** Request, dues, results and expulsions, as far as the type depends on them; what blocks by rule blocks here. */
export async function certificateClaims(
  { kysely }: Database,
  records: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  if (records.length === 0) return new Map()
  const requests = await certificateApplications.query(kysely, records).execute()
  const facts = await approvalFacts(kysely, records, nowMs)
  return new Map(
    requests.map(({ n_certificate_reg_id: id, copies, purpose, isurgent }) => {
      const found = sayInBoth(text[isurgent ? 'request-urgent' : 'request'], { copies, purpose })
      const own = facts.get(id)
      const request = agrees({ fact: text.asked, found, needed: text['as-asked'] })
      return [id, [request, ...(own === undefined ? [] : checksOf(own))]]
    }),
  )
}

const cleared = { owed: nothing, books: 0, fines: nothing, results: 1, expulsions: 0 } as const

function checksOf(facts: ApprovalFacts): readonly CheckRow[] {
  const { type, owed, books, fines, results, expulsions } = facts
  const library = sayInBoth(text['library-found'], { books, fines: rsInBoth(fines) })
  return [
    check({ ...cleared, type, owed }, text.fees, { found: rsInBoth(owed), needed: text.none }),
    check({ ...cleared, type, books, fines }, text.library, { found: library, needed: text.none }),
    ...(needsResult(type)
      ? [
          check({ ...cleared, type, results }, text.results, {
            found: sayInBoth(text['results-found'], { n: results }),
            needed: text['results-needed'],
          }),
        ]
      : []),
    ...(type === 'CHARACTER'
      ? [
          check({ ...cleared, type, expulsions }, text.expulsions, {
            found: sayInBoth(text['expulsions-found'], { n: expulsions }),
            needed: text.none,
          }),
        ]
      : []),
  ]
}

/** One fact, decided by the rule with all others as they should be. */
function check(
  facts: ApprovalFacts,
  fact: Message,
  values: { readonly found: Message; readonly needed: Message },
): CheckRow {
  const decision = decideApproval(facts)
  if (decision.is === 'allowed') return agrees({ fact, ...values })
  return {
    ...differs({ fact, ...values, note: approvalMessages[decision.reason] }),
    sign: 'block',
  }
}
