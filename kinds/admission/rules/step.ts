import type { Outcome, PathStep, StepState } from '#features/dashboard/rules/facts.ts'
import { admissionAbout } from './about.ts'

/** The admission's step on the path: it opens once an entrance has led to it. */
export function admissionStep(outcome: Outcome, isApplied: boolean): PathStep {
  return {
    id: 'admission',
    label: { en: 'Apply for admission', ne: 'भर्नाका लागि आवेदन दिनुहोस्' },
    state: isApplied ? 'done' : states[outcome.is],
    path: admissionAbout.path,
  }
}

const states = {
  ahead: 'blocked',
  awaited: 'waiting',
  reached: 'current',
} as const satisfies Record<Outcome['is'], StepState>
