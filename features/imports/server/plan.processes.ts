import type { FileStore } from '#platform/server/files/file-store.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import { openingMessages as opening } from '../rules/opening-messages.ts'
import { pictureMessages as pictures } from '../rules/picture-messages.ts'
import { rowStates } from '../rules/row-state.ts'
import * as contracts from '../wire/processes.ts'
import { storePlan, takePlanBack } from './plan/store-plan.ts'
import { lockImport } from './plan/stored-import.ts'
import { cancelPlan } from './planning/cancel.process.ts'
import { beingPlanned, planImport, refuseWhilePlanning } from './planning/plan-import.ts'
import { beginPlanning } from './planning/planning-state.ts'
import { countUnread } from './pictures/unread.ts'
import { proposeImport } from './second-person.ts'
import { answerImport, lockOpenImport, ofTarget, readImport, shownRows } from './show-import.ts'
import type { Targets } from './targets/targets.ts'

const roles = staffWith('setup.use')

const readFile = (targets: Targets) =>
  defineProcess({
    ...contracts.importRead,
    name: text.read,
    roles,
    shows: [],
    run: ({ import_ID: id }, { database, session, nowMs }) =>
      answerImport(database.kysely, targets, { id, session, nowMs }),
  })

const readRows = (targets: Targets, files: FileStore) =>
  defineProcess({
    ...contracts.importRows,
    name: text.rows,
    roles,
    shows: 'row-by-row',
    async run({ import_ID: id, state: given, after }, { database, session }) {
      const reader = database.kysely
      const found = await readImport(reader, targets, { id, session })
      if (isRefusal(found)) return found
      const state = rowStates.find((each) => each === given) ?? 'refused'
      const rows = await shownRows(reader, found, { state, after, files })
      const seen = { table: 'import', record: String(id) }
      return { summary: text.rows, data: { rows: [...rows] }, seen }
    },
  })

const planAgain = (targets: Targets) =>
  defineProcess({
    ...contracts.importPlan,
    name: text.plan,
    roles,
    shows: [],
    async run({ import_ID: id }, context) {
      const { database, session, nowMs } = context
      const at = { id, session, nowMs }
      const found = await readImport(database.kysely, targets, at)
      if (isRefusal(found)) return found
      if (found.of.head === null || (await countUnread(database.kysely, found.of)) > 0)
        return refusal('rule/import-being-read', pictures['being-read'], { status: 409 })
      if (!(await beginPlanning(database.kysely, id))) return beingPlanned()
      const refused = await planImport(id, targets, context)
      if (refused !== null) return refused
      const answer = await answerImport(database.kysely, targets, at)
      return isRefusal(answer) ? answer : { ...answer, summary: text.plan }
    },
  })

/** Lists that the model engine caches. */
type Caches = Pick<ModelEngine, 'evict'>
type PlanServices = { readonly engine: Caches; readonly files: FileStore }

/** Stores exactly the rows of the plan, all of them or none; a file with money is proposed to a second person. */
const commitImport = (targets: Targets, { evict }: Caches) =>
  defineProcess({
    ...contracts.importCommit,
    name: text.commit,
    roles,
    shows: [],
    async run({ import_ID: id }, { database, transact, session, nowMs }) {
      const busy = await refuseWhilePlanning(database.kysely, id)
      if (busy !== null) return busy
      const done = await transact(async (transaction, did) => {
        const found = await lockOpenImport(transaction, targets, { id, session })
        if (isRefusal(found)) return found
        const at = { transaction, session, nowMs, did }
        if (found.target.sums !== undefined) {
          const proposed = await proposeImport(found, false, at)
          return isRefusal(proposed) ? proposed : { table: '', stored: 0, proposed }
        }
        const stored = await storePlan(found, at)
        if (isRefusal(stored)) return stored
        did(stored.change)
        return { table: found.target.id, stored: stored.stored, proposed: null }
      })
      if (isRefusal(done)) return done
      const { table, stored, proposed } = done
      if (proposed !== null)
        return { summary: opening.proposed, data: { stored, n_proposal_ID: proposed } }
      evict(table)
      return { summary: text.committed, values: { n: stored }, data: { stored } }
    },
  })

/** Takes a stored file back; one with money is proposed to a second person. */
const undoImport = (targets: Targets, { evict }: Caches) =>
  defineProcess({
    ...contracts.importUndo,
    name: text.undo,
    roles,
    shows: [],
    async run({ import_ID: id }, { transact, session, nowMs }) {
      const done = await transact(async (transaction, did) => {
        const found = ofTarget(await lockImport(transaction, id), targets, session)
        if (isRefusal(found)) return found
        const at = { transaction, session, nowMs, did }
        if (found.target.sums !== undefined) {
          const proposed = await proposeImport(found, true, at)
          return isRefusal(proposed) ? proposed : { table: '', proposed }
        }
        const change = await takePlanBack(found, at)
        if (isRefusal(change)) return change
        did(change)
        return { table: found.target.id, proposed: null }
      })
      if (isRefusal(done)) return done
      const { proposed } = done
      if (proposed !== null)
        return { summary: opening['back-proposed'], data: { n_proposal_ID: proposed } }
      evict(done.table)
      return { summary: text.undone, data: {} }
    },
  })

export const planProcesses = (targets: Targets, { engine, files }: PlanServices) => [
  readFile(targets),
  readRows(targets, files),
  planAgain(targets),
  cancelPlan(targets),
  commitImport(targets, engine),
  undoImport(targets, engine),
]
