import type { Language } from '#platform/pure/message.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { LockedTick } from '#platform/browser/ui/form/Choice.tsx'
import {
  courseMessages as text,
  isCompulsory,
  type OfferedCourse,
  type ProgramOpening,
} from '#features/programs/rules/facts.ts'
import { CourseTable } from './CourseTable.tsx'
import { seatsText } from '#features/programs/card/seats-text.ts'

type Props = {
  readonly opening: ProgramOpening
  readonly chosen: readonly number[]
  /** Courses the student has already, null while that is not known: what prerequisites ask for. */
  readonly registered: readonly number[] | null
  /** An application with these courses is under way: they stay as they are. */
  readonly locked: boolean
  readonly onToggle: (course: OfferedCourse) => void
}

/** The opening's courses with a box each; compulsory ones are chosen and locked. */
export function CourseChoice({ opening, chosen, registered, locked, onToggle }: Props) {
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
            disabled={locked || (!chosen.includes(course.courseId) && !isOpen(course, registered))}
            onChange={() => onToggle(course)}
          />
        )
      }
    />
  )
}

function isOpen(course: OfferedCourse, registered: readonly number[] | null): boolean {
  return !isUnprepared(course, registered) && (course.seats === null || course.seats.left > 0)
}

function isUnprepared(
  { prerequisite }: OfferedCourse,
  registered: readonly number[] | null,
): boolean {
  return prerequisite !== null && registered?.includes(prerequisite.courseId) === false
}

/** Compulsory or optional, what it needs first, how many seats are left. */
function noteOf(
  course: OfferedCourse,
  registered: readonly number[] | null,
  { say, language }: { readonly say: Say; readonly language: Language },
): string {
  const { prerequisite, seats } = course
  return [
    say(isCompulsory(course) ? text['always-included'] : text.optional),
    prerequisite !== null && isUnprepared(course, registered)
      ? say(text.needs, { needed: prerequisite.name })
      : '',
    seats === null ? '' : seatsText(seats, { say, language }),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
