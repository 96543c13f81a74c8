import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import * as programs from '#kinds/entrance/testing/entrance-of-programs.ts'
import { done } from '#testing/kinds/merit-in-tests.ts'
import { readAtOnce } from './anchors.ts'
import { ownUniversity } from './load/own-university.ts'
import { percentile } from './load/percentile.ts'
import { row } from './load/plain-page.ts'
import type { Crowd, CrowdTimes } from './load/readers.ts'

/**
 * Two published merit lists of 50,000 applicants, of one programme and of three with preferences: 32 readers who ask for
 * their own place at the same moment, against as many who ask for a cached list. Bar: p99 at most twice the cached list's.
 * `npm run bench -- own-place 5000` measures another size.
 */
const readers = 32
const applicants = Number(process.argv[2] ?? 50_000)
const seats = 600
const rounds = 300
const cachedPath = '/api/v1/models/n_aca_year'
const place = '/api/v1/processes/entrance_merit_own'

const at = await ownUniversity({ idleJobs: false })

const lists = [
  { name: 'one programme', ids: await published(false) },
  { name: 'three programmes', ids: await published(true) },
]
await at.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = at.app.server.address() as AddressInfo
for (const { name, ids } of lists) {
  const crowd = await signedIn(ids)
  await shoot(crowd, 60)
  const [placeTimes = [], cachedTimes = []] = await shoot(crowd, rounds)
  const [own, list] = [percentile(placeTimes, 0.99), percentile(cachedTimes, 0.99)]
  const [ownHalf, listHalf] = [percentile(placeTimes, 0.5), percentile(cachedTimes, 0.5)]
  console.log(
    [
      row(`${name}: own place p50 / p99`, `${ownHalf.toFixed(0)} / ${own.toFixed(0)} ms`, ''),
      row(`${name}: cached list p50 / p99`, `${listHalf.toFixed(0)} / ${list.toFixed(0)} ms`, ''),
      row(`${name}: own place / cached list`, `${(own / list).toFixed(2)}×`, 'bar ≤ 2×'),
    ].join('\n'),
  )
}
await at.end()

/** An entrance with a published list. Applications of the readers, from the first rank to the last. */
async function published(hasFurther: boolean): Promise<readonly number[]> {
  const entrance = await programs.entranceOfPrograms(at, [{ score: 50 }])
  const { openingId, body, mina, ids } = entrance
  if (!hasFurther)
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ further_programs: '' })
      .where('n_entrance_open_id', '=', openingId)
      .execute()
  await fill(openingId, hasFurther ? Object.values(ids) : [])
  const own = programs.seatsOfPrograms(entrance, { own: seats, civil: seats, computer: seats })
  const { further, ...single } = own
  const rules = JSON.stringify(hasFurther ? { ...single, further } : single)
  await done(mina, 'entrance_merit_rules', { ...body, rules })
  const began = performance.now()
  await done(mina, 'entrance_merit_compute', body)
  console.log(row('computed', `${Math.round(performance.now() - began)} ms`, 'bar ≤ 5 s'))
  await programs.publishComputed(at, { body, mina, sarita: await at.staff('registrar') })
  await sql`vacuum analyze`.execute(at.database.kysely)
  const { rows } = await sql<{ id: number }>`
    select n_entrance_reg_id as id from merit_place join merit_list using (merit_list_id)
    where n_entrance_open_id = ${openingId} and rank % ${Math.floor(applicants / readers)}::int = 1
    order by rank limit ${readers}`.execute(at.database.kysely)
  return rows.map(({ id }) => id)
}

/** Approved and scored applicants without accounts, who prefer the programmes in three orders. */
async function fill(openingId: number, preferred: readonly number[]): Promise<void> {
  await at.database.transaction(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`with people as (
        insert into c_bpartner (name, email, gender, dob_ad)
        select 'Reader', 'reader' || ${openingId}::bigint || '-' || n || '@example.com', 'male',
          date '2000-01-01' + n % 3000
        from generate_series(1, ${applicants}::int) n returning c_bpartner_id),
      applied as (
        insert into n_entrance_reg (c_bpartner_id, n_entrance_open_id, n_program_id, totalfee, feepaid,
          ispaid, selectedquota, docstatus, erollno, score, attendance)
        select p.c_bpartner_id, o.n_entrance_open_id, o.n_program_id, 150000, 150000, true, '', 'AP',
          'R-' || p.c_bpartner_id, 40 + p.c_bpartner_id * 7919 % 6000 / 100.0, 'present'
        from people p, n_entrance_open o where o.n_entrance_open_id = ${openingId}
        returning n_entrance_reg_id)
      insert into entrance_preference (n_entrance_reg_id, place, n_program_id)
      select a.n_entrance_reg_id, 1 + (a.n_entrance_reg_id + f.place) % 3, f.id
      from applied a, unnest(${[...preferred]}::bigint[]) with ordinality as f(id, place)`.execute(
      transaction,
    )
  })
}

/** Accounts of these applicants, each with a session of its own. */
async function signedIn(ids: readonly number[]): Promise<Crowd['readers']> {
  const crowd: Crowd['readers'][number][] = []
  for (const id of ids) {
    const { email, userId } = await at.student()
    await sql`update ad_user u set c_bpartner_id = a.c_bpartner_id from n_entrance_reg a
      where u.ad_user_id = ${userId} and a.n_entrance_reg_id = ${id}`.execute(at.database.kysely)
    const { token } = await at.signIn(email)
    const own = { path: place, body: { n_entrance_reg_ID: id } }
    crowd.push({ token, requests: [own, { path: cachedPath }] })
  }
  return crowd
}

/** All readers at once for the own place, then all at once for the cached list. */
function shoot(crowd: Crowd['readers'], times: number): Promise<CrowdTimes> {
  return readAtOnce({ port, rounds: times, readers: crowd, says: ['"ranked":', '"records"'] })
}
