import { flagOf, recordsOf, textOf } from '#platform/pure/rest-dialect/record.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { findTopic, type NoticeTopic } from '../rules/topics.ts'

/** What of a topic also comes by mail and as a text message. */
export type NoticeChoice = {
  readonly topic: NoticeTopic
  readonly mail: boolean
  readonly text: boolean
}

/** `data` of `notice_choices`; topics this portal does not know are left out. */
export function choicesFromWire(data: WireRecord): readonly NoticeChoice[] {
  return recordsOf(data, 'choices').flatMap((record) => {
    const topic = findTopic(textOf(record, 'topic'))
    if (topic === null) return []
    return [{ topic, mail: flagOf(record, 'mail'), text: flagOf(record, 'text') }]
  })
}
