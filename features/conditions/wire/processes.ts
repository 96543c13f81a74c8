import * as v from 'valibot'
import { calendarDay, list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const verdict = v.object({
  rule: message,
  needed: message,
  yours: message,
  /** The way to change the value. */
  ask: message,
  isMet: v.boolean(),
})

const judgedOpening = v.object({ id: v.number(), conditions: list(verdict) })
export type JudgedOpening = v.InferOutput<typeof judgedOpening>

const openingForPerson = v.object({
  /** Table of the opening. */
  table: v.string(),
  id: v.number(),
  name: message,
  /** Last day to apply. */
  until: calendarDay,
  hasApplied: v.boolean(),
  /** Empty: it has no conditions. */
  conditions: list(verdict),
})
export type OpeningForPerson = v.InferOutput<typeof openingForPerson>

/** Entrances and admissions that are open, with the verdict of each condition about a person, for staff. */
export const openingsForPerson = contract({
  slug: 'openings_for_person',
  input: v.object({ C_BPartner_ID: argument.integer() }),
  output: v.object({ openings: list(openingForPerson) }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

/** Published openings of a table that are not over and have conditions, judged for the caller. */
export const openingConditions = contract({
  slug: 'opening_conditions',
  input: v.object({ table: argument.text() }),
  output: v.object({ openings: list(judgedOpening) }),
})
