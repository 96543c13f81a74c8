import { CompiledQuery, sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Campus, campus, todayOf } from '#testing/campus.ts'
import type { Person } from '#testing/person.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { ownApplications } from '#kinds/entrance/wire/entrance-application.ts'

/** Statements of the read path as they leave, the newest last. */
const asked: { readonly text: string; readonly values: readonly unknown[] }[] = []
const { query } = Client.prototype
Object.defineProperty(Client.prototype, 'query', {
  configurable: true,
  value(this: Client, ...given: unknown[]): unknown {
    const [first] = given
    if (typeof first === 'object' && first !== null && 'rowMode' in first)
      asked.push({ text: String(Reflect.get(first, 'text')), values: Reflect.get(first, 'values') })
    return Reflect.apply(query, this, given)
  },
})

let at: Campus
let sita: Person & { readonly partnerId: number }
beforeAll(async () => {
  at = await campus({ idleJobs: true })
  const { email, partnerId } = await at.student()
  sita = { ...(await at.signIn(email)), partnerId }
  const row = anEntranceOpening('open', { name: 'Growth', today: todayOf(at) })
  const openingId = await at.database.transaction((transaction) => storeOpening(transaction, row))
  await sita.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: openingId,
    selectedQuota: 'Open',
  })
}, 60_000)
afterAll(() => at.close())

const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  'own applications with their payments': () =>
    sita.get('/api/v1/models/n_entrance_reg', ownApplications(sita.partnerId)),
  'own payments': () =>
    sita.get('/api/v1/models/c_payment', {
      $filter: `C_BPartner_ID eq ${sita.partnerId}`,
      $orderby: 'Created desc',
    }),
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
}

/** Others with an application, two payments and three notices each. */
async function others(from: number, to: number): Promise<void> {
  const { kysely } = at.database
  await sql`with people as (
      insert into c_bpartner (name, email) select 'Other', 'other' || n || '@example.com'
      from generate_series(${from}::int, ${to}::int) n returning c_bpartner_id, email),
    users as (
      insert into ad_user (name, email, c_bpartner_id) select 'Other', email, c_bpartner_id from people
      returning ad_user_id),
    notes as (
      insert into ad_note (ad_user_id, textmsg, textmsg_ne) select ad_user_id, 'Told', 'Told' from users, generate_series(1, 3)),
    applied as (
      insert into n_entrance_reg (c_bpartner_id, n_entrance_open_id, totalfee, selectedquota, docstatus)
      select c_bpartner_id, (select max(n_entrance_open_id) from n_entrance_open), 1, 'Open', 'AP' from people
      returning n_entrance_reg_id, c_bpartner_id)
    insert into c_payment (c_bpartner_id, payment_type, c_doctype_id, tendertype, payamt, dateacct, docstatus, description,
      orig_trxid, n_entrance_reg_id)
    select c_bpartner_id, 'ENTRANCE', 'Entrance Fee', 'Voucher', 100, date '2026-07-20', 'AP', 'Growth',
      'G' || n_entrance_reg_id || turn, n_entrance_reg_id from applied, generate_series(1, 2) turn`.execute(
    kysely,
  )
  for (const table of ['c_bpartner', 'ad_user', 'ad_note', 'n_entrance_reg', 'c_payment'])
    await sql`analyze ${sql.table(table)}`.execute(kysely)
}

/** Pages of 8 kB the list's statement touches, in memory or not. */
async function pagesOf(list: () => Promise<unknown>): Promise<number> {
  asked.length = 0
  await list()
  let pages = 0
  for (const { text, values } of asked) {
    const explained = `explain (analyze, buffers, format json) ${text}`
    const { rows } = await at.database.kysely.executeQuery<{
      'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }]
    }>(CompiledQuery.raw(explained, [...values]))
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  expect(asked.length).toBeGreaterThan(0)
  return pages
}

it('the pages a list reads grow with what is shown, not with what is stored', async () => {
  const read: Record<string, number[]> = {}
  for (const [from, to] of [
    [1, 50],
    [51, 500],
    [501, 5_000],
  ] as const) {
    await others(from, to)
    for (const [name, list] of Object.entries(lists)) (read[name] ??= []).push(await pagesOf(list))
  }
  // A deeper index costs a page for each look.
  const grown = Object.entries(read).filter(([, [few = 0, , many = 0]]) => many > few + 4)
  expect(Object.fromEntries(grown)).toEqual({})
}, 120_000)
