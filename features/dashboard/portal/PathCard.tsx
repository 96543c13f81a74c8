import type { ReactNode } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Checklist, type Task } from '#platform/browser/ui/list/Checklist.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import {
  doneSteps,
  type Profile,
  profileStepMessages,
  profileSteps,
} from '#features/profile/rules/facts.ts'
import { leadsSomewhere } from '../rules/choose.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import type { PathStep } from '../rules/words.ts'
import { CardHead } from './CardHead.tsx'

type Props = {
  readonly profile: Profile
  /** Steps after the profile. */
  readonly steps: readonly PathStep[]
}

/** The steps to admission, what is done, and whose turn it is. */
export function PathCard({ profile, steps }: Props) {
  const say = useSay()
  const language = useLanguage()
  const all = [useProfileStep(profile), ...steps]
  const describe = useDescription()
  const done = all.filter((step) => step.state === 'done').length
  const count = say(text['n-of-m'], {
    n: digits(done, language),
    m: digits(all.length, language),
  })
  return (
    <section className="card" aria-labelledby="path">
      <CardHead id="path" title={say(text.path)} aside={count} />
      <Checklist tasks={all.map(describe)} />
    </section>
  )
}

function useProfileStep(profile: Profile): PathStep {
  const say = useSay()
  const language = useLanguage()
  const doneParts = profileSteps.filter((part) => doneSteps(profile)[part])
  const parts = doneParts.map((part) => say(profileStepMessages[`step-${part}`])).join(', ')
  const n = digits(doneParts.length, language)
  return {
    id: 'profile',
    label: text['complete-profile'],
    detail:
      parts === '' ? say(text['parts-done'], { n }) : say(text['parts-done-which'], { n, parts }),
    state: profile.complete ? 'done' : 'current',
    path: '/profile',
  }
}

function useDescription(): (step: PathStep) => Task {
  const say = useSay()
  function aside({ state, doneOn }: PathStep): ReactNode {
    if (state === 'current') return <StatusChip tone="turn">{say(blocks.yourTurn)}</StatusChip>
    if (state === 'waiting')
      return <StatusChip tone="waiting">{say(blocks.withUniversity)}</StatusChip>
    if (state === 'blocked') return say(text['cannot-start'])
    if (state === 'not-yet') return say(text['not-yet'])
    return doneOn === undefined ? say(text.done) : say(text['done-on'], { day: doneOn })
  }
  return (step) => ({
    id: step.id,
    state: step.state === 'done' ? 'done' : step.state === 'current' ? 'turn' : 'later',
    title: say(step.label, step.values),
    detail: step.state === 'current' ? step.detail : undefined,
    aside: aside(step),
    to: leadsSomewhere(step) ? (step.path ?? undefined) : undefined,
  })
}
