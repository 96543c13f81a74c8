import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { ask, type Person } from '#testing/person.ts'
import { hearStatements } from '#testing/statements.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { ownApplications } from '#kinds/entrance/wire/entrance-application.ts'

/** Texts of the statements that have left, each once. */
const asked = new Set<string>()
hearStatements((statements) => {
  for (const { text } of statements)
    if (!/^(?:begin|commit|rollback|show) ?/.test(text)) asked.add(text)
})

let at: TestServer
let sita: Person & { readonly partnerId: number; readonly email: string }
let openingId: number
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
  const { email, partnerId } = await at.student()
  await enrollPartner(at, { partnerId })
  sita = { ...(await at.signIn(email)), email, partnerId }
  const row = anEntranceOpening('open', { name: 'Plans', today: todayOf(at) })
  openingId = await at.database.transaction((transaction) => storeOpening(transaction, row))
})
afterAll(() => at.close())

const own = (table: string, options: Record<string, string> = {}) =>
  sita.get(`/api/v1/models/${table}`, {
    $filter: `C_BPartner_ID eq ${sita.partnerId}`,
    ...options,
  })

/** The most frequent requests of students: own lists, and those that begin and end a visit. */
const actions: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
  'open entrances': () => sita.get('/api/v1/models/n_entrance_open'),
  'own entrance applications': () => own('n_entrance_reg', ownApplications(sita.partnerId)),
  'own program registrations': () =>
    own('n_program_creg', { $expand: 'n_program_cregdetails,c_payment' }),
  'own exam registrations': () => own('n_exam_reg', { $expand: 'n_exam_regdetails,c_payment' }),
  'own retotalings': () => own('n_exam_retotaling', { $expand: 'n_exam_rtdetails,c_payment' }),
  'own results': () => own('n_exam_result', { $expand: 'n_exam_resultdetails' }),
  'own enrollments': () => own('n_program_enroll'),
  'own payments': () => own('c_payment', { $orderby: 'Created desc' }),
  'own notices': () =>
    sita.get('/api/v1/models/ad_note', {
      $filter: `AD_User_ID eq ${sita.userId}`,
      $orderby: 'Created desc',
      $top: '20',
    }),
  'own record': () =>
    sita.get(`/api/v1/models/c_bpartner/${sita.partnerId}`, {
      $expand: 'c_bpartner_location,n_bpaca_info',
    }),
  login: () =>
    ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: sita.email, password: testPassword },
    }),
  apply: () =>
    sita.post('/api/v1/models/n_entrance_reg', {
      n_entrance_open_ID: openingId,
      selectedQuota: 'Open',
    }),
}

/**
 * Without sequential scans, so that a plan says which index serves; without values, as the statement is prepared; without
 * what PostgreSQL has learnt of the few rows of a test, which it does when it likes.
 */
async function plansOf(texts: readonly string[]): Promise<readonly string[]> {
  return at.database.transaction(async (transaction) => {
    const run = (statement: string) =>
      transaction.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(statement))
    await run('set local enable_seqscan = off')
    await run('set local enable_bitmapscan = off')
    await run(`select pg_clear_relation_stats(schemaname, tablename),
      (select count(pg_clear_attribute_stats(schemaname, tablename, attname, false)) from pg_attribute
        where attrelid = format('%I.%I', schemaname, tablename)::regclass and attnum > 0 and not attisdropped)
      from pg_tables where schemaname = 'public'`)
    const plans: string[] = []
    for (const text of texts) {
      const { rows } = await run(`explain (costs off, generic_plan) ${text}`)
      plans.push(`-- ${headOf(text)}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`)
    }
    return plans
  })
}

async function majorVersion(): Promise<number> {
  const { rows } = await at.database.kysely.executeQuery<{ server_version_num: string }>(
    CompiledQuery.raw('show server_version_num'),
  )
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

/** Enough of the text to know the statement by; what it selects is not repeated. */
function headOf(text: string): string {
  const tables = [...text.matchAll(/(?:from|into|update|join) "?(?!select)(\w+)"?/gi)]
  const verb = /^\W*(?:\/\*.*?\*\/\s*)?(\w+)/.exec(text)?.[1] ?? ''
  return `${verb} ${[...new Set(tables.map(([, table]) => table))].join(', ')}`
}

it('every statement of the busiest requests has the plan that is written down', async () => {
  asked.clear()
  for (const [name, work] of Object.entries(actions))
    expect([name, (await work()).status < 300]).toEqual([name, true])
  expect(asked.size).toBeGreaterThan(20)
  // Plans are their version's: on an older server of one's own only the answers are looked at.
  if ((await majorVersion()) < 18) return
  // All statements together, sorted: the order of execution differs, since the first reader fills each cache.
  const plans = await plansOf([...asked])
  await expect(plans.toSorted().join('\n')).toMatchFileSnapshot('plans.txt')
})
