import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../../rules/messages.ts'
import * as contracts from '../../wire/processes.ts'
import { readImport } from '../show-import.ts'
import type { Targets } from '../targets/targets.ts'
import { cancelPlanning } from './planning-state.ts'

/** Ends a check before its plan is complete. What is stored already is taken back with `import_undo`, not with this. */
export const cancelPlan = (targets: Targets) =>
  defineProcess({
    ...contracts.importPlanCancel,
    name: text['cancel-plan'],
    roles: staffWith('setup.use'),
    shows: [],
    async run({ import_ID: id }, { database, session }) {
      const found = await readImport(database.kysely, targets, { id, session })
      if (isRefusal(found)) return found
      return (await cancelPlanning(database.kysely, id))
        ? { summary: text['plan-cancelling'], data: {} }
        : refusal('rule/import-not-being-planned', text['not-being-planned'], { status: 409 })
    },
  })
