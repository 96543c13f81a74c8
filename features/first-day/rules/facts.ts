export {
  afterEntrance,
  afterLastPaper,
  afterPaper,
  daysEarly,
  type EarlyReason,
  type FirstMoment,
} from './first-day.ts'
