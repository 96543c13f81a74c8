import { accessOf } from '#platform/server/model-engine/access.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { registerMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import { registersOf } from './describe.ts'
import { lockedColumns, usesOf, versionsOf } from './record-use.ts'

const roles = staffWith('setup.use')

/** Describes the registers that the caller may change, with their columns: the screens are drawn from it. */
const listRegisters = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.registerList,
    name: text.listed,
    roles,
    shows: [],
    run: (_given, { session }) =>
      Promise.resolve({
        summary: text.listed,
        data: { registers: registersOf(dictionary, session.role) },
      }),
  })

/** Uses, locked columns and versions of one record. */
const readRecord = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.registerRecord,
    name: text.read,
    roles,
    shows: [],
    async run({ table, id }, { database, session }) {
      const model = dictionary.get(table)
      const isRegister = model?.register !== undefined
      if (!isRegister || accessOf(model, session.role)?.update === undefined)
        return refusal('rule/no-register', text['not-there'], { status: 404 })
      const reader = database.kysely
      const [uses, locked, versions] = await Promise.all([
        usesOf(reader, dictionary, { model, id }),
        lockedColumns(reader, { model, id }),
        versionsOf(reader, { model, id }),
      ])
      return { summary: text.read, data: { uses, locked, versions } }
    },
  })

export const registerProcesses = (dictionary: Dictionary) => [
  listRegisters(dictionary),
  readRecord(dictionary),
]
