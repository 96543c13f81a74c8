import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListPlus, Table2 } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { useMay } from '#features/staff/office/session.ts'
import { curriculumMessages as text } from '../rules/curriculum-messages.ts'
import { offeredText } from '../rules/offered/messages.ts'
import { type OpeningCourse, openingCoursesAdd, openingCoursesRead } from '../wire/curriculum.ts'

/** Courses of an admission or course registration, and those of the curriculum that it does not offer yet. */
export function OfferedCourses({ id }: { readonly id: number }) {
  const say = useSay()
  const { data, isError, refetch } = useOpeningCourses(id)
  const queries = useQueryClient()
  const { action, error } = useProcess(
    openingCoursesAdd,
    async (_data, summary) => {
      toast.success(summary)
      await queries.invalidateQueries({ queryKey: ['register'] })
    },
    { onNotDone: () => void refetch() },
  )
  const missing = data?.courses.filter((course) => course.id === null) ?? []
  return (
    <section className="card setup-card" aria-labelledby="offered-courses">
      <h3 id="offered-courses">{say(text.offered)}</h3>
      <p className="small text-muted">{say(text['full-and-pass'])}</p>
      <OfficeTable
        label={say(text.offered)}
        columns={useColumns()}
        rows={data?.courses}
        rowKey={({ code }) => code}
        isMuted={(course) => course.id === null}
        onRetry={isError ? () => void refetch() : undefined}
        empty={
          <p className="text-muted">
            {say(text['none-offered'])} {say(text['no-curriculum'])}
          </p>
        }
      />
      <div className="setup-actions">
        {missing.length > 0 && (
          <Button
            icon={ListPlus}
            busy={isRunning(action)}
            disabled={action.state === 'lost'}
            onClick={() => action.run({ n_program_cregopen_ID: id, plan: data?.plan ?? '' })}
          >
            {say(text['add-n'], { n: missing.length })}
          </Button>
        )}
        <ButtonLink icon={Table2} to={`/setup/courses/${id}`}>
          {say(offeredText.edit)}
        </ButtonLink>
        <Link to={`/setup/n_batch_course?in=${id}`}>{say(text['one-by-one'])}</Link>
      </div>
      <FieldNote id="courses-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </section>
  )
}

function useOpeningCourses(id: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['register', 'n_program_cregopen', 'courses', id],
    queryFn: () => runProcess(rest, openingCoursesRead, { n_program_cregopen_ID: id }),
  })
}

function useColumns(): readonly TableColumn<OpeningCourse>[] {
  const say = useSay()
  const mayMark = useMay('result.manage')
  const marks = (part: 'internal' | 'final' | 'practical'): TableColumn<OpeningCourse> => ({
    id: part,
    head: say(text[part]),
    kind: 'number',
    render: ({ [part]: pair }) => (pair === null ? '-' : pair.join(' / ')),
  })
  return [
    {
      id: 'course',
      head: say(common.course),
      render: ({ id, code, name }) => (
        <>
          {code}
          <span className="block font-normal">{name}</span>
          {id !== null && mayMark && (
            <Link to={`/results/internal/${id}`} className="small block font-normal">
              {say(text['marks-and-teachers'])}
            </Link>
          )}
          {id === null && (
            <span className="small block font-normal text-muted">{say(text.missing)}</span>
          )}
        </>
      ),
    },
    { id: 'type', head: say(pageLabels.type), kind: 'code', render: ({ type }) => type },
    {
      id: 'credits',
      head: say(pageLabels.creditHour),
      count: ({ credits }) => credits,
      kind: 'number',
    },
    marks('internal'),
    marks('final'),
    marks('practical'),
    { id: 'seats', head: say(officeLabels.seats), count: ({ seats }) => seats, kind: 'number' },
  ]
}
