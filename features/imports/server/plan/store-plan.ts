import { sayInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { importMessages as text } from '../../rules/messages.ts'
import type { FoundImport } from '../show-import.ts'
import type { ImportContext, Obstacle, StoringContext } from '../targets/target.ts'
import { carryOut, takeBack } from './carry-out.ts'
import { rememberHeadings } from './receive-file.ts'
import { countRows } from './stored-import.ts'

/** Number of rows that a planned file would store; refused while one is refused, or none is new or changed. */
export async function storableRows(
  { of }: FoundImport,
  { transaction }: Pick<ImportContext, 'transaction'>,
): Promise<Refusal | { readonly created: number; readonly changed: number }> {
  if (of.planned === null)
    return refusal('rule/import-not-planned', text['not-planned'], { status: 409 })
  const counts = await countRows(transaction, of.id)
  if (counts.refused > 0) {
    const values = { n: counts.refused }
    return refusal('rule/import-refused-rows', text['has-refused'], { values })
  }
  return counts.new + counts.changed === 0
    ? refusal('rule/import-nothing', text.nothing)
    : { created: counts.new, changed: counts.changed }
}

/** Stores exactly the rows of the plan of a locked import, all of them or none. */
export async function storePlan(
  found: FoundImport,
  context: StoringContext,
): Promise<Refusal | { readonly stored: number; readonly change: Change }> {
  const { of, target } = found
  const rows = await storableRows(found, context)
  if (isRefusal(rows)) return rows
  const stored = await carryOut(of.id, target, context)
  if (typeof stored !== 'number') return standsInTheWay(stored)
  const headings = { head: of.head ?? [], mapping: of.mapping }
  await rememberHeadings(context.transaction, target.id, headings)
  const after = {
    file: of.fileName,
    sha256: of.sha256 ?? '',
    rows_created: rows.created,
    rows_changed: rows.changed,
  }
  return { stored, change: { table: 'import', record: of.id, before: {}, after } }
}

/** Null if a locked import was carried out and not taken back. */
export function notToTakeBack({ of }: FoundImport): Refusal | null {
  if (of.committed === null)
    return refusal('rule/import-not-done', text['not-done'], { status: 409 })
  return of.undone === null
    ? null
    : refusal('rule/import-is-undone', text['is-undone'], { status: 409 })
}

/** Takes all rows of a locked import back, or none. */
export async function takePlanBack(
  found: FoundImport,
  context: StoringContext,
): Promise<Refusal | Change> {
  const refused = notToTakeBack(found)
  if (refused !== null) return refused
  const { of, target } = found
  const obstacle = await takeBack(of.id, target, context)
  if (obstacle !== null) return standsInTheWay(obstacle)
  const [before, after] = [{ file: of.fileName }, { taken_back: true }]
  return { table: 'import', record: of.id, before, after }
}

function standsInTheWay({ line, reason }: Obstacle): Refusal {
  return refusal('rule/import-obstacle', sayInBoth(text.obstacle, { line, reason }), {
    status: 409,
  })
}
