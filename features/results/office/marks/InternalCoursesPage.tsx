import { BookOpenCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { internalDeskText as text } from '#features/results/rules/marks/internal-desk-messages.ts'
import type { InternalCourse } from '#features/results/wire/office.ts'
import { useInternalCourses } from '../results.queries.ts'

/** Every offered course with students, and how many of their internal marks are entered. */
export function InternalCoursesPage() {
  return (
    <ListPage text={text} icon={BookOpenCheck} list={useInternalCourses()}>
      {(courses) => <Courses courses={courses} />}
    </ListPage>
  )
}

function Courses({ courses }: { readonly courses: readonly InternalCourse[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="card" aria-label={say(text.title)}>
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.course)}</th>
              <th scope="col">{say(text.opening)}</th>
              <th scope="col" className="end">
                {say(text.registered)}
              </th>
              <th scope="col" className="end">
                {say(text.entered)}
              </th>
            </tr>
          </thead>
          <tbody>
            {courses.map((course) => (
              <tr key={course.n_batch_course_ID}>
                <th scope="row">
                  <Link to={`/results/internal/${course.n_batch_course_ID}`}>{course.code}</Link>{' '}
                  <span className="font-normal">
                    {say({ en: course.nameEn, ne: course.nameNe || course.nameEn })}
                  </span>
                </th>
                <td>{course.opening}</td>
                <td className="end tabular">{digits(course.registered, language)}</td>
                <td className="end tabular">{digits(course.entered, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
