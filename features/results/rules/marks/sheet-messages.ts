import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of a result on the screen, and the meaning of a fail. */
export const resultSheetMessages = {
  papers: { en: 'Courses of this exam', ne: 'यस परीक्षाका विषय' },
  sgpa: { en: 'SGPA', ne: 'SGPA' },
  cgpa: { en: 'CGPA so far', ne: 'हालसम्मको CGPA' },
  'credits-earned': { en: 'Credits earned', ne: 'प्राप्त क्रेडिट' },
  result: common.result,
  course: common.course,
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  internal: pageLabels.internal,
  external: { en: 'Final', ne: 'अन्तिम परीक्षा' },
  practical: pageLabels.practical,
  total: common.total,
  grade: pageLabels.grade,
  point: { en: 'Point', ne: 'पोइन्ट' },
  'of-full': pageLabels.haveOfFull,
  'with-grace': { en: 'with {n} of grace', ne: 'ग्रेस {n}सहित' },
  changed: {
    en: 'Retotaled: {total}, was {former} ({grade})',
    ne: 'पुनर्योग: {total}, पहिले {former} ({grade})',
  },
  'failed-title': { en: 'What is not passed yet', ne: 'अझै उत्तीर्ण नभएका' },
  'why-absent': { en: 'You were absent.', ne: 'तपाईं अनुपस्थित हुनुहुन्थ्यो।' },
  'why-cancelled': {
    en: 'The paper is cancelled by a decision of the university.',
    ne: 'विश्वविद्यालयको निर्णयले यो परीक्षा रद्द भएको छ।',
  },
  'why-total': {
    en: 'All parts together do not reach a passing grade.',
    ne: 'सबै भागको जोडले उत्तीर्ण हुने ग्रेड पुग्दैन।',
  },
  'why-part': {
    en: '{part}: {have}, you need {need}.',
    ne: '{part}: {have}, चाहिने {need}',
  },
  'what-next': {
    en: 'You can sit it again when a back paper exam opens. Until then it counts with point 0; your best attempt counts.',
    ne: 'ब्याक पेपरको परीक्षा खुलेपछि फेरि दिन सक्नुहुन्छ। त्यतिन्जेल पोइन्ट ० गनिन्छ; सबैभन्दा राम्रो प्रयास गनिन्छ।',
  },
} as const satisfies Messages
