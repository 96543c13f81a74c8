export { feeInSteps, risesInSteps } from './fee-in-steps.ts'
export { feeHeads } from './fee-heads.ts'
export { feeDeadline, feeOn, type FeeTerms, isOpenOn, isRegularOn } from './fee-terms.ts'
export { stepsProblem } from './late-steps.ts'
export {
  type Charged,
  isPayable,
  owes,
  payableOn,
  payBy,
  restOf,
  shownFee,
  statusOf,
  urgencyOf,
} from './owed.ts'
