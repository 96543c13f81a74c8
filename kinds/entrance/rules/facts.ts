/** The door for other kinds and features: what they may know about an entrance. */
export type { EntranceApplication, EntranceOpening } from './entrance.ts'
export { entranceFee, isEntranceOpen, isRegularOn, nextDeadline } from './fee.ts'
