export type { NoticeType } from './notice-sorts.ts'
export type { Notification } from './notification.ts'
