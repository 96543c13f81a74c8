import { type Message, say } from '#platform/pure/message.ts'
import type { UpdateHook, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { isLocked } from '../rules/locked-fields.ts'
import { generalProblems, type GeneralReason, normalGeneral } from '../rules/general.ts'
import { generalMessages, imageMessages } from '../rules/messages.ts'
import {
  type GeneralField,
  generalFields,
  profileFields,
  requiredFields,
} from '../rules/profile-fields.ts'
import { generalColumns, generalFromWire } from '../wire/general.ts'
import { imageColumns } from '../wire/image.ts'

/**
 * A change of one's own profile: the changed fields obey the rules of the General tab, locked fields stay
 * (features/profile/rules/locked-fields.ts), and a complete profile cannot lose its pictures.
 */
export const generalHook: UpdateHook = async (changes, { before }) => {
  const complete = before['CompletedRegistration'] === true
  const refused = lockedChange(changes, before, complete) ?? pictureRemoved(changes, complete)
  if (refused !== null) return refused
  const form = generalFromWire(present({ ...before, ...changes }))
  const changed = generalFields.filter((field) => generalColumns[field] in changes)
  const problems = generalProblems(form)
  const wrong = changed.flatMap((field) => {
    const reason = problems[field]
    return reason === undefined ? [] : [{ field, reason }]
  })
  if (wrong.length > 0) return refuseFields(wrong)
  const tidy = normalGeneral(form)
  const stored = changed.map((field) => [generalColumns[field], tidy[field] || null] as const)
  return { is: 'allowed', values: { ...changes, ...Object.fromEntries(stored) } }
}

function lockedChange(changes: Values, before: Values, complete: boolean): Refusal | null {
  const column = generalColumns.citizenshipNumber
  const isChanged = column in changes && (before[column] ?? '') !== ''
  if (!isChanged || !isLocked('citizenshipNumber', { complete })) return null
  const message = generalMessages['citizenship-number-locked']
  return refusal('rule/locked', message, { status: 403, errors: [{ field: column, message }] })
}

function pictureRemoved(changes: Values, complete: boolean): Refusal | null {
  const column = Object.values(imageColumns).find((each) => changes[each] === null)
  if (column === undefined || !complete) return null
  const message = imageMessages['image-needed']
  return refusal('rule/image-needed', message, { errors: [{ field: column, message }] })
}

type Wrong = { readonly field: GeneralField; readonly reason: GeneralReason }

/** 'Please fill all required fields: {list}' when something is missing, otherwise the first problem's sentence. */
function refuseFields(wrong: readonly Wrong[]): Refusal {
  const errors = wrong.map(({ field, reason }) => ({
    field: generalColumns[field],
    message: generalMessages[reason],
  }))
  const missing = requiredFields
    .filter((field) => wrong.some(({ reason }) => reason === `${field}-required`))
    .map((field) => profileFields[field].label)
  if (missing.length === 0)
    return refusal('rule/invalid-general', errors[0]?.message ?? generalMessages['save-failed'], {
      errors,
    })
  const message = listing(generalMessages['fields-missing'], missing)
  return refusal('rule/fields-missing', message, { errors })
}

/** A sentence with `{list}` filled by the labels, in each language. */
export function listing(message: Message, labels: readonly Message[]): Message {
  const list = (language: 'en' | 'ne') => labels.map((label) => label[language]).join(', ')
  return {
    en: say(message, 'en', { list: list('en') }),
    ne: say(message, 'ne', { list: list('ne') }),
  }
}

/** Columns that have a value: what a record on the wire shows. */
function present(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
