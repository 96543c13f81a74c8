import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { refuseWhilePlanning } from './planning/plan-import.ts'
import { answerImport, type FoundImport, lockOpenImport } from './show-import.ts'
import type { Targets } from './targets/targets.ts'

const roles = staffWith('setup.use')

type Changing = {
  readonly id: number
  readonly targets: Targets
  readonly context: ProcessContext
}

/** Changes an import that was not carried out; it needs a new plan before it can be. */
async function change<Result>(
  { id, targets, context }: Changing,
  work: (found: FoundImport, transaction: Transaction) => Promise<Refusal | Result>,
): Promise<Refusal | Result> {
  const { database, session } = context
  const busy = await refuseWhilePlanning(database.kysely, id)
  if (busy !== null) return busy
  return database.transaction(async (transaction) => {
    const found = await lockOpenImport(transaction, targets, { id, session })
    if (isRefusal(found)) return found
    const result = await work(found, transaction)
    if (isRefusal(result)) return result
    await transaction
      .updateTable('import')
      .set({ planned: null })
      .where('import_id', '=', id)
      .execute()
    return result
  })
}

function shown({ id, targets, context: { database, session, nowMs } }: Changing) {
  return answerImport(database.kysely, targets, { id, session, nowMs })
}

/** A column of the target takes its cells from one column of the file. */
const mapColumn = (targets: Targets) =>
  defineProcess({
    ...contracts.importMap,
    name: text.map,
    roles,
    shows: [],
    async run({ import_ID: id, place, column }, context) {
      const at = { id, targets, context }
      const done = await change(at, async ({ of, target }, transaction) => {
        const isKnown = column === '' || target.columns.some(({ name }) => name === column)
        const isOfTable = target.takes === undefined
        if (!isKnown || !isOfTable || of.head?.[place] === undefined) return noColumn()
        const mapping = of.mapping.map((name, other) =>
          other === place ? column : name === column ? '' : name,
        )
        await transaction
          .updateTable('import')
          .set({ mapping: JSON.stringify(mapping) })
          .where('import_id', '=', id)
          .execute()
        return null
      })
      return isRefusal(done) ? done : shown(at)
    },
  })

function noColumn(): Refusal {
  return refusal('rule/no-column', text['no-column'], { status: 404 })
}

const chooseKey = (targets: Targets) =>
  defineProcess({
    ...contracts.importKey,
    name: text.key,
    roles,
    shows: [],
    async run({ import_ID: id, key }, context) {
      const at = { id, targets, context }
      const done = await change(at, async ({ target }, transaction) => {
        const chosen = target.keys.find((each) => each.join(' ') === key)
        if (chosen === undefined) return noColumn()
        await transaction
          .updateTable('import')
          .set({ key_columns: JSON.stringify(chosen) })
          .where('import_id', '=', id)
          .execute()
        return null
      })
      return isRefusal(done) ? done : shown(at)
    },
  })

const fixCell = (targets: Targets) =>
  defineProcess({
    ...contracts.importFix,
    name: text.fix,
    roles,
    shows: [],
    run: ({ import_ID: id, line, column, value }, context) =>
      change({ id, targets, context }, async ({ of }, transaction) => {
        const place = of.mapping.indexOf(column)
        if (place < 0) return noColumn()
        const row = await transaction
          .selectFrom('import_row')
          .select('cells')
          .where('import_id', '=', id)
          .where('line', '=', line)
          .executeTakeFirst()
        if (row === undefined) return refusal('rule/no-row', text['no-row'], { status: 404 })
        const cells = (JSON.parse(row.cells) as readonly string[]).with(place, value)
        await transaction
          .updateTable('import_row')
          .set({ cells: JSON.stringify(cells) })
          .where('import_id', '=', id)
          .where('line', '=', line)
          .execute()
        return { summary: text.fixed }
      }),
  })

const leaveOut = (targets: Targets) =>
  defineProcess({
    ...contracts.importLeaveOut,
    name: text['leave-out'],
    roles,
    shows: [],
    run: ({ import_ID: id, line, isLeftOut }, context) =>
      change({ id, targets, context }, async (_found, transaction) => {
        const rows = transaction
          .updateTable('import_row')
          .set({ is_left_out: isLeftOut })
          .where('import_id', '=', id)
        await (
          line === undefined ? rows.where('state', '=', 'refused') : rows.where('line', '=', line)
        ).execute()
        return { summary: text['left-out'] }
      }),
  })

export const columnProcesses = (targets: Targets) => [
  mapColumn(targets),
  chooseKey(targets),
  fixCell(targets),
  leaveOut(targets),
]
