export type { SettingKey, SettingValues } from './settings.ts'
