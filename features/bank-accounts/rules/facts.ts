export { accountName, type AccountValue, type BankAccount } from './account.ts'
export { type AccountPurpose, accountPurposes, listedPurposes } from './purposes.ts'
export { accountsFor, accountsInUse, servesOn } from './serving.ts'
export { purposesWithout } from './without.ts'
