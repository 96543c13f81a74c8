import * as common from '#platform/pure/labels/common.ts'
import type { SelectionDeskTexts, SelectionTexts } from '#features/selection/rules/facts.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages about scoring and publishing an entrance, for the office and for applicants. */
export const entranceResultMessages = {
  listed: { en: 'Entrances: {n}', ne: 'प्रवेश परीक्षा: {n}' },
  unknown: { en: 'There is no such entrance.', ne: 'यस्तो प्रवेश परीक्षा छैन।' },
  'candidate-unknown': {
    en: 'There is no such symbol number in this entrance.',
    ne: 'यस प्रवेश परीक्षामा यस्तो सिम्बल नम्बर छैन।',
  },
  'published-already': {
    en: 'The result of this entrance is published.',
    ne: 'यस प्रवेश परीक्षाको नतिजा प्रकाशित भइसकेको छ।',
  },
  'no-candidates': {
    en: 'No applicant is approved for this entrance.',
    ne: 'यस प्रवेश परीक्षामा कोही स्वीकृत छैन।',
  },
  'result-unpublished': {
    en: 'The result of this entrance is not published yet. Two people publish who is selected.',
    ne: 'यस प्रवेश परीक्षाको नतिजा अझै प्रकाशित भएको छैन। को छानियो भन्ने दुई जनाले प्रकाशित गर्छन्।',
  },
  'notice-selected': {
    en: 'The result of {name} is published: you are selected. You can apply for the admission.',
    ne: '{name}को नतिजा प्रकाशित भयो: तपाईं छानिनुभयो। अब भर्नाको आवेदन दिन सकिन्छ।',
  },
  'notice-not-selected': {
    en: 'The result of {name} is published: you are not selected this time.',
    ne: '{name}को नतिजा प्रकाशित भयो: यस पटक तपाईं छानिनुभएन।',
  },
} as const satisfies Messages & SelectionTexts

/** Texts of the office's pages of entrance results. */
export const entranceResultDeskMessages = {
  title: { en: 'Entrance results', ne: 'प्रवेश परीक्षाका नतिजा' },
  lead: {
    en: 'Scores and selected applicants. Two people publish the result; it opens the admission and notifies all candidates.',
    ne: 'अङ्क र छानिएका। दुई जनाले प्रकाशित गरेपछि भर्ना खुल्छ र सबैलाई खबर जान्छ।',
  },
  opening: common.entrance,
  none: { en: 'No applicant is approved for an entrance yet', ne: 'प्रवेश परीक्षामा कोही स्वीकृत छैन' },
  'none-help': {
    en: 'An entrance appears here once an application is approved.',
    ne: 'आवेदन स्वीकृत भएपछि प्रवेश परीक्षा यहाँ देखिन्छ।',
  },
  'score-file': { en: 'Scores from a file', ne: 'फाइलबाट अङ्क' },
  back: { en: 'All entrances', ne: 'सबै प्रवेश परीक्षा' },
  'publish-lead': {
    en: 'Publishing notifies every candidate and lets the selected apply for the admission. A second person confirms it.',
    ne: 'प्रकाशित गर्दा सबै परीक्षार्थीलाई खबर जान्छ र छानिएकाले भर्नाको आवेदन दिन सक्छन्। दोस्रो व्यक्तिले पक्का गर्छन्।',
  },
} as const satisfies Messages & SelectionDeskTexts
