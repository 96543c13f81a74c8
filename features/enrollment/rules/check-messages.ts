import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Labels for the state of an enrollment, as the desk checks it. */
export const enrollmentCheckMessages = {
  enrollment: officeLabels.enrollment,
  enrolled: { en: 'active, {program}', ne: 'सक्रिय, {program}' },
  'enrolled-number': {
    en: 'active, {program}, roll no. {number}',
    ne: 'सक्रिय, {program}, रोल नं. {number}',
  },
  ended: { en: 'ended, {program}', ne: 'समाप्त, {program}' },
  'not-confirmed': { en: 'not confirmed, {program}', ne: 'पुष्टि नभएको, {program}' },
  'active-needed': { en: 'active', ne: 'सक्रिय' },
} as const satisfies Messages
