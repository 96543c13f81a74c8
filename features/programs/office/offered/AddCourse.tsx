import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import * as common from '#platform/pure/labels/common.ts'
import { nameInBoth } from '#platform/pure/message.ts'
import { textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { useOptions } from '#features/registers/office/registers.queries.ts'
import { offeredText as text } from '../../rules/offered/messages.ts'
import type { SheetCourse } from '../../wire/offered-sheet.ts'

type Props = {
  /** Codes that the sheet has already. */
  readonly shown: ReadonlySet<string>
  readonly onAdd: (course: SheetCourse) => void
}

/** Finds a course by code or name and adds its row to the sheet; saving the sheet offers it. Asks for courses once it is open. */
export function AddCourse(props: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say(text['add-course'])}</summary>
      {isOpen && <FindCourse {...props} />}
    </details>
  )
}

function FindCourse({ shown, onAdd }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, isError, refetch } = useOptions('n_course', search, ['Value'])
  const courses = (data?.records ?? []).map(courseOf).filter((course) => !shown.has(course.code))
  const chosen = courses.find((course) => course.code === code)
  const isNone = data !== undefined && courses.length === 0
  function add(): void {
    if (chosen !== undefined) onAdd(chosen)
    setCode('')
  }
  return (
    <>
      <div className="grid items-end gap-4 py-3 md:grid-cols-[minmax(0,16rem)_minmax(0,24rem)_auto] md:justify-start">
        <TextField
          label={say(text['find-course'])}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={say(text['choose-course'])}
          value={chosen === undefined ? '' : code}
          onChange={({ target }) => setCode(target.value)}
        >
          <option value="">{say(common.choose)}</option>
          {courses.map((course) => (
            <option key={course.code} value={course.code}>
              {course.code} · {nameInBoth(course.name, course.nameNe)[language]}
            </option>
          ))}
        </SelectField>
        <div>
          <Button icon={Plus} disabled={chosen === undefined} onClick={add}>
            {say(text.add)}
          </Button>
        </div>
      </div>
      <p className="small text-muted" role="status">
        {isNone && say(text['none-found'])}
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
    </>
  )
}

/** A course as a row whose terms are still to be typed. */
function courseOf(record: WireRecord): SheetCourse {
  return {
    id: null,
    code: textOf(record, 'Value'),
    name: textOf(record, 'Name'),
    nameNe: textOf(record, 'name_nepali'),
    type: 'EL',
    credits: 0,
    internal: null,
    final: null,
    practical: null,
    seats: null,
    registered: 0,
  }
}
