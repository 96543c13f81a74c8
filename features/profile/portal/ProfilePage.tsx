import { Check, CircleAlert } from 'lucide-react'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button, ButtonLink } from '#platform/browser/ui/Button.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Empty } from '#platform/browser/ui/Empty.tsx'
import { Facts } from '#platform/browser/ui/Facts.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { PageHeader } from '#platform/browser/ui/PageHeader.tsx'
import { UserRound } from 'lucide-react'
import { genders } from '#features/auth/rules/facts.ts'
import {
  doneSteps,
  missingFields,
  type ProfileStep,
  profileSteps,
  requiredFields,
} from '../rules/completeness.ts'
import { profileMessages as text } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'
import { useProfileQuery } from './profile.queries.ts'

/** What the university knows about the student, read-only, and what is still missing. */
export function ProfilePage() {
  const say = useSay()
  const { data: profile, isPending, refetch } = useProfileQuery()
  if (isPending) return <Loading label={say(text.title)} />
  if (!profile)
    return (
      <Empty icon={UserRound} title={say(text.title)} help={say(text['load-failed'])}>
        <Button onClick={() => void refetch()}>{say(blocks.tryAgain)}</Button>
      </Empty>
    )
  return <Summary profile={profile} />
}

function Summary({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const language = useLanguage()
  const done = doneSteps(profile)
  const count = profileSteps.filter((step) => done[step]).length
  return (
    <div className="flex max-w-160 flex-col gap-5">
      <PageHeader
        title={say(text.title)}
        subtitle={say(text['steps-done'], { n: digits(count, language) })}
      >
        <ButtonLink to="/profile/reset-password">{say(text['change-password'])}</ButtonLink>
      </PageHeader>
      <section className="card flex flex-col gap-4 p-4 md:p-5">
        <h2>{say(text['student-information'])}</h2>
        <Facts facts={useStudentFacts(profile)} />
      </section>
      <section className="card">
        <h2 className="p-4 pb-3 md:px-5">{say(text['what-is-missing'])}</h2>
        <ul>
          {profileSteps.map((step) => (
            <Part key={step} step={step} done={done[step]} profile={profile} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function useStudentFacts(profile: Profile) {
  const say = useSay()
  const language = useLanguage()
  const gender = Object.entries(genders).find(([value]) => value === profile.gender)?.[1]
  return [
    { label: say(text['full-name']), value: profile.fullName || '-' },
    { label: say(text['nepali-name']), value: <span lang="ne">{profile.nepaliName || '-'}</span> },
    { label: say(text.email), value: profile.email || '-' },
    { label: say(text.phone), value: profile.phone || '-' },
    { label: say(text.gender), value: gender ? say(gender) : '-' },
    {
      label: say(text['birth-date']),
      value: profile.birthDate ? formatDay(profile.birthDate, language) : '-',
    },
  ]
}

type PartProps = { readonly step: ProfileStep; readonly done: boolean; readonly profile: Profile }

function Part({ step, done, profile }: PartProps) {
  const say = useSay()
  const Icon = done ? Check : CircleAlert
  const missing =
    step === 'general'
      ? missingFields(profile.general).map((name) => say(requiredFields[name]))
      : []
  return (
    <li className="flex gap-3 border-t border-hairline px-4 py-3 md:px-5">
      <Icon className={`icon mt-0.5 ${done ? 'text-done' : 'text-turn'}`} aria-hidden />
      <div className="flex-1">
        <p>{say(text[`step-${step}`])}</p>
        {missing.length > 0 && <p className="small text-muted">{missing.join(', ')}</p>}
      </div>
      <span className="small text-muted">{say(done ? blocks.done : text.missing)}</span>
    </li>
  )
}
