export { weekdayKeys } from './all/days-off.ts'
export { numberOf, numberSeries, serialExpression } from './number-pattern.ts'
export type { SettingKey, SettingValues } from './settings.ts'
