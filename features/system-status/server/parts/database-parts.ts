import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { clockLevel, inDigits, sizeText } from '../../rules/figures.ts'
import {
  partFacts as facts,
  partFigures as figures,
  partNames as names,
  partStates as states,
  partTodos as todos,
} from '../../rules/part-messages.ts'
import type { Installation } from '../installation.ts'

type Connected = Pick<Database, 'kysely'>

const slowMs = 500
const fullPart = 0.9

/** Time of an answer of the database, its size, and its connections of the most that it takes. */
export function databasePart({ kysely }: Connected, { hasOwnCluster }: Installation): StatusPart {
  return {
    id: 'database',
    name: names.database,
    ask: async () => {
      const began = performance.now()
      await sql`select 1`.execute(kysely)
      const ms = Math.max(1, Math.round(performance.now() - began))
      const { rows } = await sql<{ size: string; used: number; most: number; began: Date }>`
        select pg_database_size(current_database())::text as size,
          (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
          current_setting('max_connections')::int as most, pg_postmaster_start_time() as began
        `.execute(kysely)
      const [row] = rows
      if (row === undefined) throw new Error('the database gave no figures')
      const { used, most } = row
      const size = Number(row.size)
      const isFull = used > most * fullPart
      return {
        level: isFull || ms > slowMs ? 'look' : 'good',
        state: ms > slowMs ? states.slow : states.answers,
        figure: sayInBoth(figures.database, { ms, size: sizeText(size), used, most }),
        since: { word: 'since', atMs: new Date(row.began).getTime() },
        ...(isFull ? { todo: todos['free-connections'] } : {}),
        facts: [
          { label: facts.server, value: hasOwnCluster ? facts.bundled : facts.external },
          { label: facts.size, value: sizeText(size) },
        ],
        measures: {
          database_bytes: size,
          database_connections: used,
          database_connections_most: most,
        },
      }
    },
  }
}

/** The versions of everything that a request for help is asked about. */
export function versionPart({ kysely }: Connected, installation: Installation): StatusPart {
  const { version, startedMs } = installation
  const node = process.version.slice(1)
  return {
    id: 'version',
    name: names.version,
    ask: async () => {
      const schema = await schemaOf({ kysely })
      return {
        level: 'good',
        state: states.current,
        figure: sayInBoth(figures.version, { product: inDigits(version), node: inDigits(node) }),
        since: { word: 'since', atMs: startedMs },
        facts: [
          { label: facts.product, value: inDigits(version) },
          { label: facts.node, value: inDigits(node) },
          ...(schema === null
            ? []
            : [
                { label: facts.postgres, value: inDigits(schema.postgres) },
                { label: facts.schema, value: sameInBoth(schema.newest) },
              ]),
        ],
      }
    },
  }
}

const patienceMs = 1_500

/** Null while the database is away: the versions of product and Node are shown all the same. */
async function schemaOf({ kysely }: Connected) {
  const asked = sql<{ postgres: string; newest: string }>`
    select current_setting('server_version') as postgres, max(name) as newest
    from schema_migration`
    .execute(kysely)
    .then(({ rows: [row] }) => row ?? null)
    .catch(() => null) // that the database is away is the answer of another part
  const row = await Promise.race([asked, wait(patienceMs, null, { ref: false })])
  return row && { postgres: row.postgres, newest: row.newest.replace('.sql', '') }
}

/** The clock of this machine against that of the database; sessions, late fees and releases go by them. */
export function clockPart({ kysely }: Connected, nowMs: () => number): StatusPart {
  return {
    id: 'clock',
    name: names.clock,
    ask: async () => {
      const before = nowMs()
      const { rows } = await sql<{ ms: string }>`
        select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(kysely)
      const after = nowMs()
      const seconds = (Number(rows[0]?.ms) - (before + after) / 2) / 1_000
      const level = clockLevel(seconds)
      const shown = inDigits(Math.abs(seconds).toFixed(2))
      return {
        level,
        state: level === 'good' ? states.right : sayInBoth(states.off, { s: shown }),
        figure: sayInBoth(figures.clock, { s: shown }),
        since: { word: 'checked', atMs: after },
        ...(level === 'good' ? {} : { todo: todos['set-clock'] }),
        measures: { clock_skew_seconds: seconds },
      }
    },
  }
}
