import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import { academicLabels, type AcademicPart } from '#features/applying/rules/facts.ts'

/** Every "Not Eligible" says the rule, what the student has, what is needed, and whom to ask. */
export type WhyNot = {
  readonly rule: Message
  readonly yours: Message
  readonly needed: Message
  readonly ask: Message
}

/** Labels of the four parts, and who answers questions. */
export const whyNotMessages = {
  rule: { en: 'Rule', ne: 'नियम' },
  yours: { en: 'Yours', ne: 'तपाईंको' },
  needed: pageLabels.needed,
  ask: { en: 'Whom to ask', ne: 'कसलाई सोध्ने' },
  none: { en: 'None', ne: 'छैन' },
  'ask-registry': { en: 'The registrar’s office', ne: 'रजिस्ट्रार कार्यालय' },
  'ask-cashier': { en: 'The accounts office', ne: 'लेखा शाखा' },
  'ask-entrance-office': { en: 'The entrance examination office', ne: 'प्रवेश परीक्षा शाखा' },
} as const satisfies Messages

/** A name, the same in both languages; '' reads "None". */
export function named(name: string): Message {
  return name === '' ? whyNotMessages.none : { en: name, ne: name }
}

/** The place of an opening differs from the student's in one part. */
export function otherPlace(
  differs: { readonly part: AcademicPart | null; readonly yours: string; readonly needed: string },
  { samePart, ask }: { readonly samePart: Message; readonly ask: Message },
): WhyNot {
  return {
    rule: filled(samePart, { part: academicLabels[differs.part ?? 'program'] }),
    yours: named(differs.yours),
    needed: named(differs.needed),
    ask,
  }
}

/** A sentence with its values filled in, still in both languages. */
export function filled(message: Message, values: Readonly<Record<string, Message>>): Message {
  const fill = (language: 'en' | 'ne') =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value[language]),
      message[language],
    )
  return { en: fill('en'), ne: fill('ne') }
}
