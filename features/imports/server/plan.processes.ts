import { sayInBoth } from '#platform/pure/message.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import { rowStates } from '../rules/row-state.ts'
import * as contracts from '../wire/processes.ts'
import { carryOut, takeBack } from './plan/carry-out.ts'
import { makePlan } from './plan/make-plan.ts'
import { rememberHeadings } from './plan/receive-file.ts'
import { countRows, lockImport } from './plan/stored-import.ts'
import { answerImport, lockOpenImport, ofTarget, readImport, shownRows } from './show-import.ts'
import type { Obstacle } from './targets/target.ts'

const roles = staffWith('setup.use')

const readFile = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importRead,
    name: text.read,
    roles,
    shows: [],
    run: ({ import_ID: id }, { database, session }) =>
      answerImport(database.kysely, dictionary, { id, role: session.role }),
  })

const readRows = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importRows,
    name: text.rows,
    roles,
    shows: 'row-by-row',
    async run({ import_ID: id, state: given, after }, { database, session }) {
      const reader = database.kysely
      const found = await readImport(reader, dictionary, { id, role: session.role })
      if (isRefusal(found)) return found
      const state = rowStates.find((each) => each === given) ?? 'refused'
      const rows = await shownRows(reader, found, { state, after })
      const seen = { table: 'import', record: String(id) }
      return { summary: text.rows, data: { rows: [...rows] }, seen }
    },
  })

const planAgain = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importPlan,
    name: text.plan,
    roles,
    shows: [],
    async run({ import_ID: id }, { database, session, nowMs }) {
      const at = { id, role: session.role }
      const done = await database.transaction(async (transaction) => {
        const found = await lockOpenImport(transaction, dictionary, at)
        if (isRefusal(found)) return found
        await makePlan(found.of, found.target, { transaction, session, nowMs })
        return null
      })
      if (isRefusal(done)) return done
      const answer = await answerImport(database.kysely, dictionary, at)
      return isRefusal(answer) ? answer : { ...answer, summary: text.plan }
    },
  })

function standsInTheWay({ line, reason }: Obstacle): Refusal {
  return refusal('rule/import-obstacle', sayInBoth(text.obstacle, { line, reason }), {
    status: 409,
  })
}

/** Lists that the model engine caches. */
type Caches = Pick<ModelEngine, 'evict'>

/** Stores exactly the rows of the plan, all of them or none. */
const commitImport = (dictionary: Dictionary, { evict }: Caches) =>
  defineProcess({
    ...contracts.importCommit,
    name: text.commit,
    roles,
    shows: [],
    async run({ import_ID: id }, { transact, session, nowMs }) {
      const done = await transact(async (transaction, did) => {
        const found = await lockOpenImport(transaction, dictionary, { id, role: session.role })
        if (isRefusal(found)) return found
        const { of, target } = found
        if (of.planned === null)
          return refusal('rule/import-not-planned', text['not-planned'], { status: 409 })
        const counts = await countRows(transaction, id)
        if (counts.refused > 0) {
          const values = { n: counts.refused }
          return refusal('rule/import-refused-rows', text['has-refused'], { values })
        }
        if (counts.new + counts.changed === 0) return refusal('rule/import-nothing', text.nothing)
        const stored = await carryOut(id, target, { transaction, session, nowMs })
        if (typeof stored !== 'number') return standsInTheWay(stored)
        await rememberHeadings(transaction, target.id, { head: of.head ?? [], mapping: of.mapping })
        const after = {
          file: of.fileName,
          sha256: of.sha256 ?? '',
          rows_created: counts.new,
          rows_changed: counts.changed,
        }
        did({ table: 'import', record: id, before: {}, after })
        return { table: target.id, stored }
      })
      if (isRefusal(done)) return done
      evict(done.table)
      const { stored } = done
      return { summary: text.committed, values: { n: stored }, data: { stored } }
    },
  })

const undoImport = (dictionary: Dictionary, { evict }: Caches) =>
  defineProcess({
    ...contracts.importUndo,
    name: text.undo,
    roles,
    shows: [],
    async run({ import_ID: id }, { transact, session, nowMs }) {
      const done = await transact(async (transaction, did) => {
        const found = ofTarget(await lockImport(transaction, id), dictionary, session.role)
        if (isRefusal(found)) return found
        if (found.of.committed === null)
          return refusal('rule/import-not-done', text['not-done'], { status: 409 })
        if (found.of.undone !== null)
          return refusal('rule/import-is-undone', text['is-undone'], { status: 409 })
        const obstacle = await takeBack(id, found.target, { transaction, session, nowMs })
        if (obstacle !== null) return standsInTheWay(obstacle)
        const { fileName: file } = found.of
        did({ table: 'import', record: id, before: { file }, after: { taken_back: true } })
        return { table: found.target.id }
      })
      if (isRefusal(done)) return done
      evict(done.table)
      return { summary: text.undone }
    },
  })

export const planProcesses = (dictionary: Dictionary, caches: Caches) => [
  readFile(dictionary),
  readRows(dictionary),
  planAgain(dictionary),
  commitImport(dictionary, caches),
  undoImport(dictionary, caches),
]
