import type { Day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import {
  type EducationLevel,
  educationLevels,
  type GradingType,
} from '#features/profile/rules/education/facts.ts'
import { conditionMessages as text } from './messages.ts'

/** Requirements of an opening for the people who apply; null or none: it does not ask for it. */
export type Conditions = {
  readonly level: EducationLevel | null
  /** Of a record with CGPA, and of one with per cent. */
  readonly leastMarks: Readonly<Record<GradingType, number>> | null
  readonly subjects: readonly string[]
  readonly age: AgeCondition | null
  readonly nationalities: readonly string[]
}

type AgeCondition = {
  readonly least: number | null
  readonly most: number | null
  readonly on: Day
}

export type EducationFacts = {
  readonly level: EducationLevel
  readonly grading: GradingType
  readonly marks: number
  readonly subject: string
}

/** Facts of a profile. */
export type PersonFacts = {
  readonly bornOn: Day | null
  readonly nationality: string
  readonly education: readonly EducationFacts[]
}

/** A condition with what the person has, and who can change that. */
export type ConditionVerdict = {
  readonly rule: Message
  readonly needed: Message
  readonly yours: Message
  readonly ask: Message
  readonly isMet: boolean
}

/** Each condition of an opening with its verdict about a person; none if it has no conditions. */
export function judgeConditions(
  conditions: Conditions,
  person: PersonFacts,
): readonly ConditionVerdict[] {
  return [
    ...ofEducation(conditions, person),
    ...(conditions.age === null ? [] : [ofAge(conditions.age, person.bornOn)]),
    ...(conditions.nationalities.length === 0 ? [] : [ofNationality(conditions, person)]),
  ]
}

/** Diploma and plus two follow the same level. */
const ranks = {
  '1slc': 1,
  '11diploma': 2,
  '2plus_two': 2,
  '3bachelor': 3,
  '4master': 4,
  '5mphil': 5,
  '6phd': 6,
} as const satisfies Record<EducationLevel, number>

/** Marks and subject are those of one record of the level; of a higher one only where the level itself has none. */
function ofEducation(conditions: Conditions, { education }: PersonFacts) {
  const { level, leastMarks, subjects } = conditions
  if (level === null) return []
  const high = education.filter((each) => ranks[each.level] >= ranks[level])
  const exact = high.filter((each) => ranks[each.level] === ranks[level])
  const judged = (exact.length > 0 ? exact : high).map((record) => [
    ...(leastMarks === null ? [] : [ofMarks(leastMarks, record)]),
    ...(subjects.length === 0 ? [] : [ofSubject(subjects, record)]),
  ])
  const unmet = (all: readonly ConditionVerdict[]) => all.filter(({ isMet }) => !isMet).length
  const [best = []] = judged.toSorted((one, other) => unmet(one) - unmet(other))
  return [ofLevel(level, education), ...best]
}

function ofLevel(level: EducationLevel, education: PersonFacts['education']): ConditionVerdict {
  const own = [...new Set(education.map((each) => each.level))].toSorted(
    (one, other) => ranks[other] - ranks[one],
  )
  const [highest] = own
  return {
    rule: text.level,
    needed: sayInBoth(text['level-needed'], { level: educationLevels[level] }),
    yours: highest === undefined ? text.none : educationLevels[highest],
    ask: text['ask-education'],
    isMet: highest !== undefined && ranks[highest] >= ranks[level],
  }
}

function ofMarks(
  least: Readonly<Record<GradingType, number>>,
  { level, grading, marks }: EducationFacts,
): ConditionVerdict {
  const needed = { gpa: least.G.toFixed(2), percent: least.P }
  const own = grading === 'G' ? text.gpa : text.percent
  return {
    rule: text.marks,
    needed: sayInBoth(text['marks-needed'], needed),
    yours: sayInBoth(own, { level: educationLevels[level], marks }),
    ask: text['ask-education'],
    isMet: marks >= least[grading],
  }
}

function ofSubject(
  subjects: readonly string[],
  { level, subject }: EducationFacts,
): ConditionVerdict {
  const has = subject.toLowerCase()
  return {
    rule: text.subject,
    needed: oneOf(subjects),
    yours: sayInBoth(text['of-level'], { level: educationLevels[level], subject }),
    ask: text['ask-education'],
    isMet: subjects.some((each) => has.includes(each.toLowerCase())),
  }
}

function ofAge({ least, most, on }: AgeCondition, bornOn: Day | null): ConditionVerdict {
  const age = bornOn === null ? null : yearsOn(bornOn, on)
  const needed = least === null ? 'age-to' : most === null ? 'age-from' : 'age-between'
  const values = { least: least ?? 0, most: most ?? 0, day: dayInBoth(on) }
  return {
    rule: text.age,
    needed: sayInBoth(text[needed], values),
    yours: age === null ? text.none : sayInBoth(text.years, { n: age }),
    ask: text['ask-birth'],
    isMet: age !== null && (least === null || age >= least) && (most === null || age <= most),
  }
}

/** Whole years, one more on the birthday itself. */
function yearsOn(bornOn: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years
}

function ofNationality(
  { nationalities }: Conditions,
  { nationality }: PersonFacts,
): ConditionVerdict {
  const own = nationality.trim()
  return {
    rule: text.nationality,
    needed: oneOf(nationalities),
    yours: own === '' ? text.none : sameInBoth(own),
    ask: text['ask-general'],
    isMet: nationalities.some((each) => each.toLowerCase() === own.toLowerCase()),
  }
}

function oneOf(names: readonly string[]): Message {
  const [only = '', ...more] = names
  if (more.length === 0) return sameInBoth(only)
  return sayInBoth(text['one-of'], { names: names.join(', ') })
}
