export { isOwnEntry } from './proposal.ts'
export type { Proof } from './proof.ts'
