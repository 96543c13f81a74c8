import type { Message } from '#platform/pure/message.ts'

/** The eight quotas an applicant may choose (SPEC §9 Categories, READINGS R-36). Keys are what is stored. */
export const quotas = {
  Open: { en: 'Open', ne: 'खुला' },
  Dalit: { en: 'Dalit', ne: 'दलित' },
  Female: { en: 'Female', ne: 'महिला' },
  Foreign: { en: 'Foreign', ne: 'विदेशी' },
  'Lakshit Quota': { en: 'Lakshit Quota', ne: 'लक्षित कोटा' },
  Bipanna: { en: 'Bipanna', ne: 'विपन्न' },
  Local: { en: 'Local', ne: 'स्थानीय' },
  Sponsored: { en: 'Sponsored', ne: 'प्रायोजित' },
} as const satisfies Record<string, Message>

export type Quota = keyof typeof quotas

export function isQuota(text: string): text is Quota {
  return Object.hasOwn(quotas, text)
}

/** `Open,Dalit`: joined by commas without spaces; '' when none. */
export function joinQuotas(chosen: readonly Quota[]): string {
  return chosen.join(',')
}

/** The quotas of a stored text, or null when it names one that does not exist. */
export function findQuotas(text: string): readonly Quota[] | null {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.every(isQuota) ? [...new Set(names)].filter(isQuota) : null
}
