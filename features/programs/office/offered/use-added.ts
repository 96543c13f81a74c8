import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useDraft, useFoundDraft } from '#platform/browser/storage/drafts.ts'
import { type SheetCourse, sheetCourse } from '../../wire/offered-sheet.ts'

const courseList = v.array(sheetCourse)

type Added = {
  /** Those that are not in the sheet as it is saved. */
  readonly others: readonly SheetCourse[]
  readonly add: (course: SheetCourse) => void
  readonly discard: () => void
}

/**
 * Courses added to a sheet and not saved yet. As what is typed into their rows, they outlive the page in this browser
 * tab, under the page's name.
 */
export function useAdded(page: string, saved: readonly SheetCourse[]): Added {
  const [added, setAdded] = useState<readonly SheetCourse[]>([])
  const others = useMemo(() => {
    const own = new Set(saved.map(({ code }) => code))
    return added.filter(({ code }) => !own.has(code))
  }, [saved, added])
  const draft = useDraft(page, others, coursesIn)
  useFoundDraft(draft, setAdded)
  return {
    others,
    add: (course) => setAdded([...added, course]),
    discard() {
      draft.discard()
      setAdded([])
    },
  }
}

function coursesIn(json: unknown): readonly SheetCourse[] | null {
  const read = v.safeParse(courseList, json)
  return read.success && read.output.length > 0 ? read.output : null
}
