import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ApplyByPlaceReason } from '#features/applying/rules/facts.ts'
import type { ChosenReason, PaperReason } from './papers.ts'

/** Texts of the Exam Registration page (SPEC §2, §8, READINGS ). */
export const examMessages = {
  title: { en: 'Exam Registration', ne: 'परीक्षा दर्ता' },
  subtitle: {
    en: 'Register for the exams of your semester',
    ne: 'आफ्नो सेमेस्टरको परीक्षामा दर्ता हुनुहोस्',
  },
  'open-tab': { en: 'Open Exams', ne: 'खुला परीक्षा' },
  'applied-tab': { en: 'Applied Exams', ne: 'आवेदन दिएका परीक्षा' },
  'select-courses': {
    en: 'Select Courses for Exam Registration',
    ne: 'परीक्षा दिने विषय छान्नुहोस्',
  },
  details: { en: 'Exam Registration Details', ne: 'परीक्षा दर्ताको विवरण' },
  'none-open': { en: 'No Open exams found', ne: 'कुनै खुला परीक्षा भेटिएन' },
  'none-open-help': {
    en: 'Registration opens some weeks before each exam. See notifications.',
    ne: 'हरेक परीक्षाको केही साताअघि दर्ता खुल्छ। सूचना हेर्नुहोस्।',
  },
  'none-applied': { en: 'No applied exams found', ne: 'आवेदन दिएको कुनै परीक्षा भेटिएन' },
  'none-applied-help': {
    en: 'Exams you register for appear here with their fee and admit card.',
    ne: 'तपाईंले दर्ता गरेका परीक्षा, शुल्क र प्रवेशपत्र यहाँ देखिन्छन्।',
  },
  'no-courses': {
    en: 'No registered courses found for this semester. Please register for courses first.',
    ne: 'यस सेमेस्टरमा दर्ता भएको विषय भेटिएन। कृपया पहिले विषय दर्ता गर्नुहोस्।',
  },
  'no-back-papers': {
    en: 'You have no paper of this semester to sit again.',
    ne: 'यस सेमेस्टरको फेरि दिनुपर्ने परीक्षा छैन।',
  },
  'courses-failed': { en: 'Failed to load registered courses.', ne: 'दर्ता भएका विषय खुलेनन्।' },
  'all-passed': {
    en: 'You have passed every paper of this semester.',
    ne: 'तपाईं यस सेमेस्टरका सबै विषयमा उत्तीर्ण हुनुहुन्छ।',
  },
  'no-details': {
    en: 'No exam registration details available for this exam.',
    ne: 'यस परीक्षाको दर्ता विवरण छैन।',
  },
  'none-selected': {
    en: 'No exam selected for course selection.',
    ne: 'विषय छान्न कुनै परीक्षा छानिएको छैन।',
  },
  'apply-done': {
    en: 'Successfully applied for exam! Please pay fee from Applied Exams.',
    ne: 'परीक्षामा आवेदन सफल भयो! कृपया आवेदन दिएका परीक्षाबाट शुल्क तिर्नुहोस्।',
  },
  'apply-failed': { en: 'Failed to apply for exam', ne: 'परीक्षामा आवेदन दिन सकिएन' },
  'opening-gone': {
    en: 'Could not find details for this exam or the data is incomplete. It might be closed.',
    ne: 'यो परीक्षाको विवरण भेटिएन वा अपूरो छ। यो बन्द भएको हुन सक्छ।',
  },
  'form-failed': { en: 'Failed to download exam form.', ne: 'परीक्षा फारम डाउनलोड हुन सकेन।' },
  'card-failed': {
    en: 'Failed to download exam card.',
    ne: 'परीक्षाको प्रवेशपत्र डाउनलोड हुन सकेन।',
  },
  'document-in-progress': { en: 'Document In progress', ne: 'कागजात प्रक्रियामा' },
  'registration-ended': { en: 'Registration Ended', ne: 'दर्ता सकियो' },
  'payment-ended': {
    en: 'Exam registration period has ended. Payment is no longer available.',
    ne: 'परीक्षा दर्ताको अवधि सकियो। अब भुक्तानी गर्न सकिँदैन।',
  },
} as const satisfies Messages

