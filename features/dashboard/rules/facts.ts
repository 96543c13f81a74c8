export type { Deadline, Outcome, PathStep, StepState, Whose } from './words.ts'
