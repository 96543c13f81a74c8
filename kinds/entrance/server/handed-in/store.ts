import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import { importMessages } from '#features/imports/rules/messages.ts'
import type { CellValue } from '#features/imports/rules/read-cell.ts'
import { createStudents } from '#features/imports/server/targets/student-store.ts'
import type {
  ImportContext,
  Obstacle,
  PlannedRow,
  StoredRow,
} from '#features/imports/server/targets/target.ts'
import { versionAt } from '#features/imports/server/targets/time-version.ts'
import { decideHandedIn } from './decide.ts'
import { personColumns } from './columns.ts'

type Cells = Readonly<Record<string, CellValue>>

/** Stores applications with the people whom they bring. A row whose decision is another one by now stands in the way. */
export async function storeHandedIn(
  rows: readonly PlannedRow[],
  context: ImportContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const people = await bringPeople(rows, context)
  if ('reason' in people) return people
  const stored: StoredRow[] = []
  for (const { line, plan } of rows) {
    const planned = ofApplication(plan.values)
    const person =
      planned['C_BPartner_ID'] === 0
        ? (people.get(emailOf({ line, plan })) ?? 0)
        : Number(planned['C_BPartner_ID'])
    const values: Cells = { ...planned, C_BPartner_ID: person }
    const id = (await isDecidedAlike(values, context)) ? await insert(values, context) : null
    if (id === null) return { line, reason: importMessages['changed-meanwhile'] }
    stored.push({ line, id, version: versionAt(context.nowMs) })
  }
  return stored
}

const ofPerson: ReadonlySet<string> = new Set(personColumns)

function ofApplication(values: Cells): Cells {
  const own = Object.entries(values).filter(([name]) => name !== 'brings' && !ofPerson.has(name))
  return Object.fromEntries(own)
}

/** Makes the people whom rows bring; the ids of all new ones of these rows by email. */
async function bringPeople(
  rows: readonly PlannedRow[],
  context: ImportContext,
): Promise<Obstacle | ReadonlyMap<string, number>> {
  const bringing = rows.filter(({ plan }) => plan.values['brings'] === true)
  const taken = await peopleByEmail(bringing, context)
  const meanwhile = bringing.find((row) => taken.has(emailOf(row)))
  if (meanwhile !== undefined)
    return { line: meanwhile.line, reason: importMessages['changed-meanwhile'] }
  await createStudents(bringing.map(personOf), context)
  const made = await peopleByEmail(
    rows.filter(({ plan }) => plan.values['C_BPartner_ID'] === 0),
    context,
  )
  return new Map([...made].flatMap(([email, id]) => (id === null ? [] : [[email, id] as const])))
}

function emailOf({ plan }: PlannedRow): string {
  return String(plan.values['email'])
}

function personOf({ line, plan }: PlannedRow): PlannedRow {
  const values = Object.entries(plan.values).filter(([name]) => ofPerson.has(name))
  return { line, plan: { ...plan, values: Object.fromEntries(values) } }
}

/** Accounts with the addresses of rows, by address; null: another import or the person made it. */
async function peopleByEmail(
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<ReadonlyMap<string, number | null>> {
  const emails = rows.map(emailOf)
  const { rows: found } = await sql<{ email: string; id: number | null }>`
    select lower(email) as email,
      case when created = ${new Date(nowMs)}::timestamptz and createdby = ${session.userId}::bigint
        then c_bpartner_id end as id
    from ad_user where lower(email) = any(${emails})`.execute(transaction)
  return new Map(found.map(({ email, id }) => [email, id]))
}

/** True if the rule still gives what was planned. */
async function isDecidedAlike(values: Cells, context: ImportContext): Promise<boolean> {
  const centre = values['n_exam_centre_ID'] ?? null
  const outcome = await decideHandedIn(
    {
      person: Number(values['C_BPartner_ID']),
      openingId: Number(values['n_entrance_open_ID']),
      received: day(String(values['handed_in'])),
      quotas: String(values['selectedQuota']),
      centreId: centre === null ? null : Number(centre),
      hasSpecialNeed: values['special_need'] === true,
    },
    context,
  )
  if (outcome.is === 'refused') return false
  const names = Object.keys(outcome.values)
  return names.every((name) => (outcome.values[name] ?? null) === (values[name] ?? null))
}

/** Null if the person has one by now. */
async function insert(
  values: Cells,
  { transaction, session, nowMs }: ImportContext,
): Promise<number | null> {
  const now = new Date(nowMs)
  const by = session.userId
  const stamps = { created: now, createdby: by, updated: now, updatedby: by }
  const all = Object.entries({ ...values, ...stamps })
  const { rows } = await sql<{ id: number }>`
    insert into n_entrance_reg (${sql.join(all.map(([name]) => sql.ref(name.toLowerCase())))})
    values (${sql.join(all.map(([, value]) => value))})
    on conflict do nothing returning n_entrance_reg_id as id`.execute(transaction)
  return rows[0]?.id ?? null
}
