export { type AccountChange, aloneAfterMs, decideSecondPerson, isOwnEntry } from './proposal.ts'
export { hiddenEnd, type Proof } from './proof.ts'
