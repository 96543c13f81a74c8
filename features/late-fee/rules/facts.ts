export { feeHeads } from './fee-heads.ts'
export {
  feeDeadline,
  feeInSteps,
  feeOn,
  type FeeTerms,
  isOpenOn,
  isRegularOn,
  risesInSteps,
} from './fee-terms.ts'
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
