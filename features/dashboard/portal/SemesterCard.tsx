import { romanNumeral } from '#platform/pure/text/roman-numeral.ts'
import { type Say, useSay } from '#platform/browser/language.ts'
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

/** `Semester II`; a Nepali name that says सेमेस्टर itself stands alone. */
function semesterText(name: string, say: Say): string | null {
  if (name === '' || name.includes('सेमेस्टर')) return name || null
  return say(text['semester-of'], { name: romanNumeral(name) })
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
      <CardHead id="semester" title={say(text.semester)} aside={semesterText(semester, say)} />
      <Checklist tasks={all} />
    </section>
  )
}
