import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'

/** A table as the archive describes it. */
export type ArchivedTable = {
  readonly name: string
  readonly columns: readonly {
    readonly name: string
    /** Type of PostgreSQL, such as `numeric(6,2)`. */
    readonly type: string
    readonly mayBeEmpty: boolean
  }[]
  readonly primaryKey: readonly string[]
  readonly references: readonly {
    readonly columns: readonly string[]
    readonly table: string
    readonly of: readonly string[]
  }[]
}

/** Passwords, keys and sessions: of no use elsewhere, and of use to a thief. */
const secretTables: ReadonlySet<string> = new Set([
  'auth_session',
  'credential',
  'idempotent_act',
  'import_piece',
  'login_throttle',
  'password_reset_request',
  'push_subscription',
  'recovery_code',
  'second_factor',
  'server_secret',
  'used_captcha',
])

/** Tables of the product in the order of their names, without those that hold secrets. */
export async function archivedTables(reader: Transaction): Promise<readonly ArchivedTable[]> {
  const { rows } = await sql<ArchivedTable>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod), 'mayBeEmpty', not a.attnotnull) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      coalesce((select json_agg(a.attname order by array_position(k.conkey, a.attnum))
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p'), '[]') as "primaryKey",
      coalesce((select json_agg(json_build_object(
          'columns', (select json_agg(a.attname order by array_position(f.conkey, a.attnum))
            from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey)),
          'table', f.confrelid::regclass::text,
          'of', (select json_agg(a.attname order by array_position(f.confkey, a.attnum))
            from pg_attribute a where a.attrelid = f.confrelid and a.attnum = any(f.confkey)))
          order by f.conname)
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as "references"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition
    order by c.relname`.execute(reader)
  return rows.filter(({ name }) => !secretTables.has(name))
}
