import { BookOpenCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { internalDeskText as text } from '#features/results/rules/marks/internal-desk-messages.ts'
import type { InternalCourse } from '#features/results/wire/office.ts'
import { useMay } from '#features/staff/office/session.ts'
import { useInternalCourses } from '../results.queries.ts'

/** Every offered course with students, to a teacher the own ones, and how many of their internal marks are entered. */
export function InternalCoursesPage() {
  const seesAll = useMay('result.manage')
  const own = { ...text, none: text['none-own'], 'none-help': text['none-own-help'] }
  return (
    <ListPage text={seesAll ? text : own} icon={BookOpenCheck} list={useInternalCourses()}>
      {(courses) => <Courses courses={courses} />}
    </ListPage>
  )
}

function Courses({ courses }: { readonly courses: readonly InternalCourse[] }) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable
        label={say(text.title)}
        rows={courses}
        rowKey={(course) => course.n_batch_course_ID}
        columns={[
          {
            id: 'course',
            head: say(text.course),
            render: (course) => (
              <>
                <Link to={`/results/internal/${course.n_batch_course_ID}`}>{course.code}</Link>{' '}
                <span className="font-normal">{say(course.name)}</span>
              </>
            ),
            sort: ({ code }) => code,
          },
          {
            id: 'opening',
            head: say(text.opening),
            render: ({ opening }) => say(opening),
            sort: ({ opening }) => say(opening),
          },
          {
            id: 'registered',
            head: say(text.registered),
            count: ({ registered }) => registered,
          },
          {
            id: 'entered',
            head: say(text.entered),
            count: ({ entered }) => entered,
          },
        ]}
      />
    </section>
  )
}
