import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { Message } from '#platform/pure/message.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import type { OfferedCourse, ProgramOpening } from './program-opening.ts'

/** Terms of a course choice. Courses and minimum are always set; other limits apply only if the opening sets them. */
export type CourseTerms = Pick<ProgramOpening, 'courses' | 'minimumCredits' | 'maximumCredits'>

/** CO and CT are compulsory, others optional (SPEC §3 Batch course). */
export function isCompulsory({ type }: Pick<OfferedCourse, 'type'>): boolean {
  return type === 'CO' || type === 'CT'
}

/** Compulsory courses are chosen from the start (SPEC §5 Course selection). Ids are course ids. */
export function defaultChoice({ courses }: Pick<CourseTerms, 'courses'>): readonly number[] {
  return courses.filter(isCompulsory).map(({ courseId }) => courseId)
}

/** Adds or takes away an optional course; a compulsory one cannot be unselected. */
export function toggleCourse(
  chosen: readonly number[],
  course: Pick<OfferedCourse, 'courseId' | 'type'>,
): readonly number[] {
  const { courseId } = course
  if (!chosen.includes(courseId)) return [...chosen, courseId]
  return isCompulsory(course) ? chosen : chosen.filter((each) => each !== courseId)
}

/** The choice with every compulsory course in it, in the opening's order, each once. */
export function withCompulsory(
  { courses }: Pick<CourseTerms, 'courses'>,
  chosen: readonly number[],
): readonly number[] {
  return courses
    .filter((course) => isCompulsory(course) || chosen.includes(course.courseId))
    .map(({ courseId }) => courseId)
}

/** Credits have at most two decimals; summed in hundredths, so that 0.1 and 0.2 make 0.3. */
export function creditTotal(courses: readonly Pick<OfferedCourse, 'creditHours'>[]): number {
  return courses.reduce((sum, course) => sum + Math.round(course.creditHours * 100), 0) / 100
}

/** Footer of the dialog: how many courses and credits are chosen, and what is still asked for. */
export type ChoiceTotals = {
  readonly count: number
  readonly credits: number
  readonly requiredCredits: number | null
  readonly maximumCredits: number | null
  readonly isEnough: boolean
}

export function choiceTotals(terms: CourseTerms, chosen: readonly number[]): ChoiceTotals {
  const courses = chosenCourses(terms, chosen)
  const credits = creditTotal(courses)
  const requiredCredits = requirementOf(terms)
  const { maximumCredits } = terms
  const isEnough = credits >= (requiredCredits ?? 0)
  return { count: courses.length, credits, requiredCredits, maximumCredits, isEnough }
}

/** Reasons to refuse a choice; `decideChoice` checks them in this order. */
export type ChoiceReason =
  | 'course-not-offered'
  | 'course-chosen-twice'
  | 'compulsory-missing'
  | 'too-few-credits'
  | 'too-many-credits'
  | 'prerequisite-missing'
  | 'course-full'

/** Values of the reason's sentence: `n` credits, the course's name, the name of what it needs. */
export type ChoiceFacts = {
  readonly n?: number
  readonly course?: string
  readonly needed?: string
}

export type ChoiceDecision = Decision<ChoiceReason, ChoiceFacts>

/**
 * May these courses be registered together? All compulsory ones, enough credits where the opening sets a minimum
 * (SPEC §5), and, where the opening says so, not too many, none without what it builds on, none that is full.
 * `registeredCourseIds` are courses the student has in an approved registration; null where they are not known, and
 * then what a course builds on is left to the server.
 */
export function decideChoice(at: {
  readonly terms: CourseTerms
  readonly chosen: readonly number[]
  readonly registeredCourseIds: readonly number[] | null
}): ChoiceDecision {
  const { terms, chosen } = at
  const offered = new Set(terms.courses.map(({ courseId }) => courseId))
  if (chosen.some((id) => !offered.has(id))) return refuse('course-not-offered')
  if (new Set(chosen).size !== chosen.length) return refuse('course-chosen-twice')
  if (defaultChoice(terms).some((id) => !chosen.includes(id))) return refuse('compulsory-missing')
  return decideCredits(terms, chosen) ?? decideEach(at)
}

function decideCredits(terms: CourseTerms, chosen: readonly number[]): ChoiceDecision | null {
  const credits = creditTotal(chosenCourses(terms, chosen))
  const required = requirementOf(terms)
  if (required !== null && credits < required) return refuse('too-few-credits', { n: required })
  const { maximumCredits } = terms
  if (maximumCredits !== null && credits > maximumCredits)
    return refuse('too-many-credits', { n: maximumCredits })
  return null
}

function decideEach({
  terms,
  chosen,
  registeredCourseIds,
}: {
  readonly terms: CourseTerms
  readonly chosen: readonly number[]
  readonly registeredCourseIds: readonly number[] | null
}): ChoiceDecision {
  for (const course of chosenCourses(terms, chosen)) {
    const { prerequisite, seats } = course
    if (prerequisite !== null && registeredCourseIds?.includes(prerequisite.courseId) === false)
      return refuse('prerequisite-missing', { course: course.name, needed: prerequisite.name })
    if (seats !== null && seats.left <= 0) return refuse('course-full', { course: course.name })
  }
  return allowed
}

/** A minimum of 0 asks for nothing. */
function requirementOf({ minimumCredits }: CourseTerms): number | null {
  return minimumCredits === null || minimumCredits <= 0 ? null : minimumCredits
}

function chosenCourses({ courses }: CourseTerms, chosen: readonly number[]): OfferedCourse[] {
  return courses.filter(({ courseId }) => chosen.includes(courseId))
}

/** One decimal, two where they are needed: 4.0, 17.25. */
export function credits(hours: number): string {
  return hours.toFixed(2).replace(/0$/, '')
}

/** The same as a value in a sentence, in the digits of each language. */
export function creditsInBoth(hours: number): Message {
  const text = credits(hours)
  return { en: text, ne: devanagariDigits(text) }
}
