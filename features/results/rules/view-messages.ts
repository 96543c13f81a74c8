import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for results, marks and decisions that wait for their second person. */
export const resultViewText = {
  results: officeLabels.results,
  at: { en: 'Published at', ne: 'प्रकाशन समय' },
  held: { en: 'Results held back', ne: 'रोकिएका नतिजा' },
  'held-found': {
    en: '{n}: left out, and their students are notified',
    ne: '{n}: छोडिन्छन्, विद्यार्थीलाई खबर हुन्छ',
  },
  none: { en: 'none', ne: 'छैन' },
  marks: { en: 'Every mark entered twice and equal', ne: 'हरेक अङ्क दुई जनाको एउटै' },
  'marks-found': { en: '{agreed} of {all}', ne: '{all}मध्ये {agreed}' },
  courses: pageLabels.courses,
  code: common.code,
  course: common.course,
  sat: { en: 'Sat', ne: 'बसेका' },
  absent: pageLabels.absent,
  passed: pageLabels.passed,
  percent: officeLabels.nPercent,
  'nobody-passed': { en: 'A course in which no one passed', ne: 'कोही उत्तीर्ण नभएको विषय' },
  'look-first': { en: 'Look at these first', ne: 'पहिले यी हेर्नुहोस्' },
  name: common.name,
  number: officeLabels.symbolNumber,
  'roll-number': { en: 'Roll number', ne: 'रोल नम्बर' },
  why: officeLabels.why,
  'near-miss': { en: 'failed {code} by one mark or less', ne: '{code}मा एक अङ्क वा कमले अनुत्तीर्ण' },
  'was-absent': { en: 'absent in {code}', ne: '{code}मा अनुपस्थित' },
  now: officeLabels.now,
  proposed: officeLabels.proposed,
  changed: { en: 'Marks that change', ne: 'बदलिने अङ्क' },
  reason: pageLabels.reason,
  'mark-made': { en: '{raw}, counts as {mark}', ne: '{raw}, मानिने {mark}' },
  'with-grace': { en: '{mark}, grace {grace}', ne: '{mark}, ग्रेस {grace}' },
  'with-attendance': {
    en: '{marks}, attendance {attendance} %',
    ne: '{marks}, हाजिरी {attendance} %',
  },
  'internal-of': { en: '{code}, internal marks', ne: '{code}, आन्तरिक अङ्क' },
  decision: pageLabels.decision,
  expelled: { en: 'Expelled: the papers are cancelled', ne: 'निष्कासित: उत्तरपुस्तिका रद्द' },
  lifted: { en: 'Lifted: the papers count again', ne: 'हटाइएको: उत्तरपुस्तिका फेरि गनिन्छ' },
  'decided-for': { en: 'Decided because', ne: 'निर्णयको कारण' },
  external_fm: { en: 'Final, full marks', ne: 'अन्तिम, पूर्णाङ्क' },
  external_pm: { en: 'Final, pass marks', ne: 'अन्तिम, उत्तीर्णाङ्क' },
  practical_fm: { en: 'Practical, full marks', ne: 'प्रयोगात्मक, पूर्णाङ्क' },
  practical_pm: { en: 'Practical, pass marks', ne: 'प्रयोगात्मक, उत्तीर्णाङ्क' },
  papers: { en: 'Papers they decide', ne: 'यसले तय गर्ने उत्तरपुस्तिका' },
} as const satisfies Messages
