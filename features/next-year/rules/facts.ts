export { type ClosedDays, closedDayFinding, closedDayFindings } from './move-day.ts'
export { plannedStates, type PlannedState, withSkipped } from './planned-state.ts'
