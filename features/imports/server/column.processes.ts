import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { answerImport, type FoundImport, lockOpenImport } from './show-import.ts'

const roles = staffWith('setup.use')

type Changing = {
  readonly id: number
  readonly dictionary: Dictionary
  readonly context: ProcessContext
}

/** Changes an import that was not carried out; it needs a new plan before it can be. */
async function change<Result>(
  { id, dictionary, context }: Changing,
  work: (found: FoundImport, transaction: Transaction) => Promise<Refusal | Result>,
): Promise<Refusal | Result> {
  const { database, session } = context
  return database.transaction(async (transaction) => {
    const found = await lockOpenImport(transaction, dictionary, { id, role: session.role })
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

function shown({ id, dictionary, context: { database, session, nowMs } }: Changing) {
  return answerImport(database.kysely, dictionary, { id, role: session.role, nowMs })
}

/** A column of the target takes its cells from one column of the file. */
const mapColumn = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importMap,
    name: text.map,
    roles,
    shows: [],
    async run({ import_ID: id, place, column }, context) {
      const at = { id, dictionary, context }
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

const chooseKey = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importKey,
    name: text.key,
    roles,
    shows: [],
    async run({ import_ID: id, key }, context) {
      const at = { id, dictionary, context }
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

const fixCell = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importFix,
    name: text.fix,
    roles,
    shows: [],
    run: ({ import_ID: id, line, column, value }, context) =>
      change({ id, dictionary, context }, async ({ of }, transaction) => {
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

const leaveOut = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importLeaveOut,
    name: text['leave-out'],
    roles,
    shows: [],
    run: ({ import_ID: id, line, isLeftOut }, context) =>
      change({ id, dictionary, context }, async (_found, transaction) => {
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

export const columnProcesses = (dictionary: Dictionary) => [
  mapColumn(dictionary),
  chooseKey(dictionary),
  fixCell(dictionary),
  leaveOut(dictionary),
]
