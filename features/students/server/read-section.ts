import { yesNo } from '#platform/pure/yes-no.ts'
import type { Message } from '#platform/pure/message.ts'
import { parseRequest } from '#platform/pure/rest-dialect/request.ts'
import {
  flagOf,
  idOf,
  nepalDayOf,
  listValueOf,
  moneyOf,
  numberOf,
  recordsOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { findModel } from '#platform/server/model-engine/access.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Field, ModelShape } from '#platform/server/model-engine/dictionary/model-shape.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { DeskValue } from '#features/desk/wire/evidence.ts'
import { columnNames, sectionNames } from '../rules/messages.ts'
import type { FileMoment, FileRow, FileSection } from '../wire/student-file.ts'
import type { SectionPlan } from './sections.ts'

/** So many rows of a table are in the file, the newest. */
export const mostRows = 50

export type Reading = {
  readonly engine: Pick<ModelEngine, 'read'>
  readonly dictionary: Dictionary
  readonly session: Session
}

/** Owner of the rows: the student, and the student's account. */
export type Whose = { readonly partnerId: number; readonly userId: number }

type SectionRow = { readonly row: FileRow; readonly at: string; readonly moment: FileMoment | null }

/** A table of the file and what of it is on the lifeline; null where the role reads none of its models. */
export async function readSection(
  plan: SectionPlan,
  whose: Whose,
  reading: Reading,
): Promise<{ section: FileSection; moments: readonly FileMoment[] } | null> {
  const { dictionary, session } = reading
  const known = plan.tables.flatMap((table) => findModel(dictionary, table, session.role) ?? [])
  if (known.length === 0) return null
  const columns = plan.columns.filter(({ of }) => known.some(({ shape }) => firstOf(of, shape)))
  const read = await Promise.all(
    known.map(async ({ shape }) => {
      const fields = columns.map(({ of }) => firstOf(of, shape))
      const { table, label } = shape.model
      const { records, total } = await newest(table, ownerFilter(shape.model.owner, whose), reading)
      return { total, found: records.map((record) => foundIn(record, { plan, fields, label })) }
    }),
  )
  const found = read.flatMap((each) => each.found).toSorted((a, b) => b.at.localeCompare(a.at))
  const heads = columns.flatMap(({ of, name }) => {
    const [field] = known.flatMap(({ shape }) => firstOf(of, shape) ?? [])
    return field ? [{ name: name ?? field.label, isAmount: numeric.has(field.type.is) }] : []
  })
  const kind = plan.saysKind ? [{ name: columnNames.kind, isAmount: false }] : []
  return {
    section: {
      id: plan.id,
      name: sectionNames[plan.id],
      columns: [...kind, ...heads],
      rows: found.map(({ row }) => row),
      total: read.reduce((sum, { total }) => sum + total, 0),
    },
    moments: found.flatMap(({ moment }) => moment ?? []),
  }
}

const numeric: ReadonlySet<string> = new Set(['amount', 'number', 'integer'])

function firstOf(names: readonly string[], { find }: ModelShape): Field | null {
  return names.map(find).find((field) => field !== null) ?? null
}

function ownerFilter(owner: { readonly is: string }, { partnerId, userId }: Whose): string {
  return owner.is === 'user' ? `AD_User_ID eq ${userId}` : `C_BPartner_ID eq ${partnerId}`
}

/** As the role sees them: other rows and columns do not exist. */
export async function newest(
  table: string,
  filter: string,
  { engine, session }: Reading,
): Promise<{ records: readonly WireRecord[]; total: number }> {
  const query = { $filter: filter, $orderby: 'Created desc', $top: String(mostRows) }
  const answer = await engine.read(parseRequest({ table }, query), session)
  if (isRefusal(answer)) return { records: [], total: 0 }
  const list = JSON.parse(String(answer.body)) as WireRecord
  const records = recordsOf(list, 'records')
  return { records, total: numberOf(list, 'row-count') ?? records.length }
}

type Drawing = {
  readonly plan: SectionPlan
  readonly fields: readonly (Field | null)[]
  readonly label: Message
}

function foundIn(record: WireRecord, { plan, fields, label }: Drawing): SectionRow {
  const cells = fields.map((field) => (field === null ? '' : cellOf(record, field, plan)))
  const last = fields.at(-1)
  const state = last ? (listValueOf(record, last.name) ?? '') : ''
  const tone = plan.tones?.[state] ?? null
  const happened = plan.moment === undefined ? '' : textOf(record, plan.moment)
  const about = cells.find((cell) => cell !== '' && !(typeof cell === 'object' && 'day' in cell))
  return {
    row: { id: idOf(record, 'id') ?? 0, cells: plan.saysKind ? [label, ...cells] : cells, tone },
    at: happened || textOf(record, 'Created'),
    moment:
      happened === ''
        ? null
        : { at: happened, title: label, about: about ?? '', tone: tone ?? 'done' },
  }
}

/** A value as its column says it is. */
export function cellOf(
  record: WireRecord,
  { name, type }: Field,
  { words = {}, say }: Pick<SectionPlan, 'words' | 'say'> = {},
): DeskValue {
  const text = say?.(name, record) ?? null
  if (text !== null) return text
  const stored = value(record, name)
  if (stored === undefined || stored === null) return ''
  if (type.is === 'amount') return { paisa: moneyOf(record, name) }
  if (type.is === 'date') return { day: textOf(record, name) }
  if (type.is === 'datetime') {
    const day = nepalDayOf(record, name)
    return day === null ? '' : { day }
  }
  if (type.is === 'boolean') return flagOf(record, name) ? yesNo.yes : yesNo.no
  const raw = listValueOf(record, name) ?? ''
  if (type.is === 'list') return words[raw] ?? type.values[raw] ?? textOf(record, name)
  return words[raw] ?? textOf(record, name)
}
