import type { Messages } from '#platform/pure/message.ts'
import type { OwnLetter } from '#features/desk/rules/key-map.ts'

/** Action of each shortcut whose letter can be changed. */
export const shortcutActions = {
  j: { en: 'next item', ne: 'अर्को' },
  k: { en: 'previous item', ne: 'अघिल्लो' },
  a: { en: 'approve', ne: 'स्वीकृत गर्ने' },
  r: { en: 'return with reason', ne: 'कारणसहित फिर्ता' },
  c: { en: 'ask a colleague', ne: 'सहकर्मीलाई सोध्ने' },
  t: { en: 'all checks agree', ne: 'सबै जाँच मिल्छ' },
  h: { en: 'hold', ne: 'रोक्ने' },
  z: { en: 'undo', ne: 'फिर्ता लिने' },
  x: { en: 'select', ne: 'छान्ने' },
  d: { en: 'compare two documents', ne: 'दुई कागज दाँज्ने' },
  p: { en: 'crop the photo', ne: 'फोटो काट्ने' },
  v: { en: 'full image; after G: vouchers', ne: 'पूरा चित्र; जी पछि भौचर' },
  o: { en: 'rotate or open; after G: overview', ne: 'घुमाउने वा खोल्ने; जी पछि झलक' },
  f: { en: 'filter', ne: 'छनोट' },
  n: { en: 'new, note', ne: 'नयाँ, टिपोट' },
  g: { en: 'go to …', ne: '… मा जाने' },
  q: { en: 'after G: queues', ne: 'जी पछि लाइनहरू' },
  s: { en: 'after G: students', ne: 'जी पछि विद्यार्थी' },
} as const satisfies Messages & Record<OwnLetter, unknown>

/** Messages of the dialog that changes a shortcut. */
export const letterText = {
  title: { en: 'Choose other keys', ne: 'अरू अक्षर छान्ने' },
  change: { en: 'Another key for: {act}', ne: 'अर्को अक्षर: {act}' },
  press: { en: 'Press a letter', ne: 'अक्षर थिच्नुहोस्' },
  'only-letters': { en: 'Choose a letter from A to Z.', ne: 'अंग्रेजी अक्षर छान्नुहोस्।' },
  taken: {
    en: '{letter} is already the shortcut for: {act}',
    ne: '{letter} यसको सर्टकट भइसकेको छ: {act}',
  },
  chosen: { en: '{letter} is now the shortcut for: {act}', ne: 'अब {letter} यसको सर्टकट हो: {act}' },
  saved: {
    en: 'Saved to your account. The shortcuts work on every computer.',
    ne: 'तपाईंको खातामा सुरक्षित भयो। सबै कम्प्युटरमा चल्छ।',
  },
  'first-again': {
    en: 'Every action has its default key again.',
    ne: 'सबै कामका सुरुकै अक्षर फिर्ता आए।',
  },
  first: { en: 'Use the default keys again', ne: 'सुरुकै अक्षर राख्ने' },
} as const satisfies Messages
