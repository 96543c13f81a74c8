import { useSay } from '#platform/browser/language.ts'
import { Checklist, type Task } from '#platform/browser/ui/Checklist.tsx'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { CardHead } from './CardHead.tsx'

type Props = {
  readonly profile: Profile
  /** Semester, for the head; '' when it is not known. */
  readonly semester: string
  /** Course registration, when there is something to tell about it. */
  readonly registration: Task | null
}

/** Once enrolled: this semester's tasks, from data already loaded; a source without an answer has no row. */
export function SemesterCard({ profile, semester, registration }: Props) {
  const say = useSay()
  const registered: Task = {
    id: 'university-registration',
    state: 'done',
    title: say(text['university-registration']),
    detail: say(text['registration-approved']),
    aside: say(text.done),
  }
  const tasks = [
    ...(registration === null ? [] : [registration]),
    ...(profile.registrationNumber === '' ? [] : [registered]),
  ]
  if (tasks.length === 0) return null
  return (
    <section className="card" aria-labelledby="semester">
      <CardHead
        id="semester"
        title={say(text.semester)}
        aside={semester === '' ? null : say(text['semester-of'], { name: semester })}
      />
      <Checklist tasks={tasks} />
    </section>
  )
}
