import { sql } from 'kysely'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PartState, StatusPart } from '#platform/server/status/status-part.ts'
import { inDigits, waitsTooLong } from '../../rules/figures.ts'
import {
  partFacts as facts,
  partFigures as figures,
  partNames as names,
  partStates as states,
  partTodos as todos,
} from '../../rules/part-messages.ts'
import type { Installation } from '../installation.ts'

type Asking = { readonly database: Pick<Database, 'kysely'>; readonly nowMs: () => number }
type Channel = 'mail' | 'text' | 'push'

const dayMs = 24 * 3_600_000

type Outbox = {
  readonly waiting: number
  readonly failed: number
  readonly sent: number
  /** When the oldest that was not tried was due; null: none waits. */
  readonly oldestMs: number | null
  /** When the first of the failed ones was written; null: none failed. */
  readonly failedSinceMs: number | null
}

async function readOutbox({ database, nowMs }: Asking, channel: Channel): Promise<Outbox> {
  const since = new Date(nowMs() - dayMs)
  const { rows } = await sql<{
    waiting: number
    failed: number
    sent: number
    oldest: Date | null
    failed_since: Date | null
  }>`select count(*) filter (where last_error is null)::int as waiting,
      count(*) filter (where last_error is not null)::int as failed,
      min(created) filter (where last_error is null) as oldest,
      min(created) filter (where last_error is not null) as failed_since,
      (select count(*)::int from mail_outbox where channel = ${channel} and sent > ${since}) as sent
    from mail_outbox where channel = ${channel} and sent is null`.execute(database.kysely)
  const [row] = rows
  return {
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
    sent: row?.sent ?? 0,
    oldestMs: row?.oldest == null ? null : new Date(row.oldest).getTime(),
    failedSinceMs: row?.failed_since == null ? null : new Date(row.failed_since).getTime(),
  }
}

export function mailPart(at: Asking, { hasMailServer }: Installation): StatusPart {
  const carrier = hasMailServer ? facts.smtp : facts.files
  const todo = hasMailServer ? todos['see-mails'] : todos['set-smtp']
  const idle = hasMailServer ? null : states['to-files']
  return outboxPart(at, { channel: 'mail', carrier, todo, idle })
}

export function textPart(at: Asking, { hasTextGateway }: Installation): StatusPart {
  const carrier = hasTextGateway ? facts.gateway : facts['only-log']
  const idle = hasTextGateway ? null : states['to-log']
  return outboxPart(at, {
    channel: 'text',
    carrier,
    todo: hasTextGateway ? todos['see-gateway'] : null,
    idle,
  })
}

export function pushPart(at: Asking): StatusPart {
  const todo = todos['see-log']
  return outboxPart(at, { channel: 'push', carrier: facts.browsers, todo, idle: null })
}

type Way = {
  readonly channel: Channel
  readonly carrier: Message
  /** Null: nothing is to do. */
  readonly todo: Message | null
  /** State of a way that reaches no person; null: it does. */
  readonly idle: Message | null
}

function outboxPart(at: Asking, way: Way): StatusPart {
  const { channel } = way
  return {
    id: channel,
    name: names[channel],
    ask: async () => stateOf(await readOutbox(at, channel), way, at.nowMs()),
  }
}

function stateOf(outbox: Outbox, { carrier, todo, idle }: Way, nowMs: number): PartState {
  const { waiting, failed, sent, oldestMs, failedSinceMs } = outbox
  const ageMs = oldestMs === null ? 0 : Math.max(0, nowMs - oldestMs)
  const minutes = Math.round(ageMs / 60_000)
  const isStuck = waitsTooLong(ageMs)
  const level = failed > 0 || isStuck ? 'failing' : idle === null ? 'good' : 'off'
  const sinceMs = failedSinceMs ?? oldestMs
  return {
    level,
    state: wordOf(outbox, isStuck, idle),
    figure: sayInBoth(figures.outbox, { waiting, failed, sent }),
    ...(sinceMs === null ? {} : { since: { word: 'since', atMs: sinceMs } }),
    ...(level === 'good' || todo === null ? {} : { todo }),
    facts: [
      { label: facts.waiting, value: inDigits(String(waiting)) },
      ...(oldestMs === null
        ? []
        : [{ label: facts.oldest, value: sayInBoth(facts.minutes, { n: minutes }) }]),
      { label: facts.failed, value: inDigits(String(failed)) },
      { label: facts['sent-24'], value: inDigits(String(sent)) },
      { label: facts.carrier, value: carrier },
    ],
    measures: {
      outbox_waiting: waiting,
      outbox_failed: failed,
      outbox_oldest_seconds: ageMs / 1_000,
    },
  }
}

function wordOf({ failed, waiting }: Outbox, isStuck: boolean, idle: Message | null): Message {
  if (failed > 0) return sayInBoth(states.failed, { n: failed })
  if (isStuck) return states.waits
  return idle ?? (waiting > 0 ? states.sending : states.empty)
}
