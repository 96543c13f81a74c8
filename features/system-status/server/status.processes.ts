import { maskAddressesIn, maskedAddress } from '#platform/pure/text/masked-address.ts'
import type { Database } from '#platform/server/database/database.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { askParts, atMostEvery } from '#platform/server/status/ask-parts.ts'
import type { PartAnswer, StatusPart } from '#platform/server/status/status-part.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { isFailing } from '../rules/worst-part.ts'
import { systemStatusText as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'

const mostMails = 50
const healthMs = 30_000
/** Parts that the work at desks needs; backups and certificates are the administrator's. */
const neededAtDesks = ['database', 'mail', 'text', 'disk', 'files', 'wallet']

export function statusProcesses(
  parts: readonly StatusPart[],
  nowMs: () => number,
): readonly Process[] {
  const roles = staffWith('system.watch')
  return [
    defineProcess({
      ...contracts.systemStatus,
      name: text.title,
      roles,
      shows: [],
      run: async (_given, { nowMs }) => ({
        summary: text.title,
        data: {
          checked: new Date(nowMs).toISOString(),
          parts: (await askParts(parts)).map(viewOf),
        },
      }),
    }),
    healthProcess(parts, nowMs),
    defineProcess({
      ...contracts.failedMails,
      name: text['failed-mails'],
      roles,
      shows: 'row-by-row',
      run: async (_given, { database }) => ({
        summary: text['failed-mails'],
        seen: { table: 'c_bpartner', record: '' },
        data: { mails: await readFailed(database) },
      }),
    }),
  ]
}

/** For everyone at a desk: the parts that fail, by name and nothing more. All who ask within half a minute share an answer. */
function healthProcess(all: readonly StatusPart[], nowMs: () => number): Process {
  const parts = all.filter(({ id }) => neededAtDesks.includes(id))
  const health = atMostEvery(
    healthMs,
    async () => ({
      checked: new Date(nowMs()).toISOString(),
      failing: (await askParts(parts)).flatMap(({ name, level }) =>
        isFailing(level) ? [name] : [],
      ),
    }),
    nowMs,
  )
  return defineProcess({
    ...contracts.systemHealth,
    name: text.health,
    roles: staffWith('office.use'),
    shows: [],
    run: async () => ({ summary: text.health, data: await health() }),
  })
}

/** As it goes over the wire; the numbers for the monitoring stay here. */
function viewOf({ id, name, level, state, figure, since, todo, to, facts }: PartAnswer) {
  return {
    id,
    name,
    level,
    state,
    figure,
    since:
      since === undefined ? null : { word: since.word, at: new Date(since.atMs).toISOString() },
    todo: todo ?? null,
    to: to ?? null,
    facts: facts ?? [],
  }
}

/** The newest mails that the mail server did not take, with masked addresses. */
async function readFailed({ kysely }: Database) {
  const rows = await kysely
    .selectFrom('mail_outbox as o')
    .leftJoin('ad_user as u', (join) => join.onRef('u.email', '=', 'o.recipient'))
    .select(['o.id', 'o.subject', 'o.recipient', 'o.last_error', 'o.attempts', 'o.created'])
    .select(['o.next_try', 'u.c_bpartner_id'])
    .where('o.channel', '=', 'mail')
    .where('o.sent', 'is', null)
    .where('o.last_error', 'is not', null)
    .orderBy('o.id', 'desc')
    .limit(mostMails)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    notice: row.subject,
    to: maskedAddress(row.recipient),
    cause: maskAddressesIn(row.last_error ?? ''),
    tries: row.attempts,
    created: row.created.toISOString(),
    nextTry: row.next_try.toISOString(),
    student: row.c_bpartner_id,
  }))
}
