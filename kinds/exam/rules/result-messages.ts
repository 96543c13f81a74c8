import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the Exam Results page (SPEC §2, §8). */
export const resultPageMessages = {
  title: { en: 'Exam Results', ne: 'परीक्षाको नतिजा' },
  subtitle: {
    en: 'Gradesheets of your approved exam registrations',
    ne: 'तपाईंका स्वीकृत परीक्षा दर्ताका ग्रेडसिट',
  },
  loading: { en: 'Loading your results', ne: 'तपाईंको नतिजा खुल्दैछ' },
  none: { en: 'No approved exam registrations found', ne: 'कुनै स्वीकृत परीक्षा दर्ता भेटिएन' },
  'none-help': {
    en: 'An exam appears here once the exam office has approved your registration.',
    ne: 'परीक्षा शाखाले तपाईंको दर्ता स्वीकृत गरेपछि परीक्षा यहाँ देखिन्छ।',
  },
  'enrollment-required': {
    en: 'Active Program Enrollment Required: You must have an active program enrollment to see your results.',
    ne: 'सक्रिय कार्यक्रम भर्ना चाहिन्छ: नतिजा हेर्न सक्रिय कार्यक्रम भर्ना हुनुपर्छ।',
  },
  exam: common.exam,
  'exam-roll': pageLabels.examRollNo,
  'exam-type': pageLabels.examType,
  courses: pageLabels.courses,
  status: pageLabels.status,
  download: { en: 'Download Result', ne: 'नतिजा डाउनलोड गर्नुहोस्' },
  downloaded: {
    en: 'Exam result downloaded successfully!',
    ne: 'परीक्षाको नतिजा सफलतापूर्वक डाउनलोड भयो!',
  },
  'download-failed': {
    en: 'Failed to download exam result.',
    ne: 'परीक्षाको नतिजा डाउनलोड हुन सकेन।',
  },
  'published-on': { en: 'Published {day}', ne: '{day}मा प्रकाशित' },
  'expected-at': { en: 'It will be published on {moment}.', ne: 'यो {moment}मा प्रकाशित हुन्छ।' },
  'see-marks': { en: 'See marks and grades', ne: 'अङ्क र ग्रेड हेर्नुहोस्' },
  'back-to-list': { en: 'All results', ne: 'सबै नतिजा' },
  'retotal-until': {
    en: 'Marks look wrong? You can ask for retotaling until {day}.',
    ne: 'अङ्क मिलेन जस्तो लाग्यो? {day}सम्म पुनर्योग माग्न सक्नुहुन्छ।',
  },
  'retotal-from': {
    en: 'Marks look wrong? You can ask for retotaling from {from} to {day}.',
    ne: 'अङ्क मिलेन जस्तो लाग्यो? {from}देखि {day}सम्म पुनर्योग माग्न सक्नुहुन्छ।',
  },
  'retotal-go': { en: 'Go to Exam Retotaling', ne: 'पुनर्योगमा जानुहोस्' },
} as const satisfies Messages
