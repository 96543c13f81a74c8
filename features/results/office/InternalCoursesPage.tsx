import { BookOpenCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/Empty.tsx'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { internalDeskText as text } from '../rules/internal-desk-messages.ts'
import { useInternalCourses } from './results.queries.ts'

/** Every offered course with students, and how many of their internal marks are entered. */
export function InternalCoursesPage() {
  const say = useSay()
  const language = useLanguage()
  const { data, isError, refetch } = useInternalCourses()
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Spinner />}
      {data?.length === 0 && (
        <Empty icon={BookOpenCheck} title={say(text.none)} help={say(text['none-help'])} />
      )}
      {data !== undefined && data.length > 0 && (
        <section className="card overflow-x-auto" aria-label={say(text.title)}>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{say(text.opening)}</th>
                <th scope="col">{say(text.course)}</th>
                <th scope="col" className="end">
                  {say(text.registered)}
                </th>
                <th scope="col" className="end">
                  {say(text.entered)}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((course) => (
                <tr key={course.n_batch_course_ID}>
                  <td>{course.opening}</td>
                  <th scope="row">
                    <Link to={`/results/internal/${course.n_batch_course_ID}`}>{course.code}</Link>{' '}
                    <span className="font-normal">
                      {say({ en: course.nameEn, ne: course.nameNe || course.nameEn })}
                    </span>
                  </th>
                  <td className="end tabular">{digits(course.registered, language)}</td>
                  <td className="end tabular">{digits(course.entered, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
