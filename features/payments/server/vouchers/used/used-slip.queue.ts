import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { CheckRow, Evidence, DeskValue } from '#features/desk/wire/evidence.ts'
import {
  reportMessages,
  usedSlipText as text,
} from '#features/payments/rules/slips/used-slip-messages.ts'
import { voucherStates } from '#features/payments/rules/slips/voucher-states.ts'
import { slipOf, usedSlipRoles } from './used-slip.ts'
import { slipFile } from '../voucher-history.ts'

function selectOpen({ kysely }: Database) {
  return kysely
    .selectFrom('voucher_report as r')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'r.c_payment_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .innerJoin('c_payment as q', 'q.c_payment_id', 'r.earlier_payment_id')
    .innerJoin('c_bpartner as e', 'e.c_bpartner_id', 'q.c_bpartner_id')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'r.reported_by')
    .selectAll('r')
    .select(['p.c_bpartner_id', 'p.payamt', 'b.name', 'b.name_nepali', 'b.phone'])
    .select(['e.name as earlier_name', 'u.name as reported_by'])
    .where('r.settled', 'is', null)
    .orderBy('r.reported')
}

type UsedSlipRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number]

/** Queue of slips that were used before, reported to the registrar by cashiers when they returned them. */
export const usedSlipQueue: QueueSource = {
  id: 'used-slips',
  name: text.queue,
  roles: usedSlipRoles,
  promiseDays: 5,
  model: 'voucher_report',
  async list(database, { of }) {
    const rows = await selectOpen(database)
      .$if(of !== undefined, (asked) => asked.where('p.c_bpartner_id', 'in', of ?? []))
      .execute()
    return rows.map((row) => ({
      record: row.voucher_report_id,
      partnerId: row.c_bpartner_id,
      name: row.name,
      about: aboutOf(row),
      amount: row.payamt,
      since: row.reported.toISOString(),
      sign: 'look',
      words: text['same-slip'],
    }))
  },
  find: evidence,
  async since(database, record) {
    const row = await selectOpen(database)
      .where('r.voucher_report_id', '=', record)
      .executeTakeFirst()
    return row?.reported ?? null
  },
  decisions: ['used_slip_settle'],
}

async function evidence(database: Database, record: number): Promise<Evidence | null> {
  const row = await selectOpen(database)
    .where('r.voucher_report_id', '=', record)
    .executeTakeFirst()
  if (row === undefined) return null
  const [returned, earlier] = await Promise.all([
    slipFile(database, row.c_payment_id),
    slipFile(database, row.earlier_payment_id),
  ])
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: aboutOf(row),
    since: row.reported.toISOString(),
    amount: row.payamt,
    columns: [text.fact, text.returned, text.earlier],
    checks: await checksOf(database, row),
    alerts: [],
    facts: [],
    files: [
      ...returned.map((file) => ({ ...file, label: text.slip })),
      ...earlier.map((file) => ({
        ...file,
        label: text['earlier-slip'],
        isEarlier: true as const,
      })),
    ],
    history: [
      {
        at: row.reported.toISOString(),
        words: sayInBoth(text.reportedBy, { name: row.reported_by }),
      },
    ],
    blocked: null,
    approve: {
      slug: 'used_slip_settle',
      body: { voucher_report_ID: record },
      label: text.settle,
      outcome: text.outcome,
      takesAmount: false,
      asks: {
        parameter: 'note',
        title: text.settle,
        label: text.found,
        needed: reportMessages['outcome-needed'],
      },
    },
    turnBack: null,
  }
}

/** Both payments beside each other, in the same rows always. */
async function checksOf({ kysely }: Database, row: UsedSlipRow): Promise<readonly CheckRow[]> {
  const [returned, earlier] = await Promise.all([
    slipOf(kysely, row.c_payment_id).executeTakeFirstOrThrow(),
    slipOf(kysely, row.earlier_payment_id).executeTakeFirstOrThrow(),
  ])
  const line = (fact: Message, textOf: (slip: typeof returned) => DeskValue): CheckRow => ({
    fact,
    values: [textOf(returned), textOf(earlier)],
    sign: 'unknown',
    note: null,
  })
  return [
    { ...line(text.student, ({ name }) => name), sign: 'look', note: text['same-slip'] },
    line(text.for, ({ description }) => description),
    line(text.amount, ({ payamt }) => ({ paisa: payamt })),
    line(text.number, ({ slip_number }) => slip_number ?? '-'),
    line(text.sent, ({ created }) => ({ day: dayInNepal(created.getTime()) })),
    line(text.state, ({ state }) => voucherStates[state]),
  ]
}

function aboutOf({ earlier_name: name }: UsedSlipRow): Message {
  return sayInBoth(text.about, { name })
}
