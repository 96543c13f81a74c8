import type { Answer } from '#platform/pure/rest-dialect/contract.ts'
import { findTopic, type NoticeTopic } from '../rules/topics.ts'
import type { noticeChoices } from './processes.ts'

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

/** Topics this portal does not know are left out. */
export function choicesFromWire(data: Answer<typeof noticeChoices>): NoticeChoices {
  const choices = data.choices.flatMap(({ topic: name, mail, text }) => {
    const topic = findTopic(name)
    return topic === null ? [] : [{ topic, mail, text }]
  })
  const { pushKey: key, isPushOn: isOn } = data
  return { choices, push: key === null ? null : { key, isOn } }
}
