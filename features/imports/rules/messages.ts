import type { Messages } from '#platform/pure/message.ts'

/** Names of the processes of imports, and the reasons why one is not done. */
export const importMessages = {
  students: { en: 'Existing students', ne: 'अहिलेका विद्यार्थी' },
  library: { en: 'Library: copies and open loans', ne: 'पुस्तकालय: प्रति र लिएका पुस्तक' },
  'loan-needed': {
    en: 'A copy that is out names its borrower with issue date and due date.',
    ne: 'बाहिर रहेको प्रतिमा पाठक, लिएको मिति र फिर्ता मिति चाहिन्छ।',
  },
  'birth-needed': {
    en: 'The date of birth is needed too, B.S. or A.D.: with it and the email a student gets a first password.',
    ne: 'जन्म मिति (वि.सं. वा ई.सं.) पनि चाहिन्छ: यसैले र इमेलले विद्यार्थीले पहिलो पासवर्ड पाउँछन्।',
  },
  'carried-counted': {
    en: 'A result that was computed since counts it.',
    ne: 'त्यसपछि गणना भएको नतिजामा यो गनिइसक्यो।',
  },
  listed: { en: 'What can be imported', ne: 'के के आयात गर्न मिल्छ' },
  export: { en: 'Export records', ne: 'अभिलेख निकाल्ने' },
  begin: { en: 'Import a file', ne: 'फाइल आयात गर्ने' },
  piece: { en: 'Piece of a file', ne: 'फाइलको टुक्रा' },
  read: { en: 'Import', ne: 'आयात' },
  rows: { en: 'Rows of an import', ne: 'आयातका पङ्क्तिहरू' },
  refused: { en: 'Refused rows of an import', ne: 'आयातका अस्वीकृत पङ्क्ति' },
  map: { en: 'Column of an import', ne: 'आयातको स्तम्भ' },
  key: { en: 'How a row is identified', ne: 'पङ्क्ति कसरी चिनिन्छ' },
  fix: { en: 'Correct a cell', ne: 'कोठा सच्याउने' },
  fixed: { en: 'Corrected. Check again.', ne: 'सच्याइयो। फेरि जाँच्नुहोस्।' },
  'leave-out': { en: 'Leave a row out', ne: 'पङ्क्ति छोड्ने' },
  'left-out': { en: 'Left out. Check again.', ne: 'छोडियो। फेरि जाँच्नुहोस्।' },
  plan: { en: 'Check an import', ne: 'आयात जाँच्ने' },
  commit: { en: 'Carry out an import', ne: 'आयात लागू गर्ने' },
  committed: { en: '{n} {n|row|rows} stored.', ne: '{n} पङ्क्ति राखिए।' },
  invite: { en: 'Invite students', ne: 'विद्यार्थीलाई निम्तो' },
  invited: { en: '{n} {n|student|students} invited.', ne: '{n} विद्यार्थीलाई निम्तो पठाइयो।' },
  'none-uninvited': {
    en: 'Every student of this import was invited.',
    ne: 'यो आयातका सबै विद्यार्थीलाई निम्तो पठाइसकियो।',
  },
  undo: { en: 'Take an import back', ne: 'आयात फिर्ता लिने' },
  undone: { en: 'Everything was taken back.', ne: 'सबै फिर्ता लिइयो।' },
  'cancel-plan': { en: 'Stop the check of a file', ne: 'फाइलको जाँच रोक्ने' },
  'plan-cancelling': { en: 'The check stops.', ne: 'जाँच रोकिँदै छ।' },
  'plan-cancelled': {
    en: 'The check was stopped. Nothing was stored.',
    ne: 'जाँच रोकियो। केही राखिएको छैन।',
  },
  'being-planned': {
    en: 'This file is being checked. Wait until the check is over, or stop it.',
    ne: 'यो फाइल जाँचिँदै छ। जाँच सकिएपछि गर्नुहोस्, वा जाँच रोक्नुहोस्।',
  },
  'not-being-planned': { en: 'No check is running.', ne: 'अहिले कुनै जाँच चलेको छैन।' },
  'no-export': { en: 'These records are not exported.', ne: 'यी अभिलेख निकालिँदैनन्।' },
  'no-target': { en: 'This cannot be imported.', ne: 'यो आयात गर्न मिल्दैन।' },
  'no-import': { en: 'Import not found.', ne: 'यो आयात भेटिएन।' },
  'no-piece': {
    en: 'This piece of the file does not belong here. Upload the file again.',
    ne: 'फाइलको यो टुक्रा यहाँको होइन। फाइल फेरि राख्नुहोस्।',
  },
  'no-column': { en: 'There is no such column.', ne: 'यस्तो स्तम्भ छैन।' },
  'no-row': { en: 'There is no such row.', ne: 'यस्तो पङ्क्ति छैन।' },
  'is-done': {
    en: 'This import was carried out. It can be taken back, not changed.',
    ne: 'यो आयात लागू भइसक्यो। फिर्ता लिन मिल्छ, बदल्न मिल्दैन।',
  },
  'not-planned': {
    en: 'Something was changed since the last check. Check again first.',
    ne: 'पछिल्लो जाँचपछि केही बदलियो। पहिले फेरि जाँच्नुहोस्।',
  },
  'has-refused': {
    en: '{n} {n|row is|rows are} refused. Correct them or leave them out: all rows are stored, or none.',
    ne: '{n} पङ्क्ति अस्वीकृत छन्। सच्याउनुहोस् वा छोड्नुहोस्: सबै राखिन्छन्, नत्र कुनै राखिँदैन।',
  },
  nothing: {
    en: 'No row is new or changed. Nothing would be stored.',
    ne: 'कुनै पङ्क्ति नयाँ वा बदलिएको छैन। केही राखिने छैन।',
  },
  'not-done': { en: 'This import was not carried out.', ne: 'यो आयात लागू भएको छैन।' },
  'is-undone': { en: 'This import was taken back already.', ne: 'यो आयात फिर्ता लिइसकियो।' },
  obstacle: { en: 'Row {line}: {reason}', ne: 'पङ्क्ति {line}: {reason}' },
  'changed-meanwhile': {
    en: 'The record was changed since the check. Nothing was stored. Check again.',
    ne: 'जाँचपछि यो अभिलेख बदलियो। केही राखिएन। फेरि जाँच्नुहोस्।',
  },
  'changed-since': {
    en: 'The record was changed after the import.',
    ne: 'आयातपछि यो अभिलेख बदलिएको छ।',
  },
  'in-use': { en: 'The record is used: {name}, {n}.', ne: 'यो अभिलेख प्रयोगमा छ: {name} ({n})।' },
  'signed-in': { en: 'The student signed in already.', ne: 'विद्यार्थीले साइन इन गरिसके।' },
} as const satisfies Messages
