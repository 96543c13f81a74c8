import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message } from '#platform/pure/message.ts'
import type { PrintAction, PrintOrder, PrintState } from './bulk-print.ts'

export const bulkPrintScreen = {
  title: { en: 'Prints', ne: 'छपाइ' },
  lead: {
    en: 'One file for many people, drawn in the background. You may close this page.',
    ne: 'धेरै जनाका लागि एउटै फाइल, पृष्ठभूमिमा बन्छ। यो पाना बन्द गर्दा पनि हुन्छ।',
  },
  type: { en: 'What', ne: 'के' },
  of: { en: 'Of', ne: 'कसको' },
  order: { en: 'Order of pages', ne: 'पानाको क्रम' },
  choose: { en: 'Choose', ne: 'छान्नुहोस्' },
  'no-subjects': {
    en: 'Nothing of this can be printed yet.',
    ne: 'यसको छाप्न मिल्ने केही अहिलेसम्म छैन।',
  },
  counting: { en: 'Counting the pages…', ne: 'पाना गन्दै…' },
  pages: { en: '{n} {n|page|pages}', ne: '{n} पाना' },
  'not-counted': {
    en: 'The pages could not be counted. Choose again.',
    ne: 'पाना गन्न सकिएन। फेरि छान्नुहोस्।',
  },
  make: { en: 'Make the file', ne: 'फाइल बनाउने' },
  'make-n': { en: 'Make a file of {n} {n|page|pages}', ne: '{n} पानाको फाइल बनाउने' },
  print: { en: 'Print', ne: 'छपाइ' },
  state: { en: 'State', ne: 'अवस्था' },
  by: { en: 'By', ne: 'कसले' },
  actions: { en: 'What can be done', ne: 'के गर्न मिल्छ' },
  progress: { en: '{drawn} of {n} {n|page|pages}', ne: '{n}मध्ये {drawn} पाना' },
  download: { en: 'Download, {size}', ne: 'डाउनलोड, {size}' },
  'not-downloaded': {
    en: 'The file could not be downloaded. Try again.',
    ne: 'फाइल डाउनलोड हुन सकेन। फेरि प्रयास गर्नुहोस्।',
  },
  'left-out': {
    en: '{n} {n|page|pages} left out',
    ne: '{n} पाना परेनन्',
  },
  'left-out-page': { en: 'Page {place}: {reason}', ne: 'पाना {place}: {reason}' },
  none: { en: 'Nothing was printed for many yet', ne: 'अहिलेसम्म धेरैका लागि केही छापिएको छैन' },
  'none-help': {
    en: 'Choose above what to print, and of which exam, entrance, year or day.',
    ne: 'के छाप्ने र कुन परीक्षा, प्रवेश परीक्षा, वर्ष वा दिनको भन्ने माथि छान्नुहोस्।',
  },
} as const satisfies Record<string, Message>

export const printOrderNames = {
  seat: { en: 'Centre, room, seat', ne: 'केन्द्र, कोठा, सिट' },
  programme: { en: 'Programme, number', ne: 'कार्यक्रम, नम्बर' },
  number: { en: 'Number', ne: 'नम्बर' },
} as const satisfies Record<PrintOrder, Message>

export const printStateNames = {
  waiting: { en: 'Waiting', ne: 'पालो कुर्दै' },
  drawing: { en: 'Being drawn', ne: 'बन्दै' },
  paused: { en: 'Paused', ne: 'रोकिएको' },
  ready: officeLabels.ready,
  failed: { en: 'A page could not be drawn', ne: 'एउटा पाना बन्न सकेन' },
  ended: { en: 'Ended', ne: 'अन्त्य गरिएको' },
  removed: { en: 'File removed after 7 days', ne: '७ दिनपछि फाइल हटाइयो' },
} as const satisfies Record<PrintState, Message>

export const printActionNames = {
  pause: { en: 'Pause', ne: 'रोक्ने' },
  continue: { en: 'Start again', ne: 'फेरि सुरु गर्ने' },
  end: { en: 'End', ne: 'अन्त्य गर्ने' },
} as const satisfies Record<PrintAction, Message>
