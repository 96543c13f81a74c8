import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ChoiceReason } from './course-choice.ts'

/** Words admissions and course registrations share: fees, and the course list dialog (SPEC §2, READINGS R-60). */
export const courseMessages = {
  'fee-admission': { en: 'Admission', ne: 'भर्ना' },
  'fee-semester': { en: 'Semester', ne: 'सेमेस्टर' },
  'fee-library': common.library,
  'fee-practical': pageLabels.practical,
  'fee-lab': { en: 'Lab', ne: 'प्रयोगशाला' },
  'fee-total': common.total,
  'fee-not-in-total': { en: 'not in the total', ne: 'जम्मामा नजोडिएको' },
  'fee-lab-due': {
    en: 'The lab fee is paid at the campus accounts office when lab classes begin; it cannot be paid here.',
    ne: 'प्रयोगशाला शुल्क प्रयोगात्मक कक्षा सुरु हुँदा क्याम्पसको लेखा शाखामा तिर्नुहोस्; यहाँबाट तिर्न मिल्दैन।',
  },

  'select-for-admission': { en: 'Select Courses for Admission', ne: 'भर्नाका लागि विषय छान्नुहोस्' },
  'select-for-course-registration': {
    en: 'Select Courses for Registration',
    ne: 'दर्ताका लागि विषय छान्नुहोस्',
  },
  'registered-details': { en: 'Registered Course Details', ne: 'दर्ता भएका विषयको विवरण' },
  'code-name': { en: 'Course Code-Name', ne: 'विषय कोड-नाम' },
  type: pageLabels.type,
  'credit-hour': pageLabels.creditHour,
  'internal-fm': pageLabels.internalFm,
  'internal-pm': pageLabels.internalPm,
  'internal-om': pageLabels.internalOm,
  'always-included': { en: 'Compulsory, always included', ne: 'अनिवार्य, सधैं समावेश' },
  compulsory: { en: 'Compulsory', ne: 'अनिवार्य' },
  optional: { en: 'Optional', ne: 'ऐच्छिक' },
  'choose-optional': {
    en: '{name}. Compulsory courses are already chosen; add optional ones to reach {n} credits.',
    ne: '{name}: अनिवार्य विषय छानिएका छन्; {n} क्रेडिट पुग्ने गरी ऐच्छिक विषय थप्नुहोस्।',
  },
  'choose-any': {
    en: '{name}. Compulsory courses are already chosen; add optional ones if you wish.',
    ne: '{name}: अनिवार्य विषय छानिएका छन्; चाहनुहुन्छ भने ऐच्छिक विषय थप्नुहोस्।',
  },
  totals: {
    en: '{n} {n|course|courses} · {credits} credits',
    ne: '{n} विषय · {credits} क्रेडिट',
  },
  'credits-required': { en: '{n} credits required', ne: '{n} क्रेडिट आवश्यक' },
  'credits-at-most': { en: 'at most {n} credits', ne: 'बढीमा {n} क्रेडिट' },
  'seats-left': { en: '{left} of {total} seats left', ne: '{total}मध्ये {left} सिट बाँकी' },
  'no-seats-left': { en: 'No seats left', ne: 'सिट बाँकी छैन' },
  needs: { en: 'Needs {needed}', ne: '{needed} आवश्यक' },
  confirm: pageLabels.confirm,
  'no-details': {
    en: 'No course details available for this registration.',
    ne: 'यस दर्ताका विषयको विवरण उपलब्ध छैन।',
  },
} as const satisfies Messages

/** Why a choice of courses is refused (SPEC §5 Course selection; what is optional per opening is ours). */
export const choiceMessages = {
  'compulsory-missing': {
    en: 'Please select all compulsory courses.',
    ne: 'कृपया सबै अनिवार्य विषय छान्नुहोस्।',
  },
  'too-few-credits': {
    en: 'Please select at least {n} credits.',
    ne: 'कृपया कम्तीमा {n} क्रेडिट छान्नुहोस्।',
  },
  'too-many-credits': {
    en: 'Please select at most {n} credits.',
    ne: 'कृपया बढीमा {n} क्रेडिट छान्नुहोस्।',
  },
  'prerequisite-missing': {
    en: '{course} can be taken only after {needed}.',
    ne: '{needed}पछि मात्र {course} लिन पाइन्छ।',
  },
  'course-full': { en: '{course} has no seats left.', ne: '{course}मा सिट बाँकी छैन।' },
  'course-not-offered': {
    en: 'A chosen course is not offered here.',
    ne: 'छानिएको विषय यहाँ उपलब्ध छैन।',
  },
  'course-chosen-twice': {
    en: 'A course is chosen more than once.',
    ne: 'एउटै विषय दोहोर्‍याएर छानिएको छ।',
  },
} as const satisfies Record<ChoiceReason, Message>
