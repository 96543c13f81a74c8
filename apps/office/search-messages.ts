import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the search over students and waiting items. */
export const searchText = {
  label: { en: 'Search students and queues', ne: 'विद्यार्थी र पर्खाइमा रहेका खोज्ने' },
  placeholder: {
    en: 'Name, phone, email, reg. no., TRX, slip',
    ne: 'नाम, फोन, इमेल, दर्ता नं., TRX, भौचर नं.',
  },
  nothing: { en: 'No results.', ne: 'केही भेटिएन।' },
  waits: { en: 'Waiting: {queue} · {about}', ne: 'पर्खाइमा: {queue} · {about}' },
  student: common.student,
} as const satisfies Messages
