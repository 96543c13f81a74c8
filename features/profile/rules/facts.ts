export type { ProfileParts, ProfileStep } from './completeness.ts'
export { doneSteps, profileSteps } from './completeness.ts'
export type { Profile } from './profile.ts'
export { profileMessages } from './messages.ts'
