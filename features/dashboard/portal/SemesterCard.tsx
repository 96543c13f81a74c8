import { romanNumeral } from '#platform/pure/text/roman-numeral.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checklist, type Task } from '#platform/browser/ui/list/Checklist.tsx'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { CardHead } from './CardHead.tsx'

type Props = {
  readonly profile: Profile
  /** Tasks of the kinds for this semester. */
  readonly tasks: readonly Task[]
}

/** Once enrolled: this semester's tasks; a source without an answer has no row. */
export function SemesterCard({ profile, tasks }: Props) {
  const say = useSay()
  const semester = useActiveEnrollment()?.semester?.name ?? ''
  const registered: Task = {
    id: 'university-registration',
    state: 'done',
    title: say(text['university-registration']),
    detail: say(text['registration-approved']),
    aside: say(text.done),
  }
  const all = profile.registrationNumber === '' ? tasks : [...tasks, registered]
  if (all.length === 0) return null
  return (
    <section className="card" aria-labelledby="semester">
      <CardHead
        id="semester"
        title={say(text.semester)}
        aside={semester === '' ? null : say(text['semester-of'], { name: romanNumeral(semester) })}
      />
      <Checklist tasks={all} />
    </section>
  )
}
