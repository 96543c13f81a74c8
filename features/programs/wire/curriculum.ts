import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const openingCourse = v.object({
  /** Id of the offered course; null: the curriculum has it, the opening does not offer it yet. */
  id: v.nullable(v.number()),
  code: v.string(),
  name: v.string(),
  type: v.string(),
  credits: v.number(),
  /** Full and pass marks; null: no such part. */
  internal: v.nullable(v.tuple([v.number(), v.number()])),
  final: v.nullable(v.tuple([v.number(), v.number()])),
  practical: v.nullable(v.tuple([v.number(), v.number()])),
  seats: v.nullable(v.number()),
})
export type OpeningCourse = v.InferOutput<typeof openingCourse>

/** Courses that an opening offers, and those of the curriculum that it does not. */
export const openingCoursesRead = contract({
  slug: 'opening_courses_read',
  input: v.object({ n_program_cregopen_ID: argument.integer() }),
  output: v.object({
    courses: list(openingCourse),
    /** Names the rows of the curriculum that are missing, with their versions. */
    plan: v.string(),
  }),
})

/** Offers the missing courses of the curriculum, if they are still those that `plan` names. */
export const openingCoursesAdd = contract({
  slug: 'opening_courses_add',
  input: v.object({
    n_program_cregopen_ID: argument.integer(),
    plan: argument.text(argument.longTextLength),
  }),
  output: v.object({ added: v.number() }),
})
