export { weekdayKeys } from './all/days-off.ts'
export { numberOf, numberSeries, serialExpression } from './number-pattern.ts'
export { storedByLaw, retained, type RetainedId, retainedIds } from './retained.ts'
export type { SettingKey, SettingValues } from './settings.ts'
