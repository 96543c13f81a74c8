import type { Messages } from '#platform/pure/message.ts'
import type { EntryReason } from './marks/entry.ts'

/** Messages for the exam office about marks. */
export const marksMessages = {
  'sheet-unknown': {
    en: 'No approved registration of this exam has this course.',
    ne: 'यस परीक्षामा यो विषयको स्वीकृत दर्ता कसैको छैन।',
  },
  'candidate-unknown': {
    en: 'There is no such symbol number on this sheet.',
    ne: 'यस पानामा यस्तो सिम्बल नम्बर छैन।',
  },
  'exam-unknown': { en: 'There is no such exam.', ne: 'यस्तो परीक्षा छैन।' },
  'registration-unknown': {
    en: 'There is no such approved registration.',
    ne: 'यस्तो स्वीकृत दर्ता छैन।',
  },
  'offered-course-unknown': { en: 'There is no such course.', ne: 'यस्तो विषय छैन।' },
  'decision-unknown': {
    en: 'The decision was not found, or it is already lifted.',
    ne: 'निर्णय भेटिएन, वा हटाइसकिएको छ।',
  },
  'schema-wrong': {
    en: 'Write full and pass marks as 60 or 60.5, with full marks above zero.',
    ne: 'पूर्णाङ्क र उत्तीर्णाङ्क ६० वा ६०.५ जसरी अङ्ग्रेजी अङ्कमा लेख्नुहोस्; पूर्णाङ्क शून्यभन्दा बढी हुनुपर्छ।',
  },
  'pass-above-full': {
    en: 'Pass marks {pass} are above the full marks {full}. No student could pass.',
    ne: 'उत्तीर्णाङ्क {pass} पूर्णाङ्क {full}भन्दा बढी छ। कोही उत्तीर्ण हुन सक्दैन।',
  },
  'schema-set': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'schema-proposed': {
    en: 'Two people have agreed on marks of this course. A second person has to confirm the change.',
    ne: 'यस विषयका अङ्कमा दुई जना सहमत भइसकेका छन्। परिवर्तन दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'schema-below-marks': {
    en: '{part}: the highest mark entered is {mark}. Full marks cannot be below it, and the part cannot be left out.',
    ne: '{part}: राखिएको सबैभन्दा बढी अङ्क {mark} हो। पूर्णाङ्क त्योभन्दा कम राख्न वा यो भाग हटाउन मिल्दैन।',
  },
  'schema-released': {
    en: 'A result with this course is scheduled or published. Stop its publication first; once published, full and pass marks stay.',
    ne: 'यो विषय भएको नतिजाको समय तोकिएको वा प्रकाशित भइसकेको छ। पहिले प्रकाशन रोक्नुहोस्; प्रकाशित भएपछि पूर्णाङ्क र उत्तीर्णाङ्क बदलिँदैनन्।',
  },
  'nothing-typed': {
    en: 'Send a file, or a symbol number with its marks.',
    ne: 'फाइल वा अङ्कसहितको सिम्बल नम्बर पठाउनुहोस्।',
  },
  'columns-wrong': {
    en: 'The first line must name the columns erollno, external, practical and attendance.',
    ne: 'पहिलो पङ्क्तिमा erollno, external, practical र attendance स्तम्भ हुनुपर्छ।',
  },
  'entered-twice': {
    en: 'This symbol number is in the file more than once.',
    ne: 'यो सिम्बल नम्बर फाइलमा एकभन्दा बढी पटक छ।',
  },
  'settled-already': {
    en: 'Two people have agreed on this mark. Propose a change instead.',
    ne: 'यो अङ्कमा दुई जना सहमत भइसकेका छन्। परिवर्तनको प्रस्ताव गर्नुहोस्।',
  },
  'result-scheduled': {
    en: 'This result is scheduled or published. Stop its publication first; a published one changes by retotaling only.',
    ne: 'यो नतिजाको समय तोकिएको वा प्रकाशित भइसकेको छ। पहिले प्रकाशन रोक्नुहोस्; प्रकाशित नतिजा पुनर्योगले मात्र बदलिन्छ।',
  },
  'schema-missing': {
    en: 'The full marks of this course are not set. Set them first.',
    ne: 'यो विषयको पूर्णाङ्क तोकिएको छैन। पहिले त्यो राख्नुहोस्।',
  },
  'attendance-unknown': {
    en: 'Attendance {typed} is unknown. Write present or absent.',
    ne: 'उपस्थिति {typed} बुझिएन। present वा absent लेख्नुहोस्।',
  },
  'absent-with-marks': {
    en: 'An absent candidate has no marks.',
    ne: 'अनुपस्थितको अङ्क हुँदैन।',
  },
  'mark-missing': {
    en: 'A mark is missing. An empty mark is not a zero.',
    ne: 'अङ्क छुटेको छ। खाली अङ्क शून्य होइन।',
  },
  'no-such-part': {
    en: 'This course has no such part.',
    ne: 'यस विषयमा यस्तो भाग छैन।',
  },
  'not-a-mark': {
    en: '{typed} is no mark. Write marks as 45 or 45.25.',
    ne: '{typed} अङ्क होइन। अङ्क ४५ वा ४५.२५ जसरी अङ्ग्रेजी अङ्कमा लेख्नुहोस्।',
  },
  'above-full': {
    en: '{typed} is above the full marks {full}.',
    ne: '{typed} पूर्णाङ्क {full}भन्दा बढी छ।',
  },
  'marks-entered': {
    en: 'Entered: {n}. Agreed by two people: {settled}. Differences: {differ}.',
    ne: 'राखिएका: {n}, दुई जना सहमत: {settled}, फरक: {differ}',
  },
  'sheet-read': { en: 'Marks of {code}', ne: '{code}का अङ्क' },
  'not-settled-yet': {
    en: 'This mark is not agreed by two people yet.',
    ne: 'यो अङ्कमा अझै दुई जना सहमत छैनन्।',
  },
  'nothing-to-change': {
    en: 'Say what to change: moderated, grace, or add for the whole sheet.',
    ne: 'के बदल्ने भन्नुहोस्: moderated, grace वा पूरै पानाका लागि add',
  },
  'absent-unchanged': {
    en: 'An absent candidate has no mark to change.',
    ne: 'अनुपस्थितको बदल्ने अङ्क हुँदैन।',
  },
  'change-proposed': {
    en: 'Proposed for {n}. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। विद्यार्थी: {n}, दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'decided-on-wrong': {
    en: 'Write the day of the decision as 2026-12-10 (A.D.), not after today.',
    ne: 'निर्णयको मिति २०२६-१२-१० जसरी (ई.सं.) अङ्ग्रेजी अङ्कमा लेख्नुहोस्, आजभन्दा पछिको होइन।',
  },
  'decision-sort-wrong': {
    en: 'Write the type as WITHHELD or EXPELLED, and ground as DUES, UNFAIR or OTHER.',
    ne: 'sort मा WITHHELD वा EXPELLED, ground मा DUES, UNFAIR वा OTHER लेख्नुहोस्।',
  },
  'words-missing': {
    en: 'Write the reason, and the number and the body of the decision.',
    ne: 'कारण लेख्नुहोस्, निर्णय भए त्यसको नम्बर र निकाय पनि।',
  },
  'withheld-already': {
    en: 'This result is withheld already.',
    ne: 'यो नतिजा पहिल्यै रोकिएको छ।',
  },
  'released-already': {
    en: 'This result is published. It can no longer be withheld.',
    ne: 'यो नतिजा प्रकाशित भइसकेको छ। अब रोक्न मिल्दैन।',
  },
  'decision-kept': { en: 'The decision is saved.', ne: 'निर्णय राखियो।' },
  'lift-proposed': {
    en: 'The papers count again when another person confirms.',
    ne: 'अर्को व्यक्तिले पक्का गरेपछि विषयहरू फेरि गनिन्छन्।',
  },
  'decision-lifted': { en: 'The decision is lifted.', ne: 'निर्णय हटाइयो।' },
} as const satisfies Messages & Record<EntryReason, unknown>
