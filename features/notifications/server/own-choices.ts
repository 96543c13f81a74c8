import * as common from '#platform/pure/labels/common.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { noticeTopics } from '../rules/topics.ts'
import { choiceMessages } from '../rules/choice-messages.ts'

/** By which ways a person chose to be notified. */
export const ownChoices: OwnRecords = {
  table: 'notice_choice',
  label: common.howNoticesCome,
  columns: [
    column.list('topic', { en: 'Topic', ne: 'विषयवस्तु' }, { values: noticeTopics }),
    column.boolean('mail', choiceMessages.mail),
    column.boolean('text', choiceMessages.text),
  ],
  read: (reader, { userId }) =>
    reader
      .selectFrom('notice_choice')
      .select(['topic', 'mail', 'text'])
      .where('ad_user_id', '=', userId)
      .orderBy('topic')
      .execute(),
}
