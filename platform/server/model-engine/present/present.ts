import { envelopeHeaders, printEnvelope } from '#platform/pure/rest-dialect/envelope.ts'
import type { TextRows } from '#platform/server/database/database.ts'
import type { Known, TextRow } from '../write/column-writer.ts'
import type { ReadPlan } from '../read/plan.ts'
import type { SqlPart } from '../read/read-sql.ts'
import { recordHead } from './value-texts.ts'

export type Presented = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Rows of a plan's statement to the wire's JSON text, without building objects on the way; null for no record. */
export function present(plan: ReadPlan, rows: TextRows, asked: PresentInput): Presented | null {
  const byPart = rowsByPart(plan, rows)
  const records = recordsOf(plan, byPart, asked.known)
  if (plan.is === 'record') {
    const [record] = records
    return record === undefined ? null : { body: record, headers: {} }
  }
  const counted = byPart[0]?.[0]?.[3] ?? byPart[1]?.[0]?.[3] ?? records.length
  const page = { ...asked.page, total: Number(counted), count: records.length }
  return { body: printEnvelope(page, listed(records)), headers: envelopeHeaders(page) }
}

export type PresentInput = {
  readonly known: Known
  readonly page: { readonly size: number; readonly skipped: number }
}

/** Rows by part number; place 0 holds the count, when it was asked apart. */
function rowsByPart(plan: ReadPlan, rows: TextRows): readonly (readonly TextRow[])[] {
  const byPart: TextRow[][] = Array.from({ length: plan.parts.length + 1 }, () => [])
  for (const row of rows) byPart[Number(row[0])]?.push(row)
  return byPart
}

/** Parts are numbered parents first, so that writing them from the last one up finds every record's details ready. */
function recordsOf(
  plan: ReadPlan,
  byPart: readonly (readonly TextRow[])[],
  known: Known,
): readonly string[] {
  const ready = new Map<number, Map<string, string[]>>()
  let records: string[] = []
  for (const part of plan.parts.toReversed()) {
    const ofParent = new Map<string, string[]>()
    records = []
    for (const row of byPart[part.number] ?? []) {
      const text = recordText(part, row, { known, ready })
      records.push(text)
      const parent = row[1] ?? ''
      const siblings = ofParent.get(parent)
      if (siblings) siblings.push(text)
      else ofParent.set(parent, [text])
    }
    ready.set(part.number, ofParent)
  }
  return records
}

type Ready = {
  readonly known: Known
  readonly ready: ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>
}

function recordText(part: SqlPart, row: TextRow, { known, ready }: Ready): string {
  const id = row[4] ?? ''
  let text = recordHead(id, row[5] ?? '')
  if (part.keyName !== null) text += `,${JSON.stringify(part.keyName)}:${id}`
  for (const write of part.columns) text += write(row, known)
  text += part.tail
  for (const detail of part.details) {
    const children = ready.get(detail.part)?.get(id)
    if (!children) continue
    const array = `[${listed(children)}]`
    for (const key of detail.keys) text += `,${JSON.stringify(key)}:${array}`
  }
  return `${text}}`
}

/** With commas between. Not joined: that would copy every text once more before the whole is made bytes. */
function listed(texts: readonly string[]): string {
  return texts.reduce((all, text) => (all === '' ? text : `${all},${text}`), '')
}
