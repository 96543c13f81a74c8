export { feeDeadline, feeOn, type FeeTerms, isOpenOn, isRegularOn } from './fee-terms.ts'
export {
  type Charged,
  isPayable,
  owes,
  payableOn,
  payBy,
  restOf,
  standingOf,
  urgencyOf,
} from './owed.ts'
