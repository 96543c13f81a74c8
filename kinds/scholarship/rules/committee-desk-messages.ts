import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { CriterionId, Fit } from './criteria.ts'

/** Texts of the office's pages of scholarship committees. */
export const committeeDeskText = {
  title: { en: 'Scholarship committees', ne: 'छात्रवृत्ति समिति' },
  lead: {
    en: 'Members score, award by two, and decline with a reason.',
    ne: 'सदस्यहरूले अङ्क दिन्छन्, दुई जनाले प्रदान गर्छन्, कारणसहित अस्वीकार गर्छन्।',
  },
  scholarship: common.scholarship,
  applicants: { en: 'Applicants', ne: 'आवेदक' },
  awarded: { en: 'Awarded', ne: 'प्रदान गरिएका' },
  seats: officeLabels.seats,
  mine: { en: 'You', ne: 'तपाईं' },
  member: officeLabels.member,
  none: { en: 'You are not on a committee', ne: 'तपाईं कुनै समितिमा हुनुहुन्न' },
  'none-help': {
    en: 'The registrar chooses the members of each scholarship committee.',
    ne: 'छात्रवृत्तिको समितिमा को बस्ने रजिस्ट्रारले तोक्नुहुन्छ।',
  },
  back: { en: 'All committees', ne: 'सबै समिति' },
  'seats-of': {
    en: 'Awarded: {awarded} of {seats} seats, {amount} each.',
    ne: 'प्रदान गरिएका: {seats}मध्ये {awarded} सिट, प्रत्येक {amount}',
  },
  'seats-any': {
    en: 'Awarded: {awarded}, {amount} each.',
    ne: 'प्रदान गरिएका: {awarded}, प्रत्येक {amount}',
  },
  rank: { en: 'Rank', ne: 'क्रम' },
  applicant: { en: 'Applicant', ne: 'आवेदक' },
  criteria: { en: 'Criteria', ne: 'मापदण्ड' },
  cgpa: common.cgpa,
  attendance: officeLabels.attendance,
  percent: officeLabels.nPercent,
  score: { en: 'Score', ne: 'अङ्क' },
  state: pageLabels.decision,
  'no-applicants': { en: 'No applications yet', ne: 'अहिलेसम्म कसैको आवेदन छैन' },
  'no-applicants-help': {
    en: 'Applicants appear here, the best first.',
    ne: 'आवेदकहरू यहाँ देखिन्छन्, उत्कृष्ट पहिले।',
  },
  'scored-by': { en: '{member}: {score}', ne: '{member}: {score}' },
  'not-scored': { en: 'not scored', ne: 'अङ्क दिइएको छैन' },
  'give-score': { en: 'Score', ne: 'अङ्क दिने' },
  'score-again': { en: 'Change my score', ne: 'मेरो अङ्क बदल्ने' },
  'score-of': { en: 'Score {name}', ne: '{name}को अङ्क' },
  'out-of': { en: 'Score, out of 100', ne: 'अङ्क, १००मध्ये' },
  note: { en: 'Note for the committee', ne: 'समितिका लागि टिप्पणी' },
  save: pageLabels.save,
  award: { en: 'Award', ne: 'प्रदान गर्ने' },
  'award-to': { en: 'Award to {name}', ne: '{name}लाई प्रदान गर्ने' },
  amount: { en: 'Amount, Rs.', ne: 'रकम, रु.' },
  reason: pageLabels.reason,
  'award-two': {
    en: 'The award is given once another member confirms it.',
    ne: 'अर्को सदस्यले पक्का नगरेसम्म केही दिइँदैन।',
  },
  propose: { en: 'Propose the award', ne: 'प्रदान गर्ने प्रस्ताव' },
  decline: { en: 'Decline', ne: 'अस्वीकार गर्ने' },
  'decline-of': { en: 'Decline {name}', ne: '{name}को आवेदन अस्वीकार गर्ने' },
  'decline-told': { en: 'The student reads this reason.', ne: 'यो कारण विद्यार्थीले पढ्छन्।' },
  'waits-second': {
    en: '{amount} proposed by {name}: {reason}',
    ne: '{name}ले प्रस्ताव गर्नुभएको {amount}: {reason}',
  },
  confirm: { en: 'Confirm the award', ne: 'प्रदान पक्का गर्ने' },
  'own-proposal': { en: 'Another member confirms it.', ne: 'अर्को सदस्यले पक्का गर्नुहुन्छ।' },
  'is-awarded': { en: 'Awarded {amount}', ne: '{amount} प्रदान गरियो' },
  'is-declined': { en: 'Declined', ne: 'अस्वीकृत' },
  'is-unchecked': { en: 'Documents not checked yet', ne: 'कागजात जाँचिएको छैन' },
  'is-open': { en: 'Before the committee', ne: 'समितिको विचाराधीन' },
  members: { en: 'Committee', ne: 'समिति' },
  'no-members': { en: 'No members yet.', ne: 'अहिलेसम्म कोही छैन।' },
  remove: { en: 'Remove {name} from the committee', ne: '{name}लाई समितिबाट हटाउने' },
  add: { en: 'Add to the committee', ne: 'समितिमा थप्ने' },
  who: { en: 'Account', ne: 'खाता' },
  choose: { en: 'Choose …', ne: 'छान्नुहोस् …' },
} as const satisfies Messages

export const criterionNames = {
  quota: common.quota,
  cgpa: common.cgpa,
  attendance: officeLabels.attendance,
  income: { en: 'Income', ne: 'आय' },
} as const satisfies Record<CriterionId, Message>

export const fitWords = {
  met: { en: 'met', ne: 'पूरा' },
  'not-met': { en: 'not met', ne: 'पुगेन' },
  unknown: { en: 'not known', ne: 'थाहा छैन' },
} as const satisfies Record<Fit, Message>
