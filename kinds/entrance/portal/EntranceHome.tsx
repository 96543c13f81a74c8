import { Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { formatRs } from '#platform/pure/money/format.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import type { PathStep } from '#features/dashboard/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useToday } from '#platform/browser/clock.ts'
import { payBy, restOf } from '#features/late-fee/rules/facts.ts'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { deadlinesOf, entranceOutcome, entranceSteps, entranceThatMatters } from '../rules/path.ts'
import { type AppliedEntrance, useAppliedEntrances } from './entrance.queries.ts'
import { nextOfEntrance } from './EntranceNext.tsx'

// Only for who has applied for none yet: most who open the dashboard have.
const FirstEntrance = lazyPart(async () => ({
  default: (await import('./FirstEntrance.tsx')).FirstEntrance,
}))

/** Dashboard texts about entrances: the application that matters most, and the days of all. */
export function EntranceHome(props: HomeProps) {
  const { student, children } = props
  const { data, isPending, isError, refetch } = useAppliedEntrances()
  const words = useWords(data ?? [])
  if (isPending) return children(pendingWords)
  if (isError && data === undefined)
    return children({ ...noWords, steps: null, onRetry: () => void refetch() })
  if ((data ?? []).length === 0 && !student.isEnrolled)
    return (
      <Suspense fallback={children(pendingWords)}>
        <FirstEntrance {...props} />
      </Suspense>
    )
  return children(student.isEnrolled ? { ...words, next: null } : words)
}

function useWords(entrances: readonly AppliedEntrance[]) {
  const today = useToday()
  const stepText = useStepTexts()
  const entrance = entranceThatMatters(entrances, today)
  return {
    isPending: false,
    next: entrance && nextOfEntrance(entrance, today),
    steps: entranceSteps({ profileComplete: true, entrance, today }).map((step) =>
      entrance === null ? step : stepText(step, entrance),
    ),
    tasks: [],
    deadlines: entrances.flatMap((each) => deadlinesOf(each, today)),
    outcome: entranceOutcome(entrance, today),
  }
}

/** A step with its days and its fee. */
function useStepTexts(): (step: PathStep, entrance: AppliedEntrance) => PathStep {
  const { say, short, language, today } = useSpeaking()
  return (step, entrance) => {
    const { appliedOn, opening } = entrance
    const until = payBy(entrance, today)
    if (step.id === 'apply' && appliedOn !== null) return { ...step, doneOn: short(appliedOn) }
    if (step.id === 'pay' && until !== null) {
      const fee = formatRs(restOf(entrance, today), language)
      return { ...step, detail: say(text['pay-until'], { fee, day: short(until) }) }
    }
    return step.id === 'exam' && opening !== null && opening.examDay !== null
      ? { ...step, label: text['sit-exam-on'], values: { day: short(opening.examDay) } }
      : step
  }
}
