import type { Message, Messages } from '#platform/pure/message.ts'
import type { AnswerReason } from './answer.ts'
import type { RuleSetReason } from './rule-set.ts'

/** Messages of the server about merit lists. */
export const meritMessages = {
  read: { en: 'Merit list of {name}', ne: '{name}को योग्यता सूची' },
  'rules-saved': { en: 'Rule set saved.', ne: 'नियम सुरक्षित भयो।' },
  computed: {
    en: 'Computed. Ranked: {ranked}. With a seat: {seated}.',
    ne: 'सूची तयार भयो। क्रममा: {ranked}, सिट पाएका: {seated}',
  },
  proposed: {
    en: 'Proposed. A second person has to confirm it before {at}.',
    ne: 'प्रस्ताव गरियो। {at}अघि दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  stopped: {
    en: 'Stopped. Students see nothing of the list.',
    ne: 'रोकियो। विद्यार्थीले सूची देख्दैनन्।',
  },
  proved: { en: 'Saved. Compute the list again.', ne: 'सुरक्षित भयो। सूची फेरि तयार गर्नुहोस्।' },
  'parts-saved': { en: 'Saved: {n}. Parts: {parts}.', ne: 'राखिएका: {n}, भाग: {parts}' },
  'parts-saved-twice': {
    en: 'Entered: {n}. Parts: {parts}. Agreed by two people: {agreed}. Differences: {differ}.',
    ne: 'राखिएका: {n}, भाग: {parts}, दुई जना सहमत: {agreed}, फरक: {differ}',
  },
  'own-read': { en: 'Your place', ne: 'तपाईंको स्थान' },
  accepted: { en: 'You accepted the seat.', ne: 'तपाईंले सिट स्वीकार गर्नुभयो।' },
  declined: {
    en: 'You declined the seat. It goes to the next person.',
    ne: 'तपाईंले सिट छोड्नुभयो। यो अर्को व्यक्तिलाई जान्छ।',
  },

  'rules-unreadable': { en: 'The rule set could not be read.', ne: 'नियम पढ्न सकिएन।' },
  'parts-columns': {
    en: 'The first line must name erollno and 1 to 10 parts of the exam, each of at most 40 characters and once.',
    ne: 'पहिलो पङ्क्तिमा erollno र परीक्षाका १देखि १० भाग हुनुपर्छ, प्रत्येक ४० अक्षरसम्मको र एक पटक मात्र।',
  },
  'no-rules': { en: 'Save a rule set first.', ne: 'पहिले नियम राख्नुहोस्।' },
  'score-outside': {
    en: 'A score is above the full score of {full}.',
    ne: 'कसैको अङ्क पूर्णाङ्क {full}भन्दा बढी छ।',
  },
  'part-missing': {
    en: 'No score in {part}: {n} {n|applicant|applicants}. Enter 0 for those who did not attend it.',
    ne: '{part}को अङ्क नभएका आवेदक {n} छन्। त्यसमा उपस्थित नभएकालाई ० राख्नुहोस्।',
  },
  'no-list': { en: 'Compute the list first.', ne: 'पहिले सूची तयार गर्नुहोस्।' },
  'list-stale': {
    en: 'A score, a claim or the rules have changed since. Compute the list again.',
    ne: 'त्यसपछि अङ्क, दाबी वा नियम बदलिएको छ। सूची फेरि तयार गर्नुहोस्।',
  },
  'list-scheduled': {
    en: 'This list waits for its release time. Stop it first.',
    ne: 'यो सूची प्रकाशनको समय पर्खिरहेको छ। पहिले रोक्नुहोस्।',
  },
  'list-published': { en: 'The merit list is published.', ne: 'योग्यता सूची प्रकाशित भइसकेको छ।' },
  'list-used': {
    en: 'A merit list of this entrance is proposed or published. Its result is published with that list only.',
    ne: 'यस प्रवेश परीक्षाको योग्यता सूची प्रस्ताव वा प्रकाशित भएको छ। नतिजा त्यही सूचीबाट मात्र प्रकाशित हुन्छ।',
  },
  'result-used': {
    en: 'The result of this entrance is proposed or published without a merit list.',
    ne: 'यस प्रवेश परीक्षाको नतिजा योग्यता सूचीबिनै प्रस्ताव वा प्रकाशित भएको छ।',
  },
  'seats-by-list': {
    en: 'Seats of this entrance are given by its merit list.',
    ne: 'यस प्रवेश परीक्षाका सिट योग्यता सूचीअनुसार दिइन्छन्।',
  },
  'at-wrong': {
    en: 'Choose a day and a time that are still ahead.',
    ne: 'आउन बाँकी दिन र समय छान्नुहोस्।',
  },
  'at-passed': { en: 'The release time has passed.', ne: 'प्रकाशनको समय बितिसक्यो।' },
  'days-wrong': {
    en: 'Give 1 to 90 days to accept a seat.',
    ne: 'सिट स्वीकार गर्न १देखि ९० दिन दिनुहोस्।',
  },
  'nothing-to-stop': { en: 'No list waits for its release time.', ne: 'रोक्नुपर्ने सूची छैन।' },
  'claim-needs-none': {
    en: 'This quota has no proof to approve.',
    ne: 'यो कोटामा स्वीकृत गर्नुपर्ने प्रमाण छैन।',
  },

  'notice-seat': {
    en: 'The result of {name} is published: you have a seat. Accept it by {day}.',
    ne: '{name}को नतिजा प्रकाशित भयो: तपाईंले सिट पाउनुभयो। {day}सम्म स्वीकार गर्नुहोस्।',
  },
  'notice-waiting': {
    en: 'The result of {name} is published: you are number {n} on the waiting list.',
    ne: '{name}को नतिजा प्रकाशित भयो: प्रतीक्षा सूचीमा तपाईंको क्रम {n} छ।',
  },
  'notice-left-out': {
    en: 'The result of {name} is published: you are not on the merit list.',
    ne: '{name}को नतिजा प्रकाशित भयो: तपाईं योग्यता सूचीमा पर्नुभएन।',
  },
  'notice-offered': {
    en: 'A seat of {name} is now yours from the waiting list. Accept it by {day}.',
    ne: 'प्रतीक्षा सूचीबाट {name}को सिट अब तपाईंको भयो। {day}सम्म स्वीकार गर्नुहोस्।',
  },
  'notice-lapsed': {
    en: 'You did not accept your seat of {name} in time. It went to the next person.',
    ne: '{name}को सिट समयमै स्वीकार नगरेकाले अर्को व्यक्तिलाई गयो।',
  },
} as const satisfies Messages

