import type { Message } from '#platform/pure/message.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import { settingsText as text } from '../rules/screen-messages.ts'
import type { SettingField, Typed } from '../rules/setting-fields.ts'

/** What is set in a field, as it is read; a dash for nothing. */
export function typedText(
  field: SettingField,
  typed: Typed | undefined,
  say: (message: Message) => string,
): string {
  if (typeof typed === 'boolean') return say(yesNo[typed ? 'yes' : 'no'])
  if (field.is === 'several') {
    const chosen = field.choices.filter(({ value }) => isAmong(typed, value))
    return chosen.length === 0 ? say(text.nobody) : chosen.map(({ label }) => say(label)).join(', ')
  }
  if (field.is === 'one') {
    const choice = field.choices.find(({ value }) => value === typed)
    return choice === undefined ? '-' : say(choice.label)
  }
  return typeof typed === 'string' && typed !== '' ? typed : '-'
}

export function isAmong(typed: Typed | undefined, value: string): boolean {
  return Array.isArray(typed) && typed.includes(value)
}
