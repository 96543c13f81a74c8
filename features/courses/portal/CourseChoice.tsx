import type { Language } from '#platform/pure/message.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { LockedTick } from '#platform/browser/ui/Choice.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import {
  courseMessages as text,
  isCompulsory,
  type OfferedCourse,
  type ProgramOpening,
  type Seats,
} from '../rules/facts.ts'
import { CourseTable } from './CourseTable.tsx'

type Props = {
  readonly opening: ProgramOpening
  readonly chosen: readonly number[]
  /** Courses the student has already: what prerequisites ask for. */
  readonly registered: readonly number[]
  readonly onToggle: (course: OfferedCourse) => void
}

/** The opening's courses with a box each; compulsory ones are chosen and locked. */
export function CourseChoice({ opening, chosen, registered, onToggle }: Props) {
  const say = useSay()
  const { courses } = opening
  const language = useLanguage()
  const rows = courses.map((course) => ({
    ...course,
    note: noteOf(course, registered, { say, language }),
  }))
  return (
    <CourseTable
      caption={opening.name}
      rows={rows}
      renderTick={(course, id) =>
        isCompulsory(course) ? (
          <LockedTick id={id} />
        ) : (
          <input
            id={id}
            type="checkbox"
            className="tick relative z-1 block"
            checked={chosen.includes(course.courseId)}
            disabled={!chosen.includes(course.courseId) && !isOpen(course, registered)}
            onChange={() => onToggle(course)}
          />
        )
      }
    />
  )
}

function isOpen({ prerequisite, seats }: OfferedCourse, registered: readonly number[]): boolean {
  const prepared = prerequisite === null || registered.includes(prerequisite.courseId)
  return prepared && (seats === null || seats.left > 0)
}

/** Compulsory or optional, what it needs first, how many seats are left. */
function noteOf(
  course: OfferedCourse,
  registered: readonly number[],
  { say, language }: { readonly say: Say; readonly language: Language },
): string {
  const { prerequisite, seats } = course
  const needs = prerequisite !== null && !registered.includes(prerequisite.courseId)
  return [
    say(isCompulsory(course) ? text['always-included'] : text.optional),
    needs ? say(text.needs, { needed: prerequisite.name }) : '',
    seats === null ? '' : seatsText(seats, { say, language }),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function seatsText(
  { left, total }: Seats,
  { say, language }: { readonly say: Say; readonly language: Language },
): string {
  return left > 0
    ? say(text['seats-left'], { left: digits(left, language), total: digits(total, language) })
    : say(text['no-seats-left'])
}
