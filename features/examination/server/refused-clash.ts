import { sayInBoth, sentences } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import type { Clash } from './sitters.ts'

const most = 10

/** Refusal that names students with two exam papers at the same time, and both courses; null if there is no clash. */
export function refuseClashes(clashes: readonly Clash[]): Refusal | null {
  if (clashes.length === 0) return null
  const shown = clashes.slice(0, most).map((clash) => sayInBoth(text['clash-of'], clash))
  const n = clashes.length - shown.length
  const more = n > 0 ? [sayInBoth(text['and-more'], { n })] : []
  const list = sentences(...shown, ...more)
  return refusal('rule/clash', text.clash, { status: 409, values: { list } })
}
