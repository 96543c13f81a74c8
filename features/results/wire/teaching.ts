import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const onCourse = { n_batch_course_ID: argument.integer() }
const recordParameter = { table: 'n_batch_course', parameter: 'n_batch_course_ID' }

/** A teacher of an offered course; days are `yyyy-mm-dd`, both counted. */
export const courseTeacher = v.object({
  n_teaching_ID: v.number(),
  name: v.string(),
  email: v.string(),
  first: v.string(),
  last: v.string(),
  givenBy: v.string(),
})
export type CourseTeacher = v.InferOutput<typeof courseTeacher>

const courseTeachers = v.object({
  teachers: list(courseTeacher),
  /** People who can be given a course. */
  people: list(v.object({ id: v.number(), name: v.string(), email: v.string() })),
})
export type CourseTeachers = v.InferOutput<typeof courseTeachers>

export const teachingList = contract({
  slug: 'teaching_list',
  input: v.object(onCourse),
  output: courseTeachers,
  recordParameter,
})

export const teachingGive = contract({
  slug: 'teaching_give',
  input: v.object({
    ...onCourse,
    ad_user_ID: argument.integer(),
    first_day: argument.text(),
    last_day: argument.text(),
  }),
  recordParameter,
})

export const teachingTakeBack = contract({
  slug: 'teaching_take_back',
  input: v.object({ n_teaching_ID: argument.integer() }),
  recordParameter: { table: 'n_teaching', parameter: 'n_teaching_ID' },
})
