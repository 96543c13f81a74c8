export type { NoticeType } from './notice-types.ts'
export type { Notification } from './notification.ts'
