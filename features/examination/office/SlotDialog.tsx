import { useState } from 'react'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { PaperLayout } from '../wire/layout.ts'
import { examRoutineSet } from '../wire/processes.ts'

type Props = {
  readonly examId: number
  readonly paper: PaperLayout
  readonly onDone: (data: unknown, summary: string) => Promise<void>
  readonly onClose: () => void
}

/** Day and time of an exam paper, with the number of students to notify. After a clash the typed values stay. */
export function SlotDialog({ examId, paper, onDone, onClose }: Props) {
  const say = useSay()
  const { routine, code, told, cards } = paper
  const [day, setDay] = useState<Day | null>(routine === null ? null : findDay(routine.day))
  const [times, setTimes] = useState({ from: routine?.from ?? '', to: routine?.to ?? '' })
  const [isDayMissing, setDayMissing] = useState(false)
  const body = () => {
    setDayMissing(day === null)
    if (day === null) return null
    const slot = { exam_day: day, time_from: times.from, time_to: times.to }
    return { n_exam_master_ID: examId, n_course_ID: paper.n_course_ID, ...slot }
  }
  return (
    <ProcessDialog
      title={say(text['set-time-of'], { code })}
      sendLabel={say(text.save)}
      of={examRoutineSet}
      {...{ body, onDone, onClose }}
    >
      <DayField
        id="slot-day"
        label={say(text.day)}
        startsIn="bs"
        value={day}
        onChange={setDay}
        error={isDayMissing && day === null ? say(text['day-needed']) : undefined}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={`slot-${end}`}
            label={say(text[end])}
            hint={say(text['time-hint'])}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={times[end]}
            onChange={(event) => setTimes({ ...times, [end]: event.target.value.trim() })}
          />
        ))}
      </div>
      <p className="small text-muted">
        {routine === null ? say(text['first-time']) : say(text.effect, { told, cards })}
      </p>
    </ProcessDialog>
  )
}
