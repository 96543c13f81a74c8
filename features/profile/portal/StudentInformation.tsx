import { formatAd } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { genders } from '#features/auth/rules/facts.ts'
import { profileMessages as text } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'

/** Details from sign-up and the registry; only a correction changes them. Birth date in B.S. and A.D. (SPEC §2). */
export function StudentInformation({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const bs = digits(profile.birthDateBs, useLanguage())
  const gender = Object.entries(genders).find(([value]) => value === profile.gender)?.[1]
  const { birthDate } = profile
  const facts = [
    { label: say(text['full-name']), value: profile.fullName || '-' },
    { label: say(text['nepali-name']), value: <span lang="ne">{profile.nepaliName || '-'}</span> },
    { label: say(text.gender), value: gender ? say(gender) : '-' },
    { label: say(text.phone), value: profile.phone || '-' },
    { label: say(text.email), value: profile.email || '-' },
    {
      label: say(text['birth-date']),
      value: (
        <>
          <span className="block">{say(text['birth-date-bs'], { day: bs })}</span>
          <span className="block text-muted">
            {birthDate ? say(text['birth-date-ad'], { day: formatAd(birthDate) }) : '-'}
          </span>
        </>
      ),
    },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0">
          <dt className="small text-muted">{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
