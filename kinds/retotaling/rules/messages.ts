import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ApplyReason, ChosenReason, DetailsReason } from './apply.ts'

/** Texts of the Exam Retotaling page (SPEC §2, §5, §8). */
export const retotalingMessages = {
  title: { en: 'Exam Retotaling', ne: 'परीक्षा पुनर्योग' },
  subtitle: {
    en: 'View and apply for exam retotaling',
    ne: 'परीक्षाको पुनर्योग हेर्नुहोस् र आवेदन दिनुहोस्',
  },
  'open-tab': { en: 'Open Retotaling', ne: 'खुला पुनर्योग' },
  'applied-tab': { en: 'Applied Retotaling', ne: 'आवेदन दिएका पुनर्योग' },
  'apply-to': { en: 'Apply To', ne: 'अन्तिम मिति' },
  fee: { en: 'Retotaling Fee', ne: 'पुनर्योग शुल्क' },
  'none-open': { en: 'No Open retotaling found', ne: 'कुनै खुला पुनर्योग भेटिएन' },
  'none-open-help': {
    en: 'Retotaling opens after the results of an exam. See notifications.',
    ne: 'परीक्षाको नतिजापछि पुनर्योग खुल्छ। सूचना हेर्नुहोस्।',
  },
  'none-applied': { en: 'No applied retotaling found', ne: 'आवेदन दिएको कुनै पुनर्योग भेटिएन' },
  'none-applied-help': {
    en: 'Retotaling you apply for appears here with its fee and its outcome.',
    ne: 'तपाईंले आवेदन दिएका पुनर्योग, शुल्क र नतिजा यहाँ देखिन्छन्।',
  },
  'total-fee': pageLabels.totalFee,
  'fee-paid': pageLabels.feePaid,
  'selected-courses': { en: 'Selected Courses', ne: 'छानिएका विषय' },
  'no-description': { en: 'No description provided', ne: 'कारण दिइएको छैन' },
  'select-title': {
    en: 'Select Exam Details for Retotaling',
    ne: 'पुनर्योग गर्ने विषय छान्नुहोस्',
  },
  'apply-n': { en: 'Apply for Retotaling ({n} selected)', ne: 'पुनर्योगका लागि आवेदन ({n} छानियो)' },
  'apply-done': {
    en: 'Successfully applied for exam retotaling!',
    ne: 'परीक्षा पुनर्योगको आवेदन सफल भयो!',
  },
  'apply-failed': {
    en: 'Failed to apply for exam retotaling.',
    ne: 'परीक्षा पुनर्योगका लागि आवेदन दिन सकिएन।',
  },
  'load-failed': {
    en: 'Failed to load exam details. Please try again.',
    ne: 'परीक्षाको विवरण खुलेन। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  'opening-gone': {
    en: 'Exam information not found for this retotaling.',
    ne: 'यस पुनर्योगको परीक्षा विवरण भेटिएन।',
  },
  'payment-ended': {
    en: 'The retotaling period of this exam has ended. Payment is no longer available.',
    ne: 'यस परीक्षाको पुनर्योग अवधि सकियो। अब भुक्तानी गर्न सकिँदैन।',
  },
} as const satisfies Messages

/** Reasons for a refused application: from the server, beneath a disabled button, and in the dialog. */
export const refusalMessages = {
  'already-applied': {
    en: 'You have already applied for this retotaling.',
    ne: 'तपाईंले यस पुनर्योगका लागि आवेदन दिइसक्नुभएको छ।',
  },
  'enrollment-required': {
    en: 'You must have an active program enrollment to apply for retotaling',
    ne: 'पुनर्योगको आवेदन दिन सक्रिय कार्यक्रम भर्ना हुनुपर्छ',
  },
  'not-open-yet': {
    en: 'Retotaling of this exam is not open yet.',
    ne: 'यस परीक्षाको पुनर्योग अझै खुलेको छैन।',
  },
  closed: {
    en: 'The last date for retotaling of this exam has passed.',
    ne: 'यस परीक्षाको पुनर्योगको अन्तिम मिति सकियो।',
  },
  'no-days': {
    en: 'The days for retotaling of this exam are not set.',
    ne: 'यस परीक्षाको पुनर्योगको मिति तोकिएको छैन।',
  },
  'not-sat': {
    en: 'No exam details found for this exam. Please apply for the exam first.',
    ne: 'यस परीक्षाको विवरण भेटिएन। कृपया पहिले परीक्षाका लागि आवेदन दिनुहोस्।',
  },
  'no-papers': {
    en: 'No exam details available for retotaling.',
    ne: 'पुनर्योगका लागि परीक्षा विवरण उपलब्ध छैन।',
  },
  'not-released': {
    en: 'Your result of this exam is not published yet. You may apply once it is.',
    ne: 'यस परीक्षाको तपाईंको नतिजा प्रकाशित भएको छैन। प्रकाशित भएपछि आवेदन दिन सकिन्छ।',
  },
  'none-chosen': { en: 'Choose at least one course.', ne: 'कम्तीमा एउटा विषय छान्नुहोस्।' },
  'reason-missing': {
    en: 'Please provide descriptions for all selected exam details.',
    ne: 'कृपया छानिएका सबै विषयको कारण लेख्नुहोस्।',
  },
  'reason-long': {
    en: 'A reason has 1,000 characters at most.',
    ne: 'कारण बढीमा १,००० अक्षरको हुन्छ।',
  },
  'course-not-released': {
    en: 'Only courses with a published result can be chosen.',
    ne: 'नतिजा प्रकाशित भएका विषय मात्र छान्न सकिन्छ।',
  },
} as const satisfies Record<ApplyReason | DetailsReason | ChosenReason, Message>

