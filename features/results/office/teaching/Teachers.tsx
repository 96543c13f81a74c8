import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { day, type Day } from '#platform/pure/calendar/day.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { type Running, useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { teachesOn } from '#features/results/rules/teaching/teaching.ts'
import { teachingText as text } from '#features/results/rules/teaching/screen-messages.ts'
import { type CourseTeacher, teachingList, teachingTakeBack } from '../../wire/teaching.ts'
import { useReadAgain } from '../results.queries.ts'
import { GiveDialog } from './GiveDialog.tsx'

/** Teachers of an offered course with their days; the course is given and taken back here. */
export function Teachers({ batchCourseId }: { readonly batchCourseId: number }) {
  const say = useSay()
  const { data, isError, refetch } = useTeachers(batchCourseId)
  const [isOpen, setOpen] = useState(false)
  const readAgain = useReadAgain()
  const onDone = async (_data: unknown, summary: string) => {
    toast.success(summary)
    setOpen(false)
    await readAgain()
  }
  const taking = useProcess(teachingTakeBack, onDone, { onNotDone: () => void refetch() })
  return (
    <section className="card" aria-labelledby="teachers">
      <div className="card-head flex flex-wrap items-center gap-3">
        <div className="min-w-60 flex-1">
          <h2 id="teachers">{say(text.title)}</h2>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        <Button icon={UserPlus} disabled={data === undefined} onClick={() => setOpen(true)}>
          {say(text.give)}
        </Button>
      </div>
      <OfficeTable
        label={say(text.title)}
        columns={useColumns(taking)}
        rows={data?.teachers}
        rowKey={({ n_teaching_ID }) => n_teaching_ID}
        onRetry={isError ? () => void refetch() : undefined}
        expected={1}
        empty={<p className="px-4 pb-4 text-muted">{say(text.none)}</p>}
      />
      <FieldNote id="teachers-note" error={taking.error === null ? undefined : say(taking.error)} />
      <LostAnswer action={taking.action} />
      {isOpen && data && (
        <GiveDialog
          batchCourseId={batchCourseId}
          people={data.people}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function useTeachers(batchCourseId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['results', 'teachers', batchCourseId],
    queryFn: () => runProcess(rest, teachingList, { n_batch_course_ID: batchCourseId }),
  })
}

type Taking = Running<{ readonly n_teaching_ID: number }>

function useColumns({ action }: Taking): readonly TableColumn<CourseTeacher>[] {
  const say = useSay()
  const today = useToday()
  return [
    {
      id: 'teacher',
      head: say(text.teacher),
      render: ({ name, email }) => (
        <>
          {name}
          <span className="small block font-normal text-muted">{email}</span>
        </>
      ),
      sort: ({ name }) => name,
    },
    {
      id: 'first-day',
      head: say(text['first-day']),
      render: ({ first }) => <DayText day={day(first)} as="stacked" />,
      sort: ({ first }) => first,
    },
    {
      id: 'last-day',
      head: say(text['last-day']),
      render: ({ last }) => <DayText day={day(last)} as="stacked" />,
      sort: ({ last }) => last,
    },
    {
      id: 'state',
      head: say(text.state),
      render: (teacher) => <State teacher={teacher} today={today} />,
    },
    { id: 'given-by', head: say(text['given-by']), render: ({ givenBy }) => givenBy },
    {
      id: 'take-back',
      head: say(text['take-back']),
      kind: 'action',
      render: ({ n_teaching_ID, name }) => (
        <button
          type="button"
          className="link-button"
          aria-label={`${say(text['take-back'])}, ${name}`}
          disabled={isRunning(action) || action.state === 'lost'}
          onClick={() => action.run({ n_teaching_ID })}
        >
          {say(text['take-back'])}
        </button>
      ),
    },
  ]
}

function State({ teacher, today }: { readonly teacher: CourseTeacher; readonly today: Day }) {
  const say = useSay()
  const days = { first: day(teacher.first), last: day(teacher.last) }
  if (teachesOn(days, today)) return <StatusChip tone="done">{say(text.now)}</StatusChip>
  return today < days.first ? (
    <StatusChip tone="waiting">{say(text.later)}</StatusChip>
  ) : (
    <StatusChip tone="closed">{say(text.over)}</StatusChip>
  )
}
