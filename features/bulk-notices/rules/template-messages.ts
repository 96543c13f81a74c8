import type { Messages } from '#platform/pure/message.ts'

/** Texts of the register of notice templates, and of the form that begins with one. */
export const noticeTemplateText = {
  template: { en: 'Notice template', ne: 'सूचनाको नमुना' },
  templates: { en: 'Notice templates', ne: 'सूचनाका नमुना' },
  'message-help': {
    en: 'A notice begins with it and can be changed before it is sent.',
    ne: 'सूचना यसैबाट सुरु हुन्छ र पठाउनुअघि बदल्न मिल्छ।',
  },
  begin: { en: 'Begin with a template', ne: 'नमुनाबाट सुरु गर्ने' },
  none: { en: 'None', ne: 'कुनै पनि होइन' },
  where: {
    en: 'Templates are added under Set-up, Notice templates.',
    ne: 'नमुना ‘व्यवस्थापन’को ‘सूचनाका नमुना’मा थपिन्छन्।',
  },
  'own-text': {
    en: 'Empty both texts to begin with a template.',
    ne: 'नमुनाबाट सुरु गर्न दुवै पाठ खाली गर्नुहोस्।',
  },
} as const satisfies Messages
