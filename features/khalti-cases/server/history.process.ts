import { sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { caseText as text } from '../rules/messages.ts'
import { type CaseEvent, khaltiCase } from '../wire/khalti-cases.ts'
import { findCases } from './find-cases.ts'
import { itemName } from '#features/payments/server/core/item-name.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isAttemptId(given: string): boolean {
  return uuid.test(given)
}

export const noAttempt = refusal('rule/attempt-unknown', text.unknown, { status: 404 })

/** One attempt with everything that happened to it, in order. Reads only. */
export function readHistory({ kinds }: Pick<PaymentsContext, 'kinds'>): Process {
  return defineProcess({
    ...khaltiCase,
    name: text.read,
    roles: staffWith('payment.read'),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run({ payment_attempt_ID: attemptId }, { database, nowMs }) {
      if (!isAttemptId(attemptId)) return noAttempt
      const history = await database.snapshot(async (reader) => {
        const condition = sql`a.payment_attempt_id = ${attemptId}`
        const [found] = await findCases(reader, { condition, most: 1, nowMs })
        if (found === undefined) return null
        const attempt = await reader
          .selectFrom('payment_attempt')
          .select(['payment_type', 'reference_id', 'next_check'])
          .where('payment_attempt_id', '=', attemptId)
          .executeTakeFirstOrThrow()
        return {
          found,
          forWhat: await itemName(reader, attempt, { kinds, nowMs }),
          nextCheck: attempt.next_check?.toISOString() ?? null,
          events: await eventsOf(reader, attemptId),
        }
      })
      return history === null ? noAttempt : { summary: text.read, data: { history } }
    },
  })
}

async function eventsOf(reader: Reader, attemptId: string): Promise<readonly CaseEvent[]> {
  const rows = await reader
    .selectFrom('payment_event')
    .select(['state', 'cause', 'happened', 'detail'])
    .where('payment_attempt_id', '=', attemptId)
    .orderBy('payment_event_id')
    .execute()
  return rows.map(({ state, cause, happened, detail }) => {
    const answer: { readonly status?: unknown; readonly totalPaisa?: unknown } = {
      ...Object(detail),
    }
    const total = Number.isSafeInteger(answer.totalPaisa) ? Number(answer.totalPaisa) : null
    return {
      state,
      cause,
      at: happened.toISOString(),
      status: typeof answer.status === 'string' ? answer.status : '',
      total: total === null ? null : paisa(total),
    }
  })
}
