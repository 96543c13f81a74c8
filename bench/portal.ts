import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/open.ts'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { hashesPerSecond, pgbench, shootAt, startProcess } from './anchors.ts'
import type { LoadResult } from './load/load.ts'
import { type LoadRequest, loads, warmUpSeconds } from './load/loads.ts'
import { type BenchUniversity, closedOpenings, fillUniversity, students } from './university.ts'

/**
 * Measures PERFORMANCE's "Reach" table at 32 connections, on a PostgreSQL by DATABASE_URL and on the server's own. Server,
 * load generator and anchors are separate processes; an anchor is measured beside its task. Prints ratios.
 */
const port = 9_345
const barePort = 9_346
const seconds = 6
const only = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const bareOrigin = `http://127.0.0.1:${barePort}/`

const flatJoin = `select a.*, p.* from n_entrance_reg a
  left join c_payment p on p.n_entrance_reg_id = a.n_entrance_reg_id
  where a.c_bpartner_id = :pid order by a.n_entrance_reg_id, p.c_payment_id`.replaceAll('\n', ' ')

type BenchDatabase = { readonly folder: string; readonly url: string | undefined }
type Anchor = { readonly name: string; readonly measure: () => Promise<number> }
type Task = {
  readonly name: string
  readonly anchor: Anchor
  readonly bar: number
  readonly p99BarMs?: number
  readonly load: (university: BenchUniversity) => LoadRequest
}

const postgres = await temporaryCluster({ durable: true })
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
chmodSync(folder, 0o755) // the user who runs PostgreSQL for root has to pass
try {
  print(['', 'ratio', 'p50 ms', 'p99 ms', 'bar'])
  await measurePlace({ folder, url: postgres.url })
  await measurePlace({ folder, url: undefined })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measurePlace(place: BenchDatabase): Promise<void> {
  const database = await openDatabase({ url: place.url, dataDir: place.folder })
  const university = await fillUniversity(database)
  await database.close()
  const options = ['--port', String(port), '--folder', place.folder]
  const url = place.url === undefined ? [] : ['--url', place.url]
  const stop = await startProcess('server.ts', [...options, ...url], `${origin}/health`)
  try {
    for (const task of tasks(university).filter(isWanted))
      await measureTask(task, { place, university })
  } finally {
    await stop()
  }
}

/** Anchor, ours, anchor again: what else the machine does falls on both. */
async function measureTask(
  { name, anchor, load, bar, p99BarMs }: Task,
  { place, university }: { place: BenchDatabase; university: BenchUniversity },
): Promise<void> {
  const before = await anchor.measure()
  const result = await shootAt({ ...load(university), url: origin, seconds, warmUpSeconds })
  const after = await anchor.measure()
  if (result.wrong > 0) throw new Error(`${name}: not right: ${result.wrongInWords}`)
  const ratio = result.perSecond / ((before + after) / 2)
  const engine = place.url === undefined ? 'own' : 'by URL'
  const hasBar = place.url !== undefined
  print([
    `${name}, ${engine} / ${anchor.name}`,
    `${ratio.toFixed(2)}×`,
    String(result.p50),
    String(result.p99),
    hasBar ? verdict(ratio, result, { bar, p99BarMs }) : '',
  ])
}

function verdict(
  ratio: number,
  { p99 }: LoadResult,
  { bar, p99BarMs }: { bar: number; p99BarMs: number | undefined },
): string {
  const isMet = ratio >= bar && (p99BarMs === undefined || p99 <= p99BarMs)
  const wanted = `≥ ${bar}×${p99BarMs === undefined ? '' : `, p99 ≤ ${p99BarMs}`}`
  return `${wanted}  ${isMet ? 'met' : 'MISSED'}`
}

/** `npm run bench -- portal login apply` measures just these. */
function isWanted({ name }: Task): boolean {
  return only.length === 0 || only.some((each) => name.includes(each))
}

function tasks({ firstPartner, firstOpening }: BenchUniversity): readonly Task[] {
  const partners = { first: firstPartner, last: firstPartner + students - 1, seconds: 3 }
  return [
    {
      name: 'list open entrances',
      anchor: { name: 'bare fastify reply', measure: bareReplies },
      bar: 0.4,
      load: loads.openings,
    },
    {
      name: 'my applications with payments',
      anchor: {
        name: 'pgbench flat LEFT JOIN, c=8',
        measure: async () => pgbench(postgres.url, { ...partners, sql: flatJoin }),
      },
      bar: 0.3,
      p99BarMs: 25,
      load: loads.mine,
    },
    {
      name: 'apply',
      anchor: {
        name: 'pgbench insert, c=8',
        measure: () => bareInserts(partners, firstOpening),
      },
      bar: 0.3,
      load: loads.apply,
    },
    {
      name: 'login',
      anchor: { name: 'the hash alone', measure: hashesPerSecond },
      bar: 0.65,
      load: loads.login,
    },
  ]
}

/**
 * The row an application is, without any check: the same table with its keys and references. Random partners and
 * closed openings, so that nearly each is new; taken out again afterwards.
 */
async function bareInserts(
  partners: { first: number; last: number; seconds: number },
  firstOpening: number,
) {
  const inserted = pgbench(postgres.url, {
    ...partners,
    sql: `insert into n_entrance_reg (c_bpartner_id, n_entrance_open_id, totalfee, selectedquota)
      values (:pid, ${firstOpening} + (random() * ${closedOpenings - 1})::int, 1, 'Open') on conflict do nothing`.replaceAll(
      '\n',
      ' ',
    ),
  })
  const database = await openDatabase({ url: postgres.url, dataDir: folder })
  await database.kysely.deleteFrom('n_entrance_reg').where('totalfee', '=', 1).execute()
  await database.close()
  return inserted
}

async function bareReplies(): Promise<number> {
  const stop = await startProcess('bare.ts', [String(barePort)], bareOrigin)
  const request = { method: 'GET', path: '/', headers: {} } as const
  const load = { url: bareOrigin, seconds: 3, warmUpSeconds: 1, requests: [request], status: 200 }
  const { perSecond } = await shootAt(load)
  await stop()
  return perSecond
}

function print([name = '', ...cells]: readonly string[]): void {
  console.log(`${name.padEnd(62)}${cells.map((cell) => cell.padStart(8)).join('  ')}`)
}
