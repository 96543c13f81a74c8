import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages for the library desk. */
export const deskMessages = {
  scanned: { en: 'At the counter', ne: 'काउन्टरमा' },
  withdrawn: { en: 'The copy is withdrawn.', ne: 'प्रति हटाइयो।' },
  'withdraw-why': {
    en: 'Write why the copy is withdrawn, at most 200 characters.',
    ne: 'प्रति किन हटाइयो लेख्नुहोस्, बढीमा २०० अक्षर।',
  },
  'copy-saved': { en: 'The copy is saved.', ne: 'प्रति सुरक्षित भयो।' },
  'copy-unknown': { en: 'There is no such copy.', ne: 'यस्तो प्रति छैन।' },
  'code-taken': {
    en: 'Another copy has this accession number.',
    ne: 'यो दर्ता नम्बर अर्को प्रतिको हो।',
  },
  'name-wrong': {
    en: 'Write a name of 1 to 200 characters and an accession number of 1 to 40.',
    ne: 'नाम र दर्ता नम्बर दुवै लेख्नुहोस्: नाम बढीमा २०० अक्षर, नम्बर बढीमा ४० अक्षर।',
  },
  'reader-unknown': pageLabels.thereIsNoSuchStudent,
  'not-enrolled': {
    en: 'This student has no active enrollment.',
    ne: 'यस विद्यार्थीको सक्रिय भर्ना छैन।',
  },
  issued: { en: 'Issued.', ne: 'पुस्तक दिइयो।' },
  renewed: { en: 'Renewed.', ne: 'नवीकरण भयो।' },
  returned: { en: 'Returned.', ne: 'फिर्ता भयो।' },
  'returned-late': {
    en: 'Returned {n} {n|day|days} late. A fine of Rs. {amount} is owed.',
    ne: '{n} दिन ढिलो फिर्ता भयो। रु. {amount} जरिवाना तिर्नुपर्छ।',
  },
  'no-photo': { en: 'This student has no photo.', ne: 'यस विद्यार्थीको फोटो छैन।' },
  undone: { en: 'Undone.', ne: 'फिर्ता लिइयो।' },
  'undo-late': {
    en: 'Only the last step on a copy can be undone, for ten minutes and by the person who did it.',
    ne: 'प्रतिको पछिल्लो काम मात्र, गर्ने व्यक्तिले दस मिनेटभित्र फिर्ता लिन सक्छ।',
  },
  'undo-overtaken': {
    en: 'Something has changed since: a fine was settled or a reservation ended. Nothing was undone.',
    ne: 'त्यसपछि केही बदलियो: जरिवाना फर्छ्योट भयो वा आरक्षण सकियो। केही फिर्ता लिइएन।',
  },
  keep: { en: 'Hold it for {name}, who reserved it.', ne: 'यो पुस्तक {name}का लागि राख्नुहोस्।' },
  'kept-for-another': {
    en: 'This copy is reserved for another reader.',
    ne: 'यो प्रति पर्खेर बसेको अर्को विद्यार्थीका लागि राखिएको छ।',
  },
  'owes-fine': {
    en: 'This student owes a fine. Settle it first.',
    ne: 'यस विद्यार्थीले जरिवाना तिर्न बाँकी छ। पहिले त्यो फर्छ्योट हुनुपर्छ।',
  },
  'somebody-waits': {
    en: 'This book is reserved. It has to be returned and cannot be renewed.',
    ne: 'यो पुस्तक अर्को विद्यार्थीले पर्खिरहेको छ। नवीकरण होइन, फिर्ता हुन्छ।',
  },
  reserved: { en: 'Reserved.', ne: 'आरक्षण भयो।' },
  'has-it': { en: 'This student has the book.', ne: 'यो पुस्तक यसै विद्यार्थीसँग छ।' },
  'waits-already': {
    en: 'This student has already reserved this title.',
    ne: 'यस विद्यार्थीको यही पुस्तकको आरक्षण छ।',
  },
  'on-shelf': {
    en: 'A copy is on the shelf. Issue it.',
    ne: 'यस पुस्तकको प्रति दराजमै छ। त्यही दिनुहोस्।',
  },
  'hold-unknown': { en: 'There is no such reservation.', ne: 'यस्तो आरक्षण छैन।' },
  'hold-ended': { en: 'The reservation is ended.', ne: 'आरक्षण अन्त्य भयो।' },
  'settle-how': {
    en: 'Give the number of the receipt, or the reason to waive the fine; one of them, at most 200 characters.',
    ne: 'रसिद नम्बर वा जरिवाना छुट दिने कारण, एउटा मात्र दिनुहोस्, बढीमा २०० अक्षर।',
  },
  'receipt-unknown': {
    en: 'This student has no receipt with this number.',
    ne: 'यस विद्यार्थीको यो नम्बरको रसिद छैन।',
  },
  'receipt-too-low': {
    en: 'The receipt is for less than the fine.',
    ne: 'रसिदको रकम जरिवानाभन्दा कम छ।',
  },
  'receipt-used': {
    en: 'This receipt was used for another fine already.',
    ne: 'यो रसिद अर्को जरिवानामा प्रयोग भइसकेको छ।',
  },
  'fine-unknown': { en: 'There is no such fine.', ne: 'यस्तो जरिवाना छैन।' },
  'fine-settled': { en: 'This fine is settled already.', ne: 'यो जरिवाना फर्छ्योट भइसक्यो।' },
  'own-fine': {
    en: 'You wrote this fine, or it is yours. Another person has to settle it.',
    ne: 'आफूले लेखेको वा आफ्नै जरिवाना अरूले मात्र फर्छ्योट गर्न सक्छ।',
  },
  'fine-paid': { en: 'The fine is paid.', ne: 'जरिवाना तिरियो।' },
  'fine-let-off': { en: 'The fine is waived.', ne: 'जरिवाना छुट दिइयो।' },
  'notice-kept': {
    en: '{book} is held for you at the library until {day}.',
    ne: '{book} तपाईंका लागि पुस्तकालयमा {day}सम्म राखिएको छ।',
  },
  'notice-fine': {
    en: '{book} came back {n} {n|day|days} late. The fine is Rs. {amount}; pay it at the library.',
    ne: '{book} {n} दिन ढिलो फिर्ता भयो। रु. {amount} जरिवाना पुस्तकालयमा तिर्नुहोस्।',
  },
  'on-loan': { en: 'This copy is on loan.', ne: 'यो प्रति कसैले लिएको छ।' },
  'not-on-loan': { en: 'This copy is not on loan.', ne: 'यो प्रति कसैले लिएको छैन।' },
  'too-many-books': {
    en: 'This student has reached the limit of books. One must be returned first.',
    ne: 'यस विद्यार्थीले पाउने जति पुस्तक लिइसक्यो। पहिले एउटा फिर्ता हुनुपर्छ।',
  },
  'has-overdue': {
    en: 'This student has an overdue book. Take it back first.',
    ne: 'यस विद्यार्थीसँग म्याद नाघेको पुस्तक छ। पहिले त्यो फिर्ता हुनुपर्छ।',
  },
  overdue: {
    en: 'The book is overdue. It must be returned and cannot be renewed.',
    ne: 'पुस्तकको म्याद नाघिसक्यो। नवीकरण होइन, फिर्ता हुन्छ।',
  },
  'no-more-renewals': {
    en: 'The book has reached the limit of renewals. It must be returned.',
    ne: 'पुस्तक दिन मिल्ने जति पटक नवीकरण भइसक्यो। फिर्ता गर्नुपर्छ।',
  },
} as const satisfies Messages
