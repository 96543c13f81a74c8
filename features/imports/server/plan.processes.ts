import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import { openingMessages as opening } from '../rules/opening-messages.ts'
import { pictureMessages as pictures } from '../rules/picture-messages.ts'
import { rowStates } from '../rules/row-state.ts'
import * as contracts from '../wire/processes.ts'
import { makePlan } from './plan/make-plan.ts'
import { storePlan, takePlanBack } from './plan/store-plan.ts'
import { lockImport } from './plan/stored-import.ts'
import { countUnread } from './pictures/unread.ts'
import { proposeImport } from './second-person.ts'
import { answerImport, lockOpenImport, ofTarget, readImport, shownRows } from './show-import.ts'

const roles = staffWith('setup.use')

const readFile = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.importRead,
    name: text.read,
    roles,
    shows: [],
    run: ({ import_ID: id }, { database, session, nowMs }) =>
      answerImport(database.kysely, dictionary, { id, role: session.role, nowMs }),
  })

const readRows = (dictionary: Dictionary, files: FileStore) =>
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
      const rows = await shownRows(reader, found, { state, after, files })
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
      const at = { id, role: session.role, nowMs }
      const done = await database.transaction(async (transaction) => {
        const found = await lockOpenImport(transaction, dictionary, at)
        if (isRefusal(found)) return found
        if ((await countUnread(transaction, found.of)) > 0)
          return refusal('rule/import-being-read', pictures['being-read'], { status: 409 })
        await makePlan(found.of, found.target, { transaction, session, nowMs })
        return null
      })
      if (isRefusal(done)) return done
      const answer = await answerImport(database.kysely, dictionary, at)
      return isRefusal(answer) ? answer : { ...answer, summary: text.plan }
    },
  })

/** Lists that the model engine caches. */
type Caches = Pick<ModelEngine, 'evict'>
type PlanServices = { readonly engine: Caches; readonly files: FileStore }

/** Stores exactly the rows of the plan, all of them or none; a file with money is proposed to a second person. */
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
        const at = { transaction, session, nowMs }
        if (found.target.sums !== undefined) {
          const proposed = await proposeImport(found, false, { ...at, did })
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
        const at = { transaction, session, nowMs }
        if (found.target.sums !== undefined) {
          const proposed = await proposeImport(found, true, { ...at, did })
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

export const planProcesses = (dictionary: Dictionary, { engine, files }: PlanServices) => [
  readFile(dictionary),
  readRows(dictionary, files),
  planAgain(dictionary),
  commitImport(dictionary, engine),
  undoImport(dictionary, engine),
]
