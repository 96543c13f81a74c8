export { noticeScreen } from './screen-messages.ts'
