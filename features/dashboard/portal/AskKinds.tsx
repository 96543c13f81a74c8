import { type ReactNode, Suspense } from 'react'
import type { Outcome } from '../rules/words.ts'
import { type AtHome, type HomeWords, noWords, pendingWords, type Student } from './at-home.ts'

type Props = {
  readonly kinds: readonly AtHome[]
  readonly student: Student
  /** Results of the kinds asked so far. */
  readonly texts?: readonly HomeWords[]
  readonly children: (texts: readonly HomeWords[]) => ReactNode
}

/** Asks one kind after another, each knowing how far those before it have brought the student. */
export function AskKinds({ kinds: [kind, ...rest], student, texts = [], children }: Props) {
  if (kind === undefined) return children(texts)
  const outcome = outcomeOf(texts)
  const goOn = (words: HomeWords) => (
    <AskKinds kinds={rest} student={student} texts={[...texts, words]}>
      {children}
    </AskKinds>
  )
  if (!kind.concerns({ student, outcome })) return goOn({ ...noWords, steps: kind.ahead(outcome) })
  return (
    <Suspense fallback={goOn(pendingWords)}>
      <kind.Home student={student} outcome={outcome}>
        {goOn}
      </kind.Home>
    </Suspense>
  )
}

function outcomeOf(texts: readonly HomeWords[]): Outcome {
  const all = texts.map(({ outcome }) => outcome)
  return (
    all.findLast(({ is }) => is === 'reached') ??
    all.findLast(({ is }) => is === 'awaited') ?? { is: 'ahead' }
  )
}
