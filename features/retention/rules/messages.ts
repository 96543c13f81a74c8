import type { Messages } from '#platform/pure/message.ts'

/** Texts of the retention part of the status page. */
export const retentionText = {
  name: { en: 'Retention', ne: 'विवरण राख्ने अवधि' },
  none: { en: 'Not run yet', ne: 'अझै चलेको छैन' },
  done: { en: 'Done', ne: 'भयो' },
  figure: { en: '{n} {n|row|rows} deleted on the last day', ne: 'पछिल्लो दिन {n} पङ्क्ति मेटियो' },
  'never-figure': {
    en: 'Old personal data are deleted every day',
    ne: 'पुराना व्यक्तिगत विवरण दिनको एकपटक मेटिन्छन्',
  },
  fact: { en: 'after {days} {days|day|days}; {n} deleted', ne: '{days} दिनपछि; {n} मेटियो' },
} as const satisfies Messages
