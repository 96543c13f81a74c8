export type { AccountValue, BankAccount } from './account.ts'
export { type AccountPurpose, listedPurposes } from './purposes.ts'
export { accountsFor, accountsInUse, servesOn } from './serving.ts'
export { purposesWithout } from './without.ts'
