import { sameInBoth } from '#platform/pure/message.ts'
import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { ProcessRegistry } from '#platform/server/processes/process.ts'
import { runProcess } from '#platform/server/processes/run-process.ts'
import type { Trail } from '#platform/server/processes/trail.ts'
import { applicationWithdraw } from '#features/applying/wire/processes.ts'
import { kindApplications } from '#kinds/kinds.server.ts'

type DocumentActionDeps = {
  readonly database: Database
  readonly processes: ProcessRegistry
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly trail: Trail
}

export type RunAction = (
  target: Target,
  by: { readonly action: string; readonly session: Session },
) => Promise<Refusal | null>

type Target = { readonly table: string; readonly key: RecordKey; readonly body: unknown }

/** Keys a client sends back with an action, as it has read them. */
const besides = new Set(['doc-action', 'id', 'uid', 'identifier', 'model-name'])

/** The `doc-action`, `"VO"` or `{"id": "VO"}`, of a body that changes an application by nothing else; null for any other. */
export function documentActionOf({ table, body }: Target): string | null {
  if (!kindApplications.includes(table.toLowerCase())) return null
  if (typeof body !== 'object' || body === null) return null
  if (!Object.keys(body).every((key) => besides.has(key))) return null
  const given: unknown = Reflect.get(body, 'doc-action')
  const code: unknown =
    typeof given === 'object' && given !== null ? Reflect.get(given, 'id') : given
  return typeof code === 'string' ? code : null
}

/**
 * Carries out what a student asks of an own application by `doc-action` (idempiere-dialect §5.3): VO withdraws it (READINGS
 * Null when it is done.
 */
export function documentActions({
  database,
  processes,
  clock,
  trail,
}: DocumentActionDeps): RunAction {
  return async ({ table, key }, { action, session }) => {
    const record = key.is === 'id' ? key.id : 0
    const body = { model: table.toLowerCase(), record_ID: record, doc_action: action }
    const call = { slug: applicationWithdraw.slug, body, language: session.language }
    const needs = { database, session, nowMs: clock(), trail }
    const { isError, code, summary } = await runProcess(call, processes, needs)
    if (!isError) return null
    const status = code === 'rule/application-unknown' ? 404 : 409
    return refusal(`rule/${String(code).replace('rule/', '')}`, sameInBoth(summary), { status })
  }
}
