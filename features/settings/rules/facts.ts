export { numberOf, numberSeries, serialExpression } from './number-pattern.ts'
export type { SettingKey, SettingValues } from './settings.ts'
