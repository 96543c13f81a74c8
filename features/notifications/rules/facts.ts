export type { NoticeSort, NoticeTopic } from './notice-sorts.ts'
export type { Notification } from './notification.ts'
