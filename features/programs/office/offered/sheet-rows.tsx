import type { Say } from '#platform/browser/language.ts'
import type { GridColumn, GridSheetRow } from '#features/marking/office/grid.ts'
import { creditTotal } from '../../rules/course-choice.ts'
import { isCompulsory } from '../../rules/facts.ts'
import { curriculumMessages } from '../../rules/curriculum-messages.ts'
import { offeredText as text, partText, termsProblemText } from '../../rules/offered/messages.ts'
import { marksParts, readTerms, type TypedTerms, typedTerms } from '../../rules/offered/terms.ts'
import type { SheetCourse } from '../../wire/offered-sheet.ts'

export type CourseGridRow = GridSheetRow & { readonly course: SheetCourse }

/** Word of the column `offered` for a course that is not. */
const no = 'no'

/** Courses as rows of the sheet; one that is not offered yet is ticked as not offered. `added`: codes of those outside the curriculum. */
export function courseRows(
  courses: readonly SheetCourse[],
  added: ReadonlySet<string>,
  say: Say,
): readonly CourseGridRow[] {
  return courses.map((course) => ({
    course,
    number: course.code,
    isOpen: true,
    saved: { ...typedTerms(course), offered: course.id === null ? no : '' },
    facts: [
      <>
        {course.name}
        {course.nameNe === '' ? (
          <span className="grid-note text-turn">{say(text['nepali-missing'])}</span>
        ) : (
          <span className="grid-note" lang="ne">
            {course.nameNe}
          </span>
        )}
      </>,
    ],
    state: added.has(course.code) ? say(text['outside-curriculum']) : stateOf(course, say),
  }))
}

function stateOf(course: SheetCourse, say: Say): string {
  if (course.id === null) return say(text['in-curriculum'])
  const type = say(text[isCompulsory(course) ? 'is-compulsory' : 'is-optional'])
  if (course.registered === 0) return type
  return `${type} · ${say(text['registered-by'], { n: course.registered })}`
}

/** Columns of the sheet, as the file has them too. */
export function courseColumns(say: Say): readonly GridColumn[] {
  const note = say(text['full-pass'])
  return [
    { id: 'type', name: say(text.type), isText: true, isNarrow: true },
    { id: 'credits', name: say(text.credits), isNarrow: true },
    ...marksParts.map((part) => ({
      id: part,
      name: say(partText[part]),
      note,
      isText: true as const,
      isNarrow: true as const,
    })),
    { id: 'seats', name: say(text.seats), isNarrow: true },
    { id: 'offered', name: say(text['not-offered']), tick: no, none: 'yes' },
  ]
}

/** Problem of a row as it is typed; undefined if there is none. */
export function rowProblem(values: Readonly<Record<string, string>>, say: Say): string | undefined {
  if (values['offered'] === no) return undefined
  const read = readTerms(cellsOf(values))
  if (!('problem' in read)) return undefined
  const { problem, ...facts } = read
  const part = 'part' in facts ? { part: say(partText[facts.part]) } : {}
  return say(termsProblemText[problem], { ...facts, ...part })
}

/** Column of the cell that is wrong; undefined if there is none. */
export function wrongCell(values: Readonly<Record<string, string>>): string | undefined {
  const read = values['offered'] === no ? null : readTerms(cellsOf(values))
  if (read === null || !('problem' in read)) return undefined
  return 'part' in read ? read.part : read.problem
}

function cellsOf(values: Readonly<Record<string, string>>): TypedTerms {
  const { type = '', credits = '', internal = '', final = '', practical = '', seats = '' } = values
  return { type, credits, internal, final, practical, seats }
}

/** The offer as typed: credits and number of its courses, all and compulsory. */
export function offerOf(rows: readonly { readonly values: Readonly<Record<string, string>> }[]) {
  const courses = rows.flatMap(({ values }) => {
    const read = values['offered'] === no ? null : readTerms(cellsOf(values))
    if (read === null || 'problem' in read) return []
    return [{ type: read.type, creditHours: read.credits }]
  })
  const compulsory = courses.filter(isCompulsory)
  return {
    credits: creditTotal(courses),
    compulsoryCredits: creditTotal(compulsory),
    compulsory: compulsory.length,
    optional: courses.length - compulsory.length,
  }
}

export const offeredLabel = curriculumMessages.offered
