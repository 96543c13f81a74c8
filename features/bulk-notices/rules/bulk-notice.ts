/** Characters of a notice in one language. */
export const longestNotice = 500

export const noticeStates = [
  'draft',
  'proposed',
  'scheduled',
  'sending',
  'sent',
  'taken-back',
] as const
export type NoticeState = (typeof noticeStates)[number]

type NoticeFacts = {
  readonly isProposed: boolean
  readonly isConfirmed: boolean
  readonly isFinished: boolean
  readonly isTakenBack: boolean
  /** Null: as soon as it is confirmed. */
  readonly sendAtMs: number | null
}

export function noticeState(notice: NoticeFacts, nowMs: number): NoticeState {
  if (notice.isTakenBack) return 'taken-back'
  if (notice.isFinished) return 'sent'
  if (!notice.isConfirmed) return notice.isProposed ? 'proposed' : 'draft'
  return notice.sendAtMs !== null && notice.sendAtMs > nowMs ? 'scheduled' : 'sending'
}

/** True until the last student is notified; a proposal is refused by its second person instead. */
export function mayTakeBack(state: NoticeState): boolean {
  return state === 'draft' || state === 'scheduled' || state === 'sending'
}
