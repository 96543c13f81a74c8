import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ApplyByPlaceReason } from '#features/applying/rules/facts.ts'
import type { CriterionId } from './criteria.ts'

/** Texts of the Scholarship screen (SPEC §2, §8, READINGS R-49). */
export const scholarshipMessages = {
  title: common.scholarship,
  subtitle: {
    en: 'View and apply for available scholarships',
    ne: 'उपलब्ध छात्रवृत्ति हेर्नुहोस् र आवेदन दिनुहोस्',
  },
  'open-tab': { en: 'Open Scholarships', ne: 'खुला छात्रवृत्ति' },
  'applied-tab': { en: 'Applied Scholarships', ne: 'आवेदन दिएका छात्रवृत्ति' },
  'none-open': { en: 'No Open scholarships found', ne: 'कुनै खुला छात्रवृत्ति भेटिएन' },
  'none-open-help': {
    en: 'Scholarships open after each result. See notifications.',
    ne: 'हरेक नतिजापछि छात्रवृत्ति खुल्छ। सूचना हेर्नुहोस्।',
  },
  'none-applied': {
    en: 'No applied scholarships found',
    ne: 'आवेदन दिएको कुनै छात्रवृत्ति भेटिएन',
  },
  'none-applied-help': {
    en: 'Scholarships you apply for appear here with their form and the decision.',
    ne: 'तपाईंले आवेदन दिएका छात्रवृत्ति, फारम र निर्णय यहाँ देखिन्छन्।',
  },
  'apply-done': {
    en: 'Successfully applied for scholarship!',
    ne: 'छात्रवृत्तिको आवेदन सफल भयो!',
  },
  'apply-failed': {
    en: 'Failed to apply for scholarship.',
    ne: 'छात्रवृत्तिका लागि आवेदन दिन सकिएन।',
  },
  'form-failed': {
    en: 'Failed to download scholarship form.',
    ne: 'छात्रवृत्ति फारम डाउनलोड हुन सकेन।',
  },
  'enrollment-data': {
    en: 'Active program enrollment data is required for scholarship application',
    ne: 'छात्रवृत्तिको आवेदनका लागि सक्रिय कार्यक्रम भर्नाको विवरण आवश्यक छ',
  },
  'opening-gone': {
    en: 'Could not find details for this scholarship or the data is incomplete. It might be closed.',
    ne: 'यो छात्रवृत्तिको विवरण भेटिएन वा अपूरो छ। यो बन्द भएको हुन सक्छ।',
  },
} as const satisfies Messages

/** Reasons for a refused application: from the server, and beneath a disabled button. */
export const refusalMessages = {
  'already-applied': {
    en: 'You have already applied for this scholarship.',
    ne: 'तपाईंले यस छात्रवृत्तिका लागि आवेदन दिइसक्नुभएको छ।',
  },
  'not-open-yet': {
    en: 'Applications for this scholarship are not open yet.',
    ne: 'यस छात्रवृत्तिको आवेदन अझै खुलेको छैन।',
  },
  closed: {
    en: 'The last date for this scholarship has passed.',
    ne: 'यस छात्रवृत्तिको अन्तिम मिति सकियो।',
  },
  'enrollment-required': scholarshipMessages['enrollment-data'],
  'other-academics': {
    en: 'This scholarship does not match your enrollment.',
    ne: 'यो छात्रवृत्ति तपाईंको भर्नासँग मिल्दैन।',
  },
} as const satisfies Record<ApplyByPlaceReason, Message>

/** Criteria of a scholarship, one sentence each; they exclude no applicant. */
export const criterionMessages = {
  quota: { en: 'Meant for: {needed}', ne: '{needed}का लागि' },
  cgpa: { en: 'CGPA {needed} or more', ne: 'सी.जी.पी.ए. {needed} वा बढी' },
  attendance: { en: 'Attendance {needed} % or more', ne: 'हाजिरी {needed} प्रतिशत वा बढी' },
  income: {
    en: 'For families with yearly income up to {needed}; bring a proof of income with the form',
    ne: 'वार्षिक आय {needed}सम्म भएका परिवारका लागि; फारमसँग आयको प्रमाण ल्याउनुहोस्',
  },
} as const satisfies Record<CriterionId, Message>

/** Labels and helping sentences of the page (DESIGN mock 16). */
export const scholarshipPageMessages = {
  loading: { en: 'Loading scholarships', ne: 'छात्रवृत्ति खुल्दैछ' },
  name: { en: 'Title', ne: 'शीर्षक' },
  deadline: { en: 'Apply Date', ne: 'आवेदन मिति' },
  amount: { en: 'Scholarship Amount', ne: 'छात्रवृत्ति रकम' },
  status: pageLabels.status,
  'see-open': { en: 'See open scholarships', ne: 'खुला छात्रवृत्ति हेर्नुहोस्' },
  'last-day': { en: 'Until {day}', ne: '{day}सम्म' },
  seats: { en: 'Given to {n} {n|student|students}', ne: '{n} जना विद्यार्थीलाई दिइन्छ' },
  'dialog-title': { en: 'Apply for Scholarship', ne: 'छात्रवृत्तिका लागि आवेदन' },
  'dialog-question': {
    en: 'Are you sure you want to apply for this scholarship?',
    ne: 'यस छात्रवृत्तिका लागि आवेदन दिने हो?',
  },
  'dialog-yes': common.yesApply,
  'looks-at': { en: 'What the committee looks at', ne: 'समितिले हेर्ने कुरा' },
  'all-may-apply': {
    en: 'You may apply in any case; the committee considers this.',
    ne: 'जुनसुकै अवस्थामा आवेदन दिन सकिन्छ; समितिले मूल्याङ्कन गर्छ।',
  },
  'step-check': { en: 'Documents being checked', ne: 'कागजात जाँच हुँदैछ' },
  'step-checked': { en: 'Documents checked', ne: 'कागजात जाँचियो' },
  'step-committee': { en: 'With the committee', ne: 'समितिमा' },
  'step-decision': pageLabels.decision,
  'step-awarded': { en: 'Awarded {amount}', ne: '{amount} प्रदान गरियो' },
  'step-set-off': { en: '{amount} of it has paid fees', ne: 'त्यसमध्ये {amount} शुल्कमा मिलान' },
  'step-declined': { en: 'Not awarded', ne: 'प्रदान गरिएन' },
  'next-deadline': { en: 'Apply for {name}', ne: '{name}मा आवेदन' },
} as const satisfies Messages
