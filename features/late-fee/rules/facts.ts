export { feeDeadline, feeOn, type FeeTerms, isOpenOn, isRegularOn } from './fee-terms.ts'
export {
  type Charged,
  isPayable,
  owes,
  payableOn,
  payBy,
  restOf,
  statusOf,
  urgencyOf,
} from './owed.ts'
