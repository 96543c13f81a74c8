import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'
import type { StatusLevel } from '#platform/pure/status-levels.ts'

/** Texts of the status page. */
export const systemStatusText = {
  title: { en: 'System status', ne: 'प्रणालीको अवस्था' },
  part: { en: 'Part', ne: 'भाग' },
  state: officeLabels.state,
  figure: { en: 'Figure', ne: 'विवरण' },
  since: { en: 'Since', ne: 'कहिलेदेखि' },
  todo: { en: 'What to do', ne: 'के गर्ने' },
  nothing: { en: 'Nothing', ne: 'केही छैन' },
  copy: { en: 'Copy as text', ne: 'पाठका रूपमा प्रतिलिपि' },
  checked: { en: 'Checked {at}, again every minute', ne: '{at}मा जाँचियो, हरेक मिनेट फेरि' },
  stale: {
    en: 'The server does not answer now. These are the last known states.',
    ne: 'सर्भरले अहिले जवाफ दिएन। पछिल्लो पटक थाहा भएको अवस्था देखाइएको छ।',
  },
  foot: {
    en: 'This page asks each part itself. It works while the database is down, and says so. Passwords and keys are never shown here.',
    ne: 'यो पृष्ठले हरेक भागलाई आफैं सोध्छ। डाटाबेस नचले पनि खुल्छ र त्यही देखाउँछ। पासवर्ड र कुञ्जी यहाँ कहिल्यै देखाइँदैन।',
  },
  'count-failing': { en: '{n} failing', ne: '{n} वटामा समस्या' },
  'count-look': { en: '{n} to look at', ne: '{n} वटा हेर्नुपर्ने' },
  'count-good': { en: '{n} good', ne: '{n} वटा ठीक' },
  'not-good': { en: '{n} {n|part is|parts are} not good', ne: '{n} वटा भाग ठीक छैन' },
  health: { en: 'Health of the system', ne: 'प्रणालीको स्वास्थ्य' },
  'all-answer': { en: 'Everything answered at {at}', ne: '{at}मा सबै भागले जवाफ दिए' },
  'some-fail': { en: '{names}: not working, checked {at}', ne: '{names}: चलेको छैन, {at}मा जाँचियो' },
  'health-unread': { en: 'The server did not answer.', ne: 'सर्भरले जवाफ दिएन।' },
  'failed-mails': { en: 'Failed mails', ne: 'पठाउन नसकिएका इमेल' },
  'no-failed': { en: 'No mail has failed.', ne: 'सबै इमेल पठाइएको छ।' },
  tries: { en: '{n} {n|try|tries} since {at}, next {next}', ne: '{at}देखि {n} प्रयास, अर्को {next}' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  'test-mail': { en: 'Test mail', ne: 'परीक्षण इमेल' },
} as const satisfies Messages

/** Before the time in the column «Since». */
export const sinceText = {
  since: { en: 'since {at}', ne: '{at}देखि' },
  checked: { en: 'checked {at}', ne: '{at}मा जाँचियो' },
  last: { en: 'last {at}', ne: 'पछिल्लो {at}' },
} as const satisfies Messages

/** Levels for those who hear the page. */
export const levelText = {
  good: { en: 'Good', ne: 'ठीक' },
  look: { en: 'Look at it', ne: 'हेर्नुपर्ने' },
  failing: { en: 'Failing', ne: 'समस्या' },
  off: { en: 'Not in use here', ne: 'यहाँ प्रयोगमा छैन' },
  silent: { en: 'No answer', ne: 'जवाफ आएन' },
} as const satisfies Record<StatusLevel, Messages[string]>
