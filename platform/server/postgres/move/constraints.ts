import type { Client } from 'pg'

/**
 * Takes away what would look at each row while tables are filled in any order: references and triggers. What is given back
 * puts them there again, and the references are then checked as a whole.
 */
export async function setAsideChecks(client: Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ owner: string; name: string; rule: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const { rows: tables } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  for (const { owner, name } of references)
    await client.query(`alter table ${owner} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  return async () => {
    for (const { owner, name, rule } of references)
      await client.query(`alter table ${owner} add constraint ${name} ${rule}`)
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  }
}

/** Numbers go on where they were. */
export async function carryOnSequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`)
  for (const { name } of rows) {
    const state = await source.query(`select last_value::text, is_called from ${name}`)
    const [{ last_value, is_called }] = state.rows
    await target.query('select setval($1::regclass, $2::bigint, $3::boolean)', [
      name,
      last_value,
      is_called,
    ])
  }
}
