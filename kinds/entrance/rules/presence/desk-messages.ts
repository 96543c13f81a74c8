import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's page for presence in a sitting. */
export const presenceDeskText = {
  presence: { en: 'Presence', ne: 'हाजिरी' },
  title: { en: 'Presence in {sitting}', ne: '{sitting}को हाजिरी' },
  back: { en: 'Layout of {name}', ne: '{name}को तयारी' },
  counts: {
    en: 'Present: {present}. Absent: {absent}. Not recorded: {missing}.',
    ne: 'उपस्थित: {present}, अनुपस्थित: {absent}, नराखिएका: {missing}',
  },
  'closed-not-begun': {
    en: 'This sitting has not begun. Presence is recorded from then on.',
    ne: 'यो पाली सुरु भएको छैन। हाजिरी सुरु भएपछि राखिन्छ।',
  },
  'closed-published': {
    en: 'The result is published. Presence does not change any more.',
    ne: 'नतिजा प्रकाशित भइसक्यो। अब हाजिरी बदलिँदैन।',
  },
  'closed-scheduled': {
    en: 'A merit list waits for its release time. Presence does not change meanwhile.',
    ne: 'योग्यता सूची प्रकाशनको समय कुरिरहेको छ। यसबीच हाजिरी बदलिँदैन।',
  },
  'no-seats': {
    en: 'No applicant has a seat in this sitting.',
    ne: 'यस पालीमा कसैको सिट छैन।',
  },
  room: { en: 'Room', ne: 'कोठा' },
  'room-counts': {
    en: '{room}, {centre}: present {present}, absent {absent}, not recorded {missing}',
    ne: '{room}, {centre}: उपस्थित {present}, अनुपस्थित {absent}, नराखिएका {missing}',
  },
  number: officeLabels.symbolNumber,
  seat: { en: 'Seat', ne: 'सिट' },
  saved: { en: 'Saved', ne: 'राख्ने' },
  'saved-by': { en: '{name}, {at}', ne: '{name}, {at}' },
  absent: pageLabels.absent,
  'is-present': { en: 'Present', ne: 'उपस्थित' },
  'is-absent': pageLabels.absent,
  'is-missing': { en: 'Not recorded', ne: 'राखिएको छैन' },
  'room-hint': {
    en: 'Tick absent applicants. Saving records all others of the room as present.',
    ne: 'अनुपस्थितमा चिनो लगाउनुहोस्। राख्दा कोठाका बाँकी सबै उपस्थित मानिन्छन्।',
  },
  'not-saved': { en: 'Not saved yet: {n}', ne: 'अझै नराखिएका: {n}' },
  'all-saved': { en: 'The room is saved.', ne: 'कोठाको हाजिरी राखिएको छ।' },
  save: { en: 'Save the room', ne: 'कोठाको हाजिरी राख्ने' },
  discard: { en: 'Discard entries', ne: 'लेखेको हटाउने' },
  changes: { en: 'This changes what is recorded:', ne: 'पहिले राखिएको यसरी बदलिन्छ:' },
  reason: { en: 'Reason for the correction', ne: 'सच्याउनुको कारण' },
  'read-file': { en: 'Save from a file', ne: 'फाइलबाट राख्ने' },
  'file-hint': {
    en: 'CSV or XLSX of this sitting with the columns erollno and attendance, present or absent. All rows are saved or none.',
    ne: 'यस पालीको CSV वा XLSX: erollno र attendance स्तम्भ, present वा absent। सबै पङ्क्ति राखिन्छन् वा कुनै पनि राखिँदैन।',
  },
  'send-again': { en: 'Save with this reason', ne: 'यो कारणसहित राख्ने' },
  findings: { en: 'Rows with a problem', ne: 'समस्या भएका पङ्क्ति' },
  line: { en: 'Row', ne: 'पङ्क्ति' },
  problem: { en: 'Problem', ne: 'समस्या' },
} as const satisfies Messages
