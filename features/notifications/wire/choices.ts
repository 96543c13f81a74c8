import { flagOf, recordsOf, textOf } from '#platform/pure/rest-dialect/record.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { findTopic, type NoticeTopic } from '../rules/topics.ts'

/** What of a topic also comes by mail and as a text message. */
export type NoticeChoice = {
  readonly topic: NoticeTopic
  readonly mail: boolean
  readonly text: boolean
}

/** How notices come to a reader. */
export type NoticeChoices = {
  readonly choices: readonly NoticeChoice[]
  /** Whether notices are pushed to this session's browser, and the key it asks with; null: this server pushes nothing. */
  readonly push: { readonly key: string; readonly isOn: boolean } | null
}

/** `data` of `notice_choices`; topics this portal does not know are left out. */
export function choicesFromWire(data: WireRecord): NoticeChoices {
  const choices = recordsOf(data, 'choices').flatMap((record) => {
    const topic = findTopic(textOf(record, 'topic'))
    if (topic === null) return []
    return [{ topic, mail: flagOf(record, 'mail'), text: flagOf(record, 'text') }]
  })
  const key = textOf(data, 'pushKey')
  return { choices, push: key === '' ? null : { key, isOn: flagOf(data, 'isPushOn') } }
}
