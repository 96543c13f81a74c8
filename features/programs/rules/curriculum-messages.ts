import type { Messages } from '#platform/pure/message.ts'

/** Texts of the curriculum, and of taking its courses into an opening. */
export const curriculumMessages = {
  one: { en: 'Course of a curriculum', ne: 'पाठ्यक्रमको विषय' },
  plural: { en: 'Curriculum', ne: 'पाठ्यक्रम' },
  'first-intake': { en: 'From intake', ne: 'कुन भर्ना सत्रदेखि' },
  'first-help': {
    en: 'Leave empty if the course was always taught.',
    ne: 'सुरुदेखि नै पढाइ हुने भए खाली राख्नुहोस्।',
  },
  'last-intake': { en: 'Up to intake', ne: 'कुन भर्ना सत्रसम्म' },
  'last-help': {
    en: 'Leave empty while it is taught. Set it before another version of the course begins.',
    ne: 'पढाइ चलिरहेको भए खाली राख्नुहोस्। नयाँ संस्करण सुरु हुनुअघि भर्नुहोस्।',
  },
  'intakes-disordered': {
    en: 'This intake comes before the first one.',
    ne: 'यो सत्र पहिलो सत्रभन्दा अगाडिको हो।',
  },
  'taught-twice': {
    en: 'The curriculum has this course for some of these intakes already.',
    ne: 'यीमध्ये केही सत्रका लागि पाठ्यक्रममा यो विषय पहिल्यै छ।',
  },
  'no-opening': { en: 'Opening not found.', ne: 'यो आवेदन भेटिएन।' },
  changed: {
    en: 'The curriculum or the opening was changed meanwhile. Look at the courses again.',
    ne: 'यसैबीच पाठ्यक्रम वा आवेदन बदलियो। विषयहरू फेरि हेर्नुहोस्।',
  },
  read: { en: 'Courses of the opening', ne: 'आवेदनका विषयहरू' },
  add: { en: 'Add courses of the curriculum', ne: 'पाठ्यक्रमका विषय थप्ने' },
  'add-n': {
    en: 'Add {n} {n|course|courses} of the curriculum',
    ne: 'पाठ्यक्रमका {n} विषय थप्ने',
  },
  added: { en: '{n} {n|course|courses} added.', ne: '{n} विषय थपिए।' },
  offered: { en: 'Offered courses', ne: 'उपलब्ध विषयहरू' },
  'marks-and-teachers': { en: 'Internal marks and teachers', ne: 'आन्तरिक अङ्क र शिक्षक' },
  missing: { en: 'not offered yet', ne: 'अझै राखिएको छैन' },
  'none-offered': { en: 'No course is offered yet.', ne: 'अहिलेसम्म कुनै विषय राखिएको छैन।' },
  'no-curriculum': {
    en: 'The curriculum has no course for this programme and semester.',
    ne: 'यो कार्यक्रम र सेमेस्टरका लागि पाठ्यक्रममा कुनै विषय छैन।',
  },
  internal: { en: 'Internal', ne: 'आन्तरिक' },
  final: { en: 'Final', ne: 'अन्तिम' },
  practical: { en: 'Practical', ne: 'प्रयोगात्मक' },
  'full-and-pass': { en: 'Marks are full / pass.', ne: 'अङ्क: पूर्णाङ्क / उत्तीर्णाङ्क।' },
  'one-by-one': { en: 'Add or change one', ne: 'एउटा थप्ने वा बदल्ने' },
} as const satisfies Messages
