export type { NoticeSort } from './notice-sorts.ts'
export type { Notification } from './notification.ts'
