import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

/** First and last number of the others that are there more, at one, ten and a hundred times. */
export const sizes = [
  [1, 50],
  [51, 500],
  [501, 5_000],
] as const

/**
 * Others for whom nothing waits: each with an approved application that the desk had open and decided long ago, one
 * that was never paid, two payments with their slips and three notifications. There must be two openings.
 */
export async function others(
  { database: { kysely } }: TestServer,
  from: number,
  to: number,
): Promise<void> {
  await sql`with people as (
      insert into c_bpartner (name, email) select 'Other', 'other' || n || '@example.com'
      from generate_series(${from}::int, ${to}::int) n returning c_bpartner_id, email),
    users as (
      insert into ad_user (name, email, c_bpartner_id) select 'Other', email, c_bpartner_id from people
      returning ad_user_id),
    notes as (
      insert into ad_note (ad_user_id, textmsg, textmsg_ne)
      select ad_user_id, 'Told', 'Told' from users, generate_series(1, 3)),
    applied as (
      insert into n_entrance_reg (c_bpartner_id, n_entrance_open_id, totalfee, selectedquota, docstatus)
      select c_bpartner_id, (select max(n_entrance_open_id) from n_entrance_open), 1, 'Open', 'AP' from people
      returning n_entrance_reg_id, c_bpartner_id),
    unpaid as (
      insert into n_entrance_reg (c_bpartner_id, n_entrance_open_id, totalfee, selectedquota, docstatus)
      select c_bpartner_id, (select min(n_entrance_open_id) from n_entrance_open), 1, 'Open', 'DR' from people),
    opened as (
      insert into desk_item (model, record_id) select 'n_entrance_reg', n_entrance_reg_id from applied),
    decided as (
      insert into desk_decision (queue, record_id, waited_since, decided)
      select 'entrance', n_entrance_reg_id, now() - interval '1 year', now() - interval '1 year' from applied)
    insert into c_payment (c_bpartner_id, payment_type, c_doctype_id, tendertype, payamt, dateacct, docstatus, description,
      orig_trxid, n_entrance_reg_id)
    select c_bpartner_id, 'ENTRANCE', 'Entrance Fee', 'Voucher', 100, date '2026-07-20', 'AP', 'Growth',
      'G' || n_entrance_reg_id || turn, n_entrance_reg_id from applied, generate_series(1, 2) turn`.execute(
    kysely,
  )
  await sql`insert into voucher (c_payment_id, stored_file_id, sha256, state, submitted_by)
    select c_payment_id, (select min(stored_file_id) from stored_file), 'growth ' || c_payment_id, 'APPROVED',
      (select min(ad_user_id) from ad_user)
    from c_payment where description = 'Growth' on conflict do nothing`.execute(kysely)
  for (const table of grown) await sql`vacuum analyze ${sql.table(table)}`.execute(kysely)
}

const grown = [
  'c_bpartner',
  'ad_user',
  'ad_note',
  'n_entrance_reg',
  'c_payment',
  'desk_item',
  'desk_decision',
  'voucher',
]
