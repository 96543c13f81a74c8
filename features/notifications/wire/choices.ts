import { flagOf, recordsOf, textOf } from '#platform/pure/rest-dialect/record.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { findTopic, type NoticeTopic } from '../rules/topics.ts'

/** Channels of a topic besides the portal: mail and text message. */
export type NoticeChoice = {
  readonly topic: NoticeTopic
  readonly mail: boolean
  readonly text: boolean
}

/** A user's choice of channels. */
export type NoticeChoices = {
  readonly choices: readonly NoticeChoice[]
  /** Push state of this session's browser, and the key to turn push on; null: this server does not push. */
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
