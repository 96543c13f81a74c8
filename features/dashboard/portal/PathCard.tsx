import type { ReactNode } from 'react'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Checklist, type Task } from '#platform/browser/ui/Checklist.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import {
  doneSteps,
  type Profile,
  profileMessages,
  profileSteps,
} from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { type EntranceOnPath, type PathStep, pathToAdmission } from '../rules/path-to-admission.ts'
import { CardHead } from './CardHead.tsx'

type Props = {
  readonly profile: Profile
  readonly entrance: EntranceOnPath | null
  readonly appliedForAdmission?: boolean
}

/** The six steps to admission, what is done, and whose turn it is. */
export function PathCard({ profile, entrance, appliedForAdmission = false }: Props) {
  const say = useSay()
  const language = useLanguage()
  const describe = useDescriptions({ profile, entrance })
  const steps = pathToAdmission({
    profileComplete: profile.complete,
    entrance,
    appliedForAdmission,
    today: useToday(),
  })
  const done = steps.filter((step) => step.state === 'done').length
  const count = say(text['n-of-m'], {
    n: digits(done, language),
    m: digits(steps.length, language),
  })
  return (
    <section className="card" aria-labelledby="path">
      <CardHead id="path" title={say(text.path)} aside={count} />
      <Checklist tasks={steps.map(describe)} />
    </section>
  )
}

function useDescriptions({ profile, entrance }: Props): (step: PathStep) => Task {
  const say = useSay()
  const language = useLanguage()
  const short = (day: NonNullable<EntranceOnPath['payBy']>) => formatShortDay(day, language)
  const doneParts = profileSteps.filter((part) => doneSteps(profile)[part])

  function title(step: PathStep): string {
    return step.id === 'exam' && entrance?.examDay
      ? say(text['sit-exam-on'], { day: short(entrance.examDay) })
      : say(step.label)
  }
  function detail(step: PathStep): string | undefined {
    if (step.state !== 'current') return undefined
    if (step.id === 'profile') {
      const parts = doneParts.map((part) => say(profileMessages[`step-${part}`])).join(', ')
      const n = digits(doneParts.length, language)
      return parts === ''
        ? say(text['parts-done'], { n })
        : say(text['parts-done-which'], { n, parts })
    }
    if (step.id !== 'pay' || !entrance?.payBy) return undefined
    return say(text['pay-until'], {
      fee: formatRs(entrance.payable, language),
      day: short(entrance.payBy),
    })
  }
  function aside(step: PathStep): ReactNode {
    if (step.state === 'current') return <StatusChip tone="turn">{say(blocks.yourTurn)}</StatusChip>
    if (step.state === 'waiting')
      return <StatusChip tone="waiting">{say(blocks.withUniversity)}</StatusChip>
    if (step.state === 'blocked') return say(text['cannot-start'])
    if (step.state === 'not-yet') return say(text['not-yet'])
    return step.id === 'apply' && entrance?.appliedOn
      ? say(text['done-on'], { day: short(entrance.appliedOn) })
      : say(text.done)
  }
  return (step) => ({
    id: step.id,
    state: step.state === 'done' ? 'done' : step.state === 'current' ? 'turn' : 'later',
    title: title(step),
    detail: detail(step),
    aside: aside(step),
    to: leadsSomewhere(step) ? (step.path ?? undefined) : undefined,
  })
}

/** Blocked and future rows are not links (DESIGN §6 Checklist). */
function leadsSomewhere({ state }: PathStep): boolean {
  return state === 'done' || state === 'current' || state === 'waiting'
}
