import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { registerGroups } from '../rules/groups.ts'

/** A column as its form needs it. */
export const registerColumn = v.object({
  name: v.string(),
  label: message,
  help: v.nullable(message),
  type: v.picklist([
    'text',
    'integer',
    'number',
    'amount',
    'boolean',
    'date',
    'time',
    'reference',
    'list',
    /** A text of `findDatedAmounts`. */
    'dated-amounts',
    'dated-shares',
  ]),
  /** Table that a reference points to; null for other types. */
  to: v.nullable(v.string()),
  /** Values of a list by what is stored. */
  values: v.record(v.string(), message),
  isRequired: v.boolean(),
  maxLength: v.number(),
  least: v.nullable(v.number()),
  most: v.nullable(v.number()),
  /** Fixed once the record is created. */
  isCreateOnly: v.boolean(),
  isNepali: v.boolean(),
})
export type RegisterColumn = v.InferOutput<typeof registerColumn>

export const register = v.object({
  table: v.string(),
  label: message,
  plural: message,
  group: v.picklist(registerGroups),
  /** Columns that name a record, in their order. */
  identifier: list(v.string()),
  columns: list(registerColumn),
  /** Column that is false for a draft; null where there are no drafts. */
  published: v.nullable(v.string()),
  /** Column with the day after which a published record is closed. */
  closes: v.nullable(v.string()),
})
export type Register = v.InferOutput<typeof register>

/** Registers that the caller may change. */
export const registerList = contract({
  slug: 'register_list',
  input: v.object({}),
  output: v.object({ registers: list(register) }),
})

export const recordVersion = v.object({
  /** ISO timestamp. */
  at: v.string(),
  by: v.string(),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
})
export type RecordVersion = v.InferOutput<typeof recordVersion>

export const registerRecord = contract({
  slug: 'register_record',
  input: v.object({ table: argument.text(), id: argument.integer() }),
  output: v.object({
    /** Records that point at it, by their model. */
    uses: list(v.object({ label: message, count: v.number() })),
    /** Columns that may not change any more, and why. */
    locked: list(v.object({ column: v.string(), reason: message })),
    /** The newest first, 20 at most. */
    versions: list(recordVersion),
  }),
})
export type RecordUse = v.InferOutput<NonNullable<(typeof registerRecord)['output']>>
