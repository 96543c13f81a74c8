export {
  afterEntrance,
  afterLastPaper,
  afterPaper,
  type EarlyReason,
  type FirstMoment,
} from './first-day.ts'
