import { useState } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { teachingText as text } from '#features/results/rules/teaching/screen-messages.ts'
import { type CourseTeachers, teachingGive } from '../../wire/teaching.ts'

type Props = {
  readonly batchCourseId: number
  readonly people: CourseTeachers['people']
  readonly onDone: (data: unknown, summary: string) => Promise<void>
  readonly onClose: () => void
}

/** Gives an offered course to a teacher, from the first to the last day. */
export function GiveDialog({ batchCourseId, people, onDone, onClose }: Props) {
  const say = useSay()
  const [teacher, setTeacher] = useState('')
  const [first, setFirst] = useState<Day | null>(useToday())
  const [last, setLast] = useState<Day | null>(null)
  const [isTried, setTried] = useState(false)
  const body = () => {
    setTried(true)
    if (first === null || last === null) return null
    const days = { first_day: first, last_day: last }
    return { n_batch_course_ID: batchCourseId, ad_user_ID: Number(teacher), ...days }
  }
  const missing = (value: Day | null) =>
    isTried && value === null ? say(text['day-missing']) : undefined
  return (
    <ProcessDialog
      title={say(text.give)}
      sendLabel={say(text.give)}
      of={teachingGive}
      {...{ body, onDone, onClose }}
    >
      <SelectField
        id="teacher"
        label={say(text.teacher)}
        hint={people.length === 0 ? say(text['none-to-choose']) : undefined}
        required
        value={teacher}
        onChange={({ target }) => setTeacher(target.value)}
      >
        <option value="">{say(text.choose)}</option>
        {people.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {name}, {email}
          </option>
        ))}
      </SelectField>
      <DayField
        id="first-day"
        label={say(text['first-day'])}
        startsIn="bs"
        value={first}
        onChange={setFirst}
        error={missing(first)}
      />
      <DayField
        id="last-day"
        label={say(text['last-day'])}
        startsIn="bs"
        value={last}
        onChange={setLast}
        error={missing(last)}
      />
    </ProcessDialog>
  )
}
