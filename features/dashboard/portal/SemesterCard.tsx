import { useSay } from '#platform/browser/language.ts'
import { Checklist } from '#platform/browser/ui/Checklist.tsx'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { CardHead } from './CardHead.tsx'

/** Once enrolled: this semester's tasks, from data already loaded; a source without an answer has no row. */
export function SemesterCard({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  if (profile.registrationNumber === '') return null
  return (
    <section className="card" aria-labelledby="semester">
      <CardHead id="semester" title={say(text.semester)} />
      <Checklist
        tasks={[
          {
            id: 'university-registration',
            state: 'done',
            title: say(text['university-registration']),
            detail: say(text['registration-approved']),
            aside: say(text.done),
          },
        ]}
      />
    </section>
  )
}
