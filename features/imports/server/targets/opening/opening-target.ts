import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { storeDue, takeDueBack } from '#features/dues/server/due-rows.ts'
import { storeCredit, takeCreditBack } from '#features/dues/server/opening-credit.ts'
import { importMessages } from '#features/imports/rules/messages.ts'
import { openingMessages as text } from '#features/imports/rules/opening-messages.ts'
import { openingColumns } from '#features/imports/wire/opening-columns.ts'
import type {
  ImportColumn,
  ImportContext,
  ImportTarget,
  Obstacle,
  PlannedRow,
  StoredRow,
} from '../target.ts'
import { allAmounts } from './known-amounts.ts'
import { openingNames, openOpening } from './opening-plan.ts'

/** Dues and credits of students from before. Two people decide on a file, as it is money. */
export const openingTarget: ImportTarget = {
  id: 'opening-amounts',
  label: text.label,
  note: text.note,
  columns: Object.entries(openingColumns).map(([name, column]): ImportColumn => ({
    help: null,
    ...column,
    name,
  })),
  keys: [['student', 'kind', 'name']],
  unique: [],
  sums: openingSums,
  open: openOpening,
  readAll: cells,
  store,
  takeBack,
}

async function cells({ transaction }: ImportContext): Promise<readonly (readonly string[])[]> {
  const rows = await allAmounts(transaction)
  return rows.map(({ student, kind, name, name_ne, amount, since, head }) => [
    student,
    openingNames.get('kind')?.get(kind) ?? kind,
    name,
    name_ne,
    String(toRupees(paisa(amount))),
    since,
    openingNames.get('head')?.get(head ?? '') ?? '',
  ])
}

async function store(
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const by = { userId: session.userId, nowMs }
  const stored: StoredRow[] = []
  for (const { line, plan } of rows) {
    const { kind, head, name_ne: nameNe, programId } = plan.values
    const amount = {
      partnerId: Number(plan.values['partnerId']),
      name: String(plan.values['name']),
      amount: paisa(Number(plan.values['amount'])),
      since: day(String(plan.values['since'])),
    }
    const due = {
      ...amount,
      programId: typeof programId === 'number' ? programId : null,
      nameNe: String(nameNe),
      head: String(head),
    }
    const id =
      kind === 'credit'
        ? await storeCredit(transaction, amount, by)
        : await storeDue(transaction, due, by)
    if (id === null) return { line, reason: importMessages['changed-meanwhile'] }
    stored.push({ line, id, version: 0 })
  }
  return stored
}

async function takeBack(
  rows: readonly (PlannedRow & StoredRow)[],
  { transaction, nowMs }: ImportContext,
): Promise<Obstacle | null> {
  for (const { line, id, plan } of rows) {
    const isCredit = plan.values['kind'] === 'credit'
    const isBack = isCredit
      ? await takeCreditBack(transaction, id, nowMs)
      : await takeDueBack(transaction, id)
    if (!isBack) return { line, reason: text[isCredit ? 'is-used' : 'is-paid'] }
  }
  return null
}

/** Sums of what a file would store. */
async function openingSums(importId: number, { transaction }: { readonly transaction: Reader }) {
  const { rows } = await sql<{ kind: string; paisa: number }>`
    select plan::jsonb->'values'->>'kind' as kind,
      sum((plan::jsonb->'values'->>'amount')::bigint)::bigint as paisa
    from import_row where import_id = ${importId} and state = 'new' group by 1`.execute(transaction)
  const sumOf = (kind: string) => paisa(rows.find((row) => row.kind === kind)?.paisa ?? 0)
  return [
    { name: text.dues, amount: sumOf('due') },
    { name: text.credits, amount: sumOf('credit') },
  ]
}
