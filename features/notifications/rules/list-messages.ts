import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts beside the list of notifications. */
export const noticeListMessages = {
  unread: { en: '{n} unread', ne: '{n} नपढेका' },
  'unread-more': { en: '{n} or more unread', ne: '{n} वा बढी नपढेका' },
  'is-unread': { en: 'Unread', ne: 'नपढेको' },
  'mark-read': { en: 'Mark all as read', ne: 'सबै पढेको जनाउनुहोस्' },
  'one-read': { en: 'Mark as read', ne: 'पढेको जनाउनुहोस्' },
  'mark-one-read': { en: 'Mark as read: {notice}', ne: 'पढेको जनाउनुहोस्: {notice}' },
  'mark-failed': {
    en: 'Could not mark the notices as read.',
    ne: 'सूचना पढेको जनाउन सकिएन।',
  },
  older: { en: 'Show {n} older {n|notice|notices}', ne: '{n} पुराना सूचना हेर्नुहोस्' },
  'hide-older': { en: 'Hide older notices', ne: 'पुराना सूचना लुकाउनुहोस्' },
  choose: common.howNoticesCome,
} as const satisfies Messages
