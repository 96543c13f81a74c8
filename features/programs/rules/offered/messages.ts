import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'
import type { MarksPart, TermsProblem } from './terms.ts'
import { curriculumMessages } from '../curriculum-messages.ts'
import { openingCheckMessages } from '../opening-check-messages.ts'

/** Texts of the sheet with the courses that an opening offers (design/mocks 47). */
export const offeredText = {
  title: { en: 'Courses of {opening}', ne: '{opening}का विषयहरू' },
  edit: { en: 'Edit as a sheet', ne: 'तालिकामा सम्पादन गर्ने' },
  back: { en: 'Back to the opening', ne: 'आवेदनमा फर्कने' },
  save: { en: 'Save offered courses', ne: 'उपलब्ध विषयहरू सुरक्षित गर्ने' },
  saved: {
    en: '{changed} {changed|course|courses} changed, {added} added, {removed} removed.',
    ne: '{changed} विषय बदलिए, {added} थपिए, {removed} हटाइए।',
  },
  semesters: { en: 'Semesters of this batch', ne: 'यस ब्याचका सेमेस्टरहरू' },
  'semester-of': { en: 'Semester', ne: 'सेमेस्टर' },
  'credits-offered': { en: 'Credits offered', ne: 'उपलब्ध क्रेडिट' },
  'credits-least': { en: 'Minimum', ne: 'न्यूनतम' },
  registered: { en: 'Registered', ne: 'दर्ता' },
  'semester-named': { en: 'Semester {name}', ne: 'सेमेस्टर {name}' },
  'compulsory-of': {
    en: 'Compulsory {compulsory} of {offered} credits offered.',
    ne: 'उपलब्ध क्रेडिट: {offered}, अनिवार्य: {compulsory}',
  },
  compulsory: {
    en: 'Compulsory {compulsory} of {offered} credits offered; the minimum is {least}.',
    ne: 'उपलब्ध क्रेडिट: {offered}, अनिवार्य: {compulsory}, न्यूनतम: {least}',
  },
  'too-few': {
    en: 'Only {offered} credits are offered; the minimum is {least}.',
    ne: 'उपलब्ध क्रेडिट {offered} मात्र छ, न्यूनतम {least} चाहिन्छ।',
  },
  'students-see': {
    en: 'Students see {n} compulsory {n|course|courses}, chosen and locked, and {m} to choose from.',
    ne: 'विद्यार्थीले {n} अनिवार्य विषय पहिल्यै छानिएको र {m} ऐच्छिक विषय छान्न मिल्ने देख्छन्।',
  },
  touched: {
    en: '{n} {n|student has|students have} registered. They keep the credits and internal marks they registered with. Final and practical marks change for them too.',
    ne: '{n} विद्यार्थीले दर्ता गरिसकेका छन्। दर्ता गर्दाको क्रेडिट र आन्तरिक अङ्क उनीहरूमा रहन्छ। अन्तिम र प्रयोगात्मक अङ्क उनीहरूका लागि पनि बदलिन्छ।',
  },
  code: common.code,
  course: { en: 'Course', ne: 'विषय' },
  'nepali-missing': { en: 'no name in Nepali', ne: 'नेपाली नाम छैन' },
  'is-offered': { en: 'Offered', ne: 'उपलब्ध' },
  'open-to': { en: 'Registration open to {day}', ne: '{day}सम्म दर्ता खुला' },
  'not-offered': { en: 'Not offered', ne: 'उपलब्ध छैन' },
  type: { en: 'Type', ne: 'प्रकार' },
  credits: { en: 'Credits', ne: 'क्रेडिट' },
  seats: officeLabels.seats,
  'full-pass': { en: 'full / pass', ne: 'पूर्णाङ्क / उत्तीर्णाङ्क' },
  'is-compulsory': { en: 'Compulsory', ne: 'अनिवार्य' },
  'is-optional': { en: 'Optional', ne: 'ऐच्छिक' },
  'in-curriculum': {
    en: 'In the curriculum, not offered yet',
    ne: 'पाठ्यक्रममा छ, अझै राखिएको छैन',
  },
  'outside-curriculum': {
    en: 'Not in the curriculum, not offered yet',
    ne: 'पाठ्यक्रममा छैन, अझै राखिएको छैन',
  },
  'add-course': { en: 'Add a course outside the curriculum', ne: 'पाठ्यक्रमबाहिरको विषय थप्ने' },
  'find-course': { en: 'Code or name', ne: 'कोड वा नाम' },
  'choose-course': { en: 'Course to add', ne: 'थप्ने विषय' },
  add: { en: 'Add to the sheet', ne: 'तालिकामा थप्ने' },
  'none-found': {
    en: 'No other course fits. What is in the sheet is not listed.',
    ne: 'मिल्ने अरू विषय छैन। तालिकामा भएका विषय देखिँदैनन्।',
  },
  'registered-by': { en: '{n} registered', ne: '{n} दर्ता' },
  changes: { en: 'Changes in this draft', ne: 'यस मस्यौदाका परिवर्तन' },
  change: { en: 'Change', ne: 'परिवर्तन' },
  before: { en: 'Before', ne: 'पहिले' },
  after: { en: 'After', ne: 'पछि' },
  touches: { en: 'Students it touches', ne: 'प्रभावित विद्यार्थी' },
  'none-yet': { en: 'none yet', ne: 'अहिले कोही छैन' },
  'n-registered': { en: '{n} registered {n|student|students}', ne: 'दर्ता भएका {n} विद्यार्थी' },
  'take-back': { en: 'Take back', ne: 'फिर्ता लिने' },
  'take-back-of': { en: 'Take back: {what} of {code}', ne: '{code}को {what} फिर्ता लिने' },
  'columns-wrong': {
    en: 'The first line must name the columns code, offered, type, credits, internal, final, practical and seats.',
    ne: 'पहिलो पङ्क्तिमा code, offered, type, credits, internal, final, practical र seats स्तम्भ हुनुपर्छ।',
  },
  'course-unknown': {
    en: 'The university has no course with this code.',
    ne: 'विश्वविद्यालयमा यो कोडको विषय छैन।',
  },
  'course-twice': {
    en: 'This code is in the file more than once.',
    ne: 'यो कोड फाइलमा एकभन्दा बढी पटक छ।',
  },
  'has-registered': {
    en: 'It stays: {n} {n|registration has|registrations have} it. Close them or let the students change first.',
    ne: 'यो रहन्छ: {n} दर्तामा यो विषय छ। पहिले ती दर्ता बन्द गर्नुहोस् वा विद्यार्थीलाई बदल्न दिनुहोस्।',
  },
} as const satisfies Messages

