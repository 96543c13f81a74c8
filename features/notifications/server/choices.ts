import type { Reader } from '#platform/server/database/database.ts'
import { type NoticeTopic, noticeTopics } from '../rules/topics.ts'

/** Channels of a topic besides the portal: mail and text message. */
export type Choice = { readonly mail: boolean; readonly text: boolean }

/** Default until the user chooses. */
const usual: Choice = { mail: true, text: false }

/** A user's choice for a topic. */
export async function choiceOf(
  reader: Reader,
  userId: number,
  topic: NoticeTopic,
): Promise<Choice> {
  const row = await reader
    .selectFrom('notice_choice')
    .select(['mail', 'text'])
    .where('ad_user_id', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return row ?? usual
}

/** Of every topic, in the order they are shown. */
export async function choicesOf(
  reader: Reader,
  userId: number,
): Promise<readonly (Choice & { readonly topic: NoticeTopic })[]> {
  const rows = await reader
    .selectFrom('notice_choice')
    .select(['topic', 'mail', 'text'])
    .where('ad_user_id', '=', userId)
    .execute()
  const topics = Object.keys(noticeTopics) as NoticeTopic[]
  return topics.map((topic) => ({
    ...usual,
    ...rows.find((row) => row.topic === topic),
    topic,
  }))
}
