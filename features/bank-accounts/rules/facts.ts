export type { AccountValue, BankAccount } from './account.ts'
export { type AccountPurpose, listedPurposes, purposesInWords } from './purposes.ts'
export { accountsFor, accountsInUse, purposesWithout, servesOn } from './serving.ts'
