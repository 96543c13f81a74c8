export type { Notification } from './notification.ts'
