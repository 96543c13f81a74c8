export { type AccountChange, isOwnEntry } from './proposal.ts'
export { hiddenEnd, type Proof } from './proof.ts'
