import type { ComponentType, ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { Task } from '#platform/browser/ui/Checklist.tsx'
import type { Profile } from '#features/profile/rules/facts.ts'
import type { Deadline, Outcome, PathStep, Whose } from '../rules/words.ts'

/** Whose dashboard it is; only a complete profile is asked about. */
export type Student = { readonly profile: Profile; readonly isEnrolled: boolean }

/** What a kind of application has to say on the dashboard. */
export type HomeWords = {
  /** What it says is not known yet. */
  readonly isPending: boolean
  /** Asks again for what could not be read; what there is to do is not known then. */
  readonly onRetry?: (() => void) | undefined
  /** What there is to do or to wait for; null: nothing. */
  readonly next: { readonly whose: Whose; readonly card: ReactNode } | null
  /** Its steps on the path to admission; null where there is no such path. */
  readonly steps: readonly PathStep[] | null
  /** Its tasks of this semester. */
  readonly tasks: readonly Task[]
  readonly deadlines: readonly Deadline[]
  readonly outcome: Outcome
}

export const noWords: HomeWords = {
  isPending: false,
  next: null,
  steps: [],
  tasks: [],
  deadlines: [],
  outcome: { is: 'ahead' },
}

export const pendingWords: HomeWords = { ...noWords, isPending: true }

export type HomeProps = {
  readonly student: Student
  /** How far the kinds before have brought the student. */
  readonly outcome: Outcome
  /** Draws the rest of the dashboard with what this kind says. */
  readonly children: (words: HomeWords) => ReactNode
}

/** A kind's part of the dashboard; its code is loaded only for whom it concerns. */
export type AtHome = {
  readonly concerns: (at: { readonly student: Student; readonly outcome: Outcome }) => boolean
  readonly Home: ComponentType<HomeProps>
  /** What it opens to whom completes the profile, in one sentence. */
  readonly opens?: Message
  /** Its steps on the path to admission while it does not concern the student yet. */
  readonly ahead: (outcome: Outcome) => readonly PathStep[]
}
