import type { ComponentType, ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { Task } from '#platform/browser/ui/list/Checklist.tsx'
import type { Profile } from '#features/profile/rules/facts.ts'
import type { Deadline, Outcome, PathStep, Whose } from '../rules/words.ts'

/** Owner of the dashboard; the kinds are asked only if the profile is complete. */
export type Student = { readonly profile: Profile; readonly isEnrolled: boolean }

/** Content of one kind of application on the dashboard. */
export type HomeWords = {
  /** True until its data is loaded. */
  readonly isPending: boolean
  /** Asks again for what could not be read; what there is to do is not known then. */
  readonly onRetry?: (() => void) | undefined
  /** Next step or what the student waits for; null if there is neither. */
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
  /** Progress of the student through the kinds before. */
  readonly outcome: Outcome
  /** Draws the rest of the dashboard with what this kind says. */
  readonly children: (words: HomeWords) => ReactNode
}

/** A kind's part of the dashboard; its code is loaded only for whom it concerns. */
export type AtHome = {
  readonly concerns: (at: { readonly student: Student; readonly outcome: Outcome }) => boolean
  readonly Home: ComponentType<HomeProps>
  /** Sentence about what a complete profile opens. */
  readonly opens?: Message
  /** Its steps on the path to admission while it does not concern the student yet. */
  readonly ahead: (outcome: Outcome) => readonly PathStep[]
}