export const termsProblemText = {
  type: openingCheckMessages['type-form'],
  credits: {
    en: 'Write credits from 0 to 60, with at most two decimals.',
    ne: 'क्रेडिट बढीमा ६० लेख्नुहोस्, दशमलवपछि बढीमा दुई अङ्क।',
  },
  seats: {
    en: 'Write a whole number of seats, or nothing for no limit.',
    ne: 'सिटको पूरा सङ्ख्या लेख्नुहोस्, सीमा नभए खाली राख्नुहोस्।',
  },
  marks: {
    en: '{part}: write full and pass marks such as 40 / 20, each at most 500.',
    ne: '{part}: पूर्णाङ्क र उत्तीर्णाङ्क ४० / २० जस्तै लेख्नुहोस्, बढीमा ५००।',
  },
  'pass-above-full': {
    en: '{part}: pass marks {pass} are above the full marks {full}. No student could pass.',
    ne: '{part}: उत्तीर्णाङ्क {pass} पूर्णाङ्क {full}भन्दा बढी छ। कोही उत्तीर्ण हुन सक्दैन।',
  },
} as const satisfies Messages & Record<TermsProblem['problem'], unknown>

export const partText = {
  internal: curriculumMessages.internal,
  final: curriculumMessages.final,
  practical: curriculumMessages.practical,
} as const satisfies Messages & Record<MarksPart, unknown>
