import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

const notStated = { en: 'Not stated', ne: 'उल्लेख नभएको' } as const

/** Labels of a profile's genders; '' is one without. */
export const genders = {
  male: { en: 'Male', ne: 'पुरुष' },
  female: { en: 'Female', ne: 'महिला' },
  other: common.other,
  '': notStated,
} as const satisfies Readonly<Record<string, Message>>