/** Reasons for a refused registration: from the server, and beneath a disabled button. */
export const refusalMessages = {
  'already-applied': {
    en: 'You have already applied for this exam.',
    ne: 'तपाईंले यस परीक्षामा आवेदन दिइसक्नुभएको छ।',
  },
  'not-open-yet': {
    en: 'Registration for this exam is not open yet.',
    ne: 'यस परीक्षाको दर्ता अझै खुलेको छैन।',
  },
  closed: {
    en: 'The last date for this exam has passed.',
    ne: 'यस परीक्षाको अन्तिम मिति सकियो।',
  },
  'enrollment-required': {
    en: 'You must have an active program enrollment to register for exams',
    ne: 'परीक्षामा दर्ता हुन सक्रिय कार्यक्रम भर्ना हुनुपर्छ',
  },
  'other-academics': {
    en: 'This exam does not match your enrollment.',
    ne: 'यो परीक्षा तपाईंको भर्नासँग मिल्दैन।',
  },
  'none-chosen': { en: 'Choose at least one course.', ne: 'कम्तीमा एउटा विषय छान्नुहोस्।' },
  'not-offered': {
    en: 'This exam does not offer that course to you.',
    ne: 'यस परीक्षामा त्यो विषय तपाईंका लागि छैन।',
  },
  'paper-not-eligible': {
    en: 'You cannot sit {course} in this exam.',
    ne: 'यस परीक्षामा {course} दिन मिल्दैन।',
  },
} as const satisfies Record<ApplyByPlaceReason | ChosenReason, Message>

/** Messages beneath an exam paper that is 'Not Eligible': actual value, needed value, and the person to ask. */
export const paperMessages = {
  'internal-unknown': {
    en: 'Internal marks are not entered yet. Speak to the course teacher.',
    ne: 'आन्तरिक अङ्क अझै चढाइएको छैन। विषय शिक्षकलाई सोध्नुहोस्।',
  },
  'internal-low': {
    en: 'Internal {have} of {full}, you need {need}. Speak to the course teacher.',
    ne: 'आन्तरिक अङ्क {full}मध्ये {have}, चाहिने {need}; विषय शिक्षकलाई सोध्नुहोस्।',
  },
  'attendance-unknown': {
    en: 'Attendance is not recorded yet. Speak to the course teacher.',
    ne: 'हाजिरी अझै चढाइएको छैन। विषय शिक्षकलाई सोध्नुहोस्।',
  },
  'attendance-low': {
    en: 'Attendance {have} %, you need {need} %. Speak to the head of department.',
    ne: 'हाजिरी {have} प्रतिशत, चाहिने {need} प्रतिशत। विभागीय प्रमुखलाई सोध्नुहोस्।',
  },
  'attempts-used': {
    en: 'You have sat this paper {have} {have|time|times}; at most {need} are allowed. Speak to the exam office.',
    ne: 'यो परीक्षा तपाईंले {have} पटक दिनुभयो, बढीमा {need} पटक दिन पाइन्छ। परीक्षा शाखालाई सोध्नुहोस्।',
  },
  'registered-already': {
    en: 'You have registered for this paper in another exam; its result is not out.',
    ne: 'यो विषय अर्को परीक्षामा दर्ता छ; त्यसको नतिजा आएको छैन।',
  },
} as const satisfies Record<PaperReason, Message>