/** Labels and helping sentences of the page (DESIGN mock 15). */
export const retotalingPageMessages = {
  'outcome-changed': {
    en: 'Total {total} ({grade}), was {former} ({formerGrade})',
    ne: 'जम्मा {total} ({grade}), पहिले {former} ({formerGrade})',
  },
  'outcome-same': {
    en: 'Added up again: the total stays {total} ({grade})',
    ne: 'फेरि जोडियो: जम्मा {total} ({grade}) नै रह्यो',
  },
  loading: { en: 'Loading retotaling', ne: 'पुनर्योग खुल्दैछ' },
  name: common.name,
  status: pageLabels.status,
  'see-open': { en: 'See open retotaling', ne: 'खुला पुनर्योग हेर्नुहोस्' },
  'opens-on': { en: 'Opens {day}', ne: '{day}मा खुल्छ' },
  'last-day': { en: 'Last day {day}', ne: 'अन्तिम दिन {day}' },
  'confirm-title': { en: 'Apply for retotaling', ne: 'पुनर्योगका लागि आवेदन' },
  'confirm-question': {
    en: 'The marks of the courses you choose are added up again. Marks can go up or down.',
    ne: 'छानिएका विषयको अङ्क फेरि जोडिन्छ। अङ्क बढ्न वा घट्न सक्छ।',
  },
  'your-courses': { en: 'Your courses in this exam', ne: 'यस परीक्षाका तपाईंका विषय' },
  continue: { en: 'Continue', ne: 'अघि बढ्नुहोस्' },
  'details-loading': { en: 'Loading exam details', ne: 'परीक्षाको विवरण खुल्दैछ' },
  'each-course': { en: 'for each course', ne: 'प्रति विषय' },
  'select-note': {
    en: '{name} · fee {fee} · until {day}. Choose the papers and say what should be checked.',
    ne: '{name} · शुल्क {fee} · {day}सम्म; विषय छान्नुहोस् र के जाँच्ने हो लेख्नुहोस्।',
  },
  'select-note-each': {
    en: '{name} · fee {fee} for each course · until {day}. Choose the papers and say what should be checked.',
    ne: '{name} · शुल्क प्रति विषय {fee} · {day}सम्म; विषय छान्नुहोस् र के जाँच्ने हो लेख्नुहोस्।',
  },
  reason: pageLabels.reason,
  'reason-hint': {
    en: 'What should be checked? For example a question or a total.',
    ne: 'के जाँच्ने? जस्तै कुनै प्रश्न वा जोड।',
  },
  'not-published': { en: 'Result not published yet', ne: 'नतिजा अझै प्रकाशित भएको छैन' },
  courses: common.nCourses,
  'pay-note': { en: '{name}. Pay by {day}.', ne: '{name}: {day}सम्म तिर्नुहोस्।' },
  'back-to-list': { en: 'Back to Applied Retotaling', ne: 'आवेदन दिएका पुनर्योगमा फर्कनुहोस्' },
  'paid-next': {
    en: 'The exam office adds the marks up again and notifies you of the outcome.',
    ne: 'परीक्षा शाखाले अङ्क फेरि जोडेर नतिजा जानकारी दिन्छ।',
  },
  'your-turn-to': { en: 'Your turn · to {day}', ne: 'तपाईंको पालो · {day}सम्म' },
  'payment-ended-on': { en: 'Payment ended {day}', ne: 'भुक्तानी {day}मा सकियो' },
  'step-recheck': { en: 'Marks being added up again', ne: 'अङ्क फेरि जोडिँदैछ' },
  'step-rechecked': { en: 'Marks added up again', ne: 'अङ्क फेरि जोडियो' },
  'step-outcome': pageLabels.outcome,
  'marks-RAISED': { en: 'Marks went up in {n} {n|course|courses}', ne: '{n} विषयको अङ्क बढ्यो' },
  'marks-LOWERED': { en: 'Marks went down in {n} {n|course|courses}', ne: '{n} विषयको अङ्क घट्यो' },
  'marks-UNCHANGED': { en: 'Marks stay in {n} {n|course|courses}', ne: '{n} विषयको अङ्क उही रह्यो' },
  'next-pay': { en: 'Pay the retotaling fee', ne: 'पुनर्योग शुल्क तिर्नुहोस्' },
} as const satisfies Messages
