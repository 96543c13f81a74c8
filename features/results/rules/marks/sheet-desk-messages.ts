import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'
import type { EntryReason } from './entry.ts'

/** Texts of a course's mark sheet for the exam office. */
export const sheetDeskText = {
  back: { en: 'Back to the exam', ne: 'परीक्षामा फर्कने' },
  sheet: { en: 'Marks of {code}', ne: '{code}का अङ्क' },
  terms: { en: 'Out of', ne: 'पूर्णाङ्क' },
  counts: {
    en: 'Agreed: {agreed} of {candidates}. Entered once: {once}. Empty: {empty}. Differences: {differs}.',
    ne: 'सहमत: {candidates}मध्ये {agreed}, एकजनाले राखेका: {once}, खाली: {empty}, फरक: {differs}',
  },
  internal: pageLabels.internal,
  external: { en: 'Final', ne: 'अन्तिम' },
  practical: pageLabels.practical,
  absent: pageLabels.absent,
  'full-pass': { en: '{full} / pass {pass}', ne: '{full} / उत्तीर्ण {pass}' },
  'state-expelled': { en: 'Cancelled by a decision', ne: 'निर्णयले रद्द' },
  'state-scheduled': { en: 'Result scheduled or published', ne: 'नतिजाको समय तोकियो वा प्रकाशित' },
  'state-unnumbered': { en: 'No symbol number yet', ne: 'सिम्बल नम्बर छैन' },
  moderated: { en: 'moderated {n}', ne: 'मोडरेसन {n}' },
  grace: { en: 'grace {n}', ne: 'ग्रेस {n}' },
  'not-enterer': {
    en: 'Marks are entered by the exam office. You can settle differences and confirm changes.',
    ne: 'अङ्क परीक्षा शाखाले राख्छ। तपाईंले फरक मिलाउन र परिवर्तन पक्का गर्न सक्नुहुन्छ।',
  },
  'no-terms': {
    en: 'The full marks of this course are not set yet.',
    ne: 'यो विषयको पूर्णाङ्क अझै तोकिएको छैन।',
  },
  candidate: officeLabels.symbolNumber,
  reason: pageLabels.reason,
  change: { en: 'Propose a change', ne: 'परिवर्तनको प्रस्ताव' },
  'change-title': { en: 'Moderation or grace', ne: 'मोडरेसन वा ग्रेस' },
  'change-whom': { en: 'Whose mark', ne: 'कसको अङ्क' },
  'change-all': { en: 'Every mark of this sheet', ne: 'यस पानाका सबै अङ्क' },
  'change-add': { en: 'Add to the raw mark', ne: 'मूल अङ्कमा थप्ने' },
  'change-moderated': { en: 'Moderated mark', ne: 'मोडरेसनपछिको अङ्क' },
  'change-grace': { en: 'Grace', ne: 'ग्रेस' },
  'change-two': {
    en: 'It takes effect once a second person confirms it under “Second person”.',
    ne: '‘दोस्रो व्यक्ति’मा अर्कोले पक्का नगरेसम्म केही बदलिँदैन।',
  },
  propose: officeLabels.propose,
  'terms-lead': {
    en: 'Full and pass marks of the final examination and the practical. Leave both empty where the course has no such part.',
    ne: 'अन्तिम परीक्षा र प्रयोगात्मकको पूर्णाङ्क र उत्तीर्णाङ्क। त्यस्तो भाग नभए दुवै खाली राख्नुहोस्।',
  },
  full: { en: 'Full marks', ne: 'पूर्णाङ्क' },
  pass: { en: 'Pass marks', ne: 'उत्तीर्णाङ्क' },
  part: { en: '{part}, {end}', ne: '{part}, {end}' },
  save: pageLabels.save,
  saved: { en: 'Saved', ne: 'सुरक्षित भयो' },
} as const satisfies Messages

/** Problems of a row while it is typed. */
export const entryProblems = {
  'schema-missing': { en: 'Set the full and pass marks first.', ne: 'पहिले पूर्णाङ्क राख्नुहोस्।' },
  'attendance-unknown': {
    en: 'Absent: tick it, or leave it empty.',
    ne: 'अनुपस्थितमा चिनो लगाउनुहोस् वा हटाउनुहोस्।',
  },
  'absent-with-marks': { en: 'An absent candidate has no marks.', ne: 'अनुपस्थितको अङ्क हुँदैन।' },
  'mark-missing': {
    en: 'A mark is missing; empty is not zero.',
    ne: 'अङ्क छुटेको छ; खाली अङ्क शून्य होइन।',
  },
  'no-such-part': { en: 'This course has no such part.', ne: 'यस विषयमा यस्तो भाग छैन।' },
  'not-a-mark': {
    en: '{typed} is no mark. Write 45 or 45.25.',
    ne: '{typed} अङ्क होइन। ४५ वा ४५.२५ जसरी अङ्ग्रेजी अङ्कमा लेख्नुहोस्।',
  },
  'above-full': {
    en: '{typed} is above the full marks {full}.',
    ne: '{typed} पूर्णाङ्क {full}भन्दा बढी छ।',
  },
} as const satisfies Messages & Record<EntryReason, unknown>