/** Labels and helping sentences of the page (DESIGN §5). */
export const examPageMessages = {
  'register-by': { en: 'Register by', ne: 'अन्तिम मिति' },
  exam: common.exam,
  fee: common.examFee,
  'roll-number': pageLabels.examRollNo,
  loading: { en: 'Loading exams', ne: 'परीक्षा खुल्दैछ' },
  'see-open': { en: 'See open exams', ne: 'खुला परीक्षा हेर्नुहोस्' },
  'picker-note': {
    en: '{name} · fee {fee}. You need the internal pass mark to sit a paper.',
    ne: '{name} · शुल्क {fee}; परीक्षा दिन आन्तरिक उत्तीर्णाङ्क चाहिन्छ।',
  },
  'internal-fine': {
    en: 'Internal {have} of {full}, pass mark {need}',
    ne: 'आन्तरिक अङ्क {full}मध्ये {have}, उत्तीर्णाङ्क {need}',
  },
  'courses-loading': { en: 'Loading your courses', ne: 'तपाईंका विषय खुल्दैछन्' },
  selected: { en: '{n} {n|course|courses} selected', ne: '{n} विषय छानियो' },
  'not-eligible-count': { en: '{n} not eligible', ne: '{n} योग्य छैनन्' },
  confirm: pageLabels.confirm,
  'exam-form': { en: 'Exam form', ne: 'परीक्षा फारम' },
  'details-button': { en: 'Details', ne: 'विवरण' },
  course: common.course,
  'exam-type': pageLabels.examType,
  outcome: common.result,
  'pay-note': { en: '{name}. Pay by {day}.', ne: '{name}: {day}सम्म तिर्नुहोस्।' },
  'back-to-list': { en: 'Back to Applied Exams', ne: 'आवेदन दिएका परीक्षामा फर्कनुहोस्' },
  'paid-next': {
    en: 'The exam office approves the registration; then the admit card is ready.',
    ne: 'परीक्षा शाखाले दर्ता स्वीकृत गरेपछि प्रवेशपत्र तयार हुन्छ।',
  },
  courses: common.nCourses,
  'days-left': { en: '{left} to register', ne: 'दर्ता हुन {left}' },
  'last-day': { en: 'Last day {day}', ne: 'अन्तिम दिन {day}' },
  share: { en: 'Share', ne: 'पठाउनुहोस्' },
  'download-card': { en: 'Download Admit Card', ne: 'प्रवेशपत्र डाउनलोड' },
  'card-later': {
    en: 'When the exam office has given number, days and seats',
    ne: 'परीक्षा शाखाले नम्बर, मिति र सिट तोकेपछि',
  },
  'your-turn-left': { en: 'Your turn · {left}, to {day}', ne: 'तपाईंको पालो · {left}, {day}सम्म' },
  'your-turn-to': { en: 'Your turn · to {day}', ne: 'तपाईंको पालो · {day}सम्म' },
  'payment-ended-on': { en: 'Payment ended {day}', ne: 'भुक्तानी {day}मा सकियो' },
} as const satisfies Messages

/** The admit card on the phone (DESIGN mock 23). */
export const examCardMessages = {
  title: { en: 'Admit card', ne: 'प्रवेशपत्र' },
  loading: { en: 'Loading your admit card', ne: 'तपाईंको प्रवेशपत्र खुल्दैछ' },
  centre: pageLabels.centre,
  program: common.program,
  hours: { en: '{from} to {to}', ne: '{from}देखि {to}सम्म' },
  'seated-by': {
    en: '{from} to {to}, be seated by {seated}',
    ne: '{from}देखि {to}सम्म, {seated}सम्ममा सिटमा बस्नुहोस्',
  },
  place: { en: '{room}, seat {seat}', ne: '{room}, सिट {seat}' },
  'not-seated': {
    en: 'Days, rooms and seats appear here when the exam office has given them.',
    ne: 'परीक्षा शाखाले तोकेपछि मिति, कोठा र सिट यहाँ देखिन्छ।',
  },
  'not-saved': {
    en: 'Not saved on a shared computer. The printed PDF is the record: bring it with your citizenship card.',
    ne: 'साझा कम्प्युटरमा राखिँदैन। छापिएको पी.डी.एफ. नै आधिकारिक हो: नागरिकतासँगै ल्याउनुहोस्।',
  },
  'saved-on-computer': {
    en: 'Saved on this computer for exam day. The printed PDF is the record: bring it with your citizenship card.',
    ne: 'परीक्षाका दिनका लागि यस कम्प्युटरमा सुरक्षित छ। छापिएको पी.डी.एफ. नै आधिकारिक हो: नागरिकतासँगै ल्याउनुहोस्।',
  },
  saved: {
    en: 'Saved on this phone for exam day. The printed PDF is the record: bring it with your citizenship card.',
    ne: 'परीक्षाका दिनका लागि यो फोनमा सुरक्षित छ। छापिएको पी.डी.एफ. नै आधिकारिक हो: नागरिकतासँगै ल्याउनुहोस्।',
  },
} as const satisfies Messages
