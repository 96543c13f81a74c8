import { CompiledQuery } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { TestServer } from './test-server.ts'
import { others } from './others.ts'
import { hearStatements, type Statement } from './statements.ts'

/** Statements of this process as they leave, the newest last. */
const asked: Statement[] = []
hearStatements((statements) => asked.push(...statements.filter(onlyReads)))

/** Pages of 8 kB that the statements of an action read, in memory or not; an action without statements is an error. */
async function pagesOf({ kysely }: Database, work: () => Promise<unknown>): Promise<number> {
  asked.length = 0
  await work()
  const statements = [...asked]
  if (statements.length === 0) throw new Error('Nothing was asked of the database')
  let pages = 0
  for (const { text, values } of statements) {
    const explained = `explain (analyze, buffers, format json) ${text}`
    const { rows } = await kysely.executeQuery<{
      'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }]
    }>(CompiledQuery.raw(explained, [...values]))
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  return pages
}

type Looks = Readonly<Record<string, () => Promise<unknown>>>

/** The pages each look reads at these sizes, of those that read more at the last than at the first by more than `most`. */
export async function grownBy(
  most: number,
  at: TestServer,
  {
    sizes,
    looks,
  }: { readonly sizes: readonly (readonly [number, number])[]; readonly looks: Looks },
): Promise<Readonly<Record<string, readonly number[]>>> {
  const read: Record<string, number[]> = {}
  for (const [from, to] of sizes) {
    await others(at, from, to)
    for (const [name, look] of Object.entries(looks))
      (read[name] ??= []).push(await pagesOf(at.database, look))
  }
  const grown = Object.entries(read).filter(
    ([, pages]) => (pages.at(-1) ?? 0) > (pages[0] ?? 0) + most,
  )
  return Object.fromEntries(grown)
}

function onlyReads({ text }: Statement): boolean {
  return (
    /^\s*(select|with)\b/i.test(text) &&
    !/\b(for (update|share|no key)|insert|update|delete|pg_\w+)\b/i.test(text)
  )
}