/** Reasons for which a rule set is refused. */
export const ruleSetMessages = {
  'name-missing': { en: 'Give the rule set a name.', ne: 'नियमको नाम लेख्नुहोस्।' },
  'quota-unknown': { en: 'There is no quota {quota}.', ne: '{quota} नामको कोटा छैन।' },
  'quota-twice': {
    en: 'The quota {quota} is in the rules twice.',
    ne: '{quota} कोटा दुई पटक परेको छ।',
  },
  'seats-wrong': {
    en: 'Seats of {quota}: a whole number from 0 to {most}.',
    ne: '{quota} कोटाका सिट: ०देखि {most}सम्मको पूर्ण सङ्ख्या लेख्नुहोस्।',
  },
  'no-seats': { en: 'The rules have no seats.', ne: 'नियममा एउटा पनि सिट छैन।' },
  'too-many-seats': {
    en: 'The rules have {n} seats; the programme has {most}.',
    ne: 'नियममा सिट {n} छन्, तर कार्यक्रममा {most} मात्र छन्।',
  },
  'passes-outside': {
    en: 'The seats of {quota} are passed to a quota that the rules do not have.',
    ne: '{quota} कोटाका सिट नियममा नभएको कोटामा सर्छन्।',
  },
  'passes-in-circle': {
    en: 'The seats of {quota} come back to it: passing on needs an end.',
    ne: '{quota} कोटाका सिट घुमेर त्यहीँ फर्कन्छन्। सर्ने क्रम कतै टुङ्गिनुपर्छ।',
  },
  'tie-twice': {
    en: 'A rule for equal scores is there twice.',
    ne: 'समान अङ्कको एउटै नियम दुई पटक छ।',
  },
  'part-unknown': {
    en: 'No scores of the part {part} are entered.',
    ne: '{part} भागका अङ्क राखिएका छैनन्।',
  },
  'part-twice': {
    en: 'A part of the exam has two weights.',
    ne: 'एउटै भागको भार दुई पटक छ।',
  },
  'weight-wrong': {
    en: 'Weight of {part}: above 0 and up to 100 per cent, two decimals at most.',
    ne: '{part}को भार: ०भन्दा बढी, १०० प्रतिशतसम्म, बढीमा दुई दशमलव।',
  },
  'weights-sum': {
    en: 'The weights must be 100 per cent together; they are {sum}.',
    ne: 'भारको जोड १०० प्रतिशत हुनुपर्छ, अहिले {sum} छ।',
  },
  'part-minimum': {
    en: 'Minimum in {part}: from 0 to {full}.',
    ne: '{part}को न्यूनतम अङ्क: ०देखि {full}सम्म लेख्नुहोस्।',
  },
  'minimum-outside': {
    en: 'The minimum score is from 0 to {full}.',
    ne: 'न्यूनतम अङ्क ०देखि {full}सम्म हुन्छ।',
  },
  'program-unknown': {
    en: 'The entrance is not for this programme.',
    ne: 'यो प्रवेश परीक्षा यस कार्यक्रमका लागि होइन।',
  },
  'program-twice': {
    en: 'The programme is in the rules twice.',
    ne: 'एउटै कार्यक्रम नियममा दुई पटक छ।',
  },
  'program-missing': {
    en: 'The rules have no seats of this programme.',
    ne: 'नियममा यस कार्यक्रमका सिट छैनन्।',
  },
} as const satisfies Record<RuleSetReason, Message>

/** Reasons for which an answer to an offered seat is refused. */
export const answerMessages = {
  'no-offer': { en: 'No seat is offered to you.', ne: 'तपाईंका लागि सिट छैन।' },
  'answered-already': { en: 'You have answered already.', ne: 'तपाईंले जवाफ दिइसक्नुभएको छ।' },
  'too-late': {
    en: 'The last day to accept this seat has passed.',
    ne: 'यो सिट स्वीकार गर्ने अन्तिम दिन बितिसक्यो।',
  },
} as const satisfies Record<AnswerReason, Message>
