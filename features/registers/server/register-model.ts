import type { Day } from '#platform/pure/calendar/day.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type {
  Column,
  Model,
  ModelAccess,
  Register,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type FieldError, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Permission, staffWith } from '#features/roles/rules/facts.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { registerMessages as text } from '../rules/messages.ts'
import { type CheckRecord, lockTable, problemsOf } from './check-save.ts'

type RegisterPlan = Pick<
  Model,
  | 'table'
  | 'label'
  | 'identifier'
  | 'columns'
  | 'children'
  | 'published'
  | 'publishedWith'
  | 'showsKey'
> & {
  readonly register: Register
  /** Reads by role; absent: every signed-in user reads all rows. */
  readonly access?: Model['access']
  /** Staff who create and change records; absent: `register.manage`. */
  readonly permission?: Permission
  /** Problems of a whole record that no column has by itself, such as an end before its begin. */
  readonly check?: CheckRecord
  /** Values that follow from others. */
  readonly derive?: (record: Values, at: Deriving) => Promise<Values>
  /** False for records that end in another way than by being set inactive. */
  readonly mayBeInactive?: false
}

/** A save whose values are completed: `changes` are those that the client sent. */
export type Deriving = {
  readonly changes: Values
  readonly transaction: Transaction
  readonly today: Day
}

const version: Column = column.integer(
  'version',
  { en: 'Version', ne: 'संस्करण' },
  { readOnly: true, isVersion: true },
)

/**
 * A table that staff set up: created and changed over REST by the roles with the permission, never deleted. Each save
 * is checked by the rules of the columns and counted as a version.
 */
export function registerModel(plan: RegisterPlan): Model {
  const { access = everyoneReads, permission, check, derive, mayBeInactive, ...model } = plan
  const columns = [...model.columns, version]
  const writable = columns.filter(({ readOnly, sql }) => readOnly !== true && sql === undefined)
  const changeable = writable.filter(({ createOnly }) => createOnly !== true)
  const names = changeable.map(({ name }) => name)
  const writes: Partial<ModelAccess> = {
    create: true,
    update: mayBeInactive === false ? names : [...names, 'IsActive'],
  }
  const editors = staffWith(permission ?? 'register.manage').map(
    (role) => [role, { read: 'all', ...access[role], ...writes }] as const,
  )
  const rules = { table: model.table, columns: writable, check }
  return {
    ...model,
    columns,
    owner: { is: 'nobody' },
    shared: true,
    access: { ...access, ...Object.fromEntries(editors) },
    hooks: {
      create: async (given, { transaction, today }) => {
        await lockTable(model.table, transaction)
        const draft = model.published === undefined ? {} : { [model.published]: false }
        const changes = { ...given, ...draft }
        const record = { ...changes, ...(await derive?.(changes, { changes, transaction, today })) }
        const save = { changes, record, before: null, id: null, transaction }
        const errors = await problemsOf(rules, save)
        if (errors.length > 0) return invalid(errors)
        return { is: 'allowed', values: { ...record, version: 1 } }
      },
      update: async (changes, { id, before, transaction, today, isAgreed }) => {
        await lockTable(model.table, transaction)
        const at = { changes, transaction, today }
        const derived = await derive?.({ ...before, ...changes }, at)
        const record = { ...before, ...changes, ...derived }
        const save = { changes, record, before, id, transaction, ...(isAgreed && { isAgreed }) }
        const errors = await problemsOf(rules, save)
        if (errors.length > 0) return invalid(errors)
        const next = Number(before[version.name]) + 1
        return { is: 'allowed', values: { ...changes, ...derived, version: next } }
      },
    },
  }
}

function invalid(errors: readonly FieldError[]): Refusal {
  return refusal('rule/invalid-record', text.invalid, { errors })
}
