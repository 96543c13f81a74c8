import type { Messages } from '#platform/pure/message.ts'

/** Texts of the audit trail's part on the status page. */
export const auditStatusText = {
  chain: { en: 'Audit chain', ne: 'अभिलेख शृङ्खला' },
  unbroken: { en: 'Unbroken', ne: 'अटुट' },
  broken: { en: 'Broken', ne: 'टुटेको' },
  'not-checked': { en: 'Not checked yet', ne: 'जाँचिएको छैन' },
  'within-hour': { en: 'It is checked every hour', ne: 'हरेक घण्टा जाँचिन्छ' },
  entries: { en: '{n} {n|entry|entries}', ne: '{n} प्रविष्टि' },
  'broken-at': { en: 'At entry {n}', ne: 'प्रविष्टि {n}मा' },
  todo: { en: 'Check again', ne: 'फेरि जाँच्ने' },
} as const satisfies Messages
