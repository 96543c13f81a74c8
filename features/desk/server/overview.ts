import * as common from '#platform/pure/labels/common.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { may, type StaffRole } from '#features/roles/rules/facts.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import type { Closing, Received } from '../wire/overview.ts'

/** A last day of openings, with the applications made for them. A kind brings its own; the desk knows none by name. */
export type ClosingDays = {
  readonly title: Message
  /** Table of the openings, its day, and the table of the applications with the same key. */
  readonly openings: string
  readonly day: string
  readonly applications: string
  readonly isPaid: boolean
}

const aheadDays = 30
const mostClosing = 6
const receivedDays = 14

/** Openings that close soon; for cashier and administrator also the money received. */
export function overviewProcess(
  closingDays: readonly ClosingDays[],
  roles: readonly StaffRole[],
): Process {
  return defineProcess({
    ...contracts.deskOverview,
    name: { en: 'Overview', ne: 'झलक' },
    roles,
    shows: [],
    async run(_given, { database, session, nowMs }) {
      const today = dayInNepal(nowMs)
      const countsMoney = may(session.role, 'payment.read')
      const [closing, received] = await Promise.all([
        closingSoon(database, closingDays, today),
        countsMoney ? receivedLately(database, today) : null,
      ])
      return { summary: text.listed, data: { closing, received } }
    },
  })
}

type ClosingRow = {
  readonly id: string
  readonly name: string
  readonly name_ne: string
  readonly day: Day
  readonly n: string
  readonly unpaid: string
}

async function closingSoon(
  { kysely }: Database,
  closingDays: readonly ClosingDays[],
  today: Day,
): Promise<readonly Closing[]> {
  const lists = await Promise.all(
    closingDays.map(async ({ title, openings, day, applications, isPaid }) => {
      const key = sql.ref(`${openings}_id`)
      const unpaid = isPaid
        ? sql`count(*) filter (where not a.ispaid and a.docstatus <> 'CL')`
        : sql`count(*) filter (where false)`
      const { rows } = await sql<ClosingRow>`
        select o.${key} as id, o.name, o.name_ne, to_char(o.${sql.ref(day)}, 'YYYY-MM-DD') as day,
          (select count(*) from ${sql.table(applications)} a where a.${key} = o.${key}) as n,
          (select ${unpaid} from ${sql.table(applications)} a where a.${key} = o.${key}) as unpaid
        from ${sql.table(openings)} o
        where o.isactive and o.ispublished and o.${sql.ref(day)} between ${today} and ${addDays(today, aheadDays)}
        order by o.${sql.ref(day)}, o.${key} limit ${mostClosing}`.execute(kysely)
      return rows.map((row) => ({
        id: `${openings}/${day}/${row.id}`,
        title,
        name: nameInBoth(row.name, row.name_ne),
        day: row.day,
        applied: Number(row.n),
        unpaid: Number(row.unpaid),
      }))
    }),
  )
  return lists
    .flat()
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, mostClosing)
}

/** Approved money by the day it was paid, of each type of payment. */
async function receivedLately({ kysely }: Database, today: Day): Promise<readonly Received[]> {
  const from = addDays(today, 1 - receivedDays)
  const rows = await kysely
    .selectFrom('c_payment')
    .select(['c_doctype_id', 'dateacct'])
    .select(({ fn }) => fn.sum<string>('payamt').as('amount'))
    .where('docstatus', 'in', ['AP', 'CO'])
    .where('dateacct', '>=', from)
    .where('dateacct', '<=', today)
    .groupBy(['c_doctype_id', 'dateacct'])
    .execute()
  const days = Array.from({ length: receivedDays }, (_, index) => addDays(from, index))
  return plots.map(({ title, types }) => ({
    title,
    days: days.map((day) => ({
      day,
      amount: rows
        .filter((row) => row.dateacct === day && types(row.c_doctype_id))
        .reduce((sum, row) => sum + Number(row.amount), 0),
    })),
  }))
}

const study = ['ADMISSION', 'COURSE_REGISTRATION']
const others = [...study, 'Entrance Fee', 'EXAM']

const plots = [
  {
    title: { en: 'Admission and semester', ne: 'भर्ना र सेमेस्टर' },
    types: (type: string) => study.includes(type),
  },
  {
    title: common.entrance,
    types: (type: string) => type === 'Entrance Fee',
  },
  { title: common.exam, types: (type: string) => type === 'EXAM' },
  {
    title: { en: 'Everything else', ne: 'अन्य सबै' },
    types: (type: string) => !others.includes(type),
  },
] as const
