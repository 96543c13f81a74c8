import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the server about items at the desk. */
export const deskServerMessages = {
  listed: { en: 'What waits', ne: 'पर्खाइमा रहेका' },
  opened: { en: 'Open for you', ne: 'तपाईंका लागि खुला' },
  'waits-no-longer': {
    en: 'This item has been decided and is no longer in the queue.',
    ne: 'यो अब यहाँ छैन: कसैले निर्णय गरिसक्नुभयो।',
  },
  'locked-by': {
    en: '{name} has this item open. It was not decided.',
    ne: 'यो {name}ले खोल्नुभएको छ। निर्णय भएको छैन।',
  },
  ready: officeLabels.ready,
  'not-ready': {
    en: 'Not every check agrees. Open this item and decide it separately.',
    ne: 'सबै जाँच मिलेका छैनन्। यो खोलेर छुट्टै निर्णय गर्नुहोस्।',
  },
  judged: { en: 'Marked as agreed', ne: 'मिल्छ भनी चिनो लगाइयो' },
  'judgement-taken-back': { en: 'Mark removed', ne: 'चिनो हटाइयो' },
  'check-changed': {
    en: 'This has changed since you opened it. Open it again.',
    ne: 'तपाईंले खोलेपछि यो बदलिएको छ। फेरि खोल्नुहोस्।',
  },
  'own-item': {
    en: 'This is your own item. Another person must decide it.',
    ne: 'यो तपाईंकै हो। अर्को व्यक्तिले निर्णय गर्छन्।',
  },
  read: { en: 'Read', ne: 'हेरियो' },
  left: common.closed,
  assigned: { en: 'Assigned', ne: 'तोकियो' },
  asked: { en: 'The question was sent to your colleague.', ne: 'प्रश्न सहकर्मीलाई पठाइयो।' },
  answered: { en: 'Answered', ne: 'उत्तर दिइयो' },
  held: { en: 'The item is on hold until that day.', ne: 'त्यस दिनसम्म रोकियो।' },
  released: { en: 'The item is back in the queue.', ne: 'विषय फेरि लाइनमा आयो।' },
  'write-a-line': { en: 'Write at least one line.', ne: 'कम्तीमा एक वाक्य लेख्नुहोस्।' },
  'day-wrong': {
    en: 'Choose a day after today, at most 60 days ahead.',
    ne: 'आजपछिको, बढीमा ६० दिनभित्रको मिति छान्नुहोस्।',
  },
  'colleague-unknown': {
    en: 'Choose a colleague who works on this queue.',
    ne: 'यहाँ काम गर्ने सहकर्मी छान्नुहोस्।',
  },
  'nothing-asked': {
    en: 'No colleague has asked you about this item.',
    ne: 'यहाँ तपाईंलाई सोधिएको छैन।',
  },
  'file-unknown': { en: 'There is no such file.', ne: 'यस्तो फाइल छैन।' },
} as const satisfies Messages
