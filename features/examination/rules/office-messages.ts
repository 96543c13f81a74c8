import type { Messages } from '#platform/pure/message.ts'

/** Messages for the exam office, and notifications that its actions send to students. */
export const examinationMessages = {
  'exam-unknown': { en: 'There is no such exam.', ne: 'यस्तो परीक्षा छैन।' },
  'course-unknown': { en: 'There is no such course.', ne: 'यस्तो विषय छैन।' },
  'centre-unknown': { en: 'There is no such centre.', ne: 'यस्तो परीक्षा केन्द्र छैन।' },
  'room-empty': {
    en: 'No candidate has a seat on this page any more.',
    ne: 'यो पानामा अब कसैको सिट छैन।',
  },
  'room-unknown': { en: 'There is no such room.', ne: 'यस्तो कोठा छैन।' },
  'paper-unknown': {
    en: 'There is no such paper in a routine.',
    ne: 'तालिकामा यस्तो विषय छैन।',
  },
  'not-a-day': {
    en: 'Write the day as 2026-12-10 (A.D.).',
    ne: 'मिति २०२६-१२-१० जसरी (ई.सं.) अङ्ग्रेजी अङ्कमा लेख्नुहोस्।',
  },
  'not-a-time': {
    en: 'Write times as 10:00, from 00:00 to 23:59.',
    ne: 'समय १०:०० जसरी अङ्ग्रेजी अङ्कमा लेख्नुहोस्, ००:००देखि २३:५९सम्म।',
  },
  'ends-before-it-begins': {
    en: 'The paper must end after it begins.',
    ne: 'परीक्षा सुरु भएपछि मात्र सकिनुपर्छ।',
  },
  clash: {
    en: 'A candidate cannot sit two papers at once. {list}',
    ne: 'एकै समयमा दुई परीक्षा दिन सकिँदैन। {list}',
  },
  'clash-of': {
    en: '{name}: {one} and {other}.',
    ne: '{name}: {one} र {other};',
  },
  'and-more': { en: 'And {n} more.', ne: 'थप {n} जना।' },
  'nothing-changed': {
    en: 'These values are already saved.',
    ne: 'पहिलेदेखि नै यस्तै छ।',
  },
  'slot-passed': {
    en: 'This paper is still to be sat and cannot be moved to a time that has begun. If it was sat already, propose to enter its marks early.',
    ne: 'यो विषयको परीक्षा हुन बाँकी छ, सुरु भइसकेको समयमा सार्न मिल्दैन। परीक्षा भइसकेको हो भने समयअघि अङ्क राख्ने प्रस्ताव गर्नुहोस्।',
  },
  'routine-saved': {
    en: 'The routine is saved. Cards replaced: {cards}. Students notified: {told}.',
    ne: 'तालिका राखियो। बदलिएका प्रवेशपत्र: {cards}, जानकारी पाएका विद्यार्थी: {told}',
  },
  'numbers-given': {
    en: 'Symbol numbers given: {n}.',
    ne: 'दिइएका सिम्बल नम्बर: {n}',
  },
  'registration-unknown': {
    en: 'There is no approved registration for this exam.',
    ne: 'यस परीक्षाको स्वीकृत दर्ता छैन।',
  },
  'place-saved': {
    en: 'Saved. Cards replaced: {cards}. Students notified: {told}.',
    ne: 'राखियो। बदलिएका प्रवेशपत्र: {cards}, जानकारी पाएका विद्यार्थी: {told}',
  },
  'name-missing': {
    en: 'Write a name of 1 to 80 characters.',
    ne: '१देखि ८० अक्षरको नाम लेख्नुहोस्।',
  },
  'address-missing': {
    en: 'Write an address of 1 to 120 characters.',
    ne: '१देखि १२० अक्षरको ठेगाना लेख्नुहोस्।',
  },
  'name-taken': {
    en: 'This name is already used.',
    ne: 'यो नाम अर्कोले लिइसकेको छ।',
  },
  'seats-wrong': { en: 'A room has 1 to 2,000 seats.', ne: 'एउटा कोठामा १देखि २,००० सिट हुन्छन्।' },
  'seats-in-use': {
    en: 'Seat {seat} of this room is taken. Move the papers first.',
    ne: 'यस कोठाको सिट {seat}मा कोही छ। पहिले परीक्षा सार्नुहोस्।',
  },
  'not-enough-seats': {
    en: 'There are not enough seats. {list}',
    ne: 'सिट पुगेनन्। {list}',
  },
  'seats-missing-for': { en: '{code}: {n} more needed.', ne: '{code}: थप {n} चाहिन्छ।' },
  'seats-given': {
    en: 'Seated: {n}. Already seated before: {before}.',
    ne: 'सिट दिइएका: {n}, पहिल्यै सिट भएका: {before}',
  },
  'numbers-first': {
    en: 'Give symbol numbers first: {n} approved registrations have none.',
    ne: 'पहिले सिम्बल नम्बर दिनुहोस्: {n} स्वीकृत दर्तामा छैन।',
  },
  'routine-first': {
    en: 'Set the day and time first of: {codes}.',
    ne: 'पहिले यी विषयको मिति र समय राख्नुहोस्: {codes}',
  },
  'target-missing': {
    en: 'Give a room as to_room_ID, or a centre as to_centre_ID.',
    ne: 'कहाँ सार्ने भन्नुहोस्: कोठा to_room_ID मा, वा केन्द्र to_centre_ID मा।',
  },
  'room-not-of-sitting': {
    en: 'This is no room of the sitting. Add it to the sitting first.',
    ne: 'यो कोठा यस पालीको होइन। पहिले पालीमा थप्नुहोस्।',
  },
  'nobody-there': {
    en: 'No candidate sits this paper there.',
    ne: 'त्यहाँ यो परीक्षा दिने कोही छैन।',
  },
  'papers-moved': {
    en: 'Moved: {n}. Cards replaced: {cards}.',
    ne: 'सारिएका: {n}, बदलिएका प्रवेशपत्र: {cards}',
  },
  'notice-seated': {
    en: 'Your admit card for {exam} is ready: symbol number {number}, {place}.',
    ne: '{exam}को प्रवेशपत्र तयार छ। सिम्बल नम्बर: {number}, स्थान: {place}',
  },
  'notice-time': {
    en: '{course} of {exam} is on {day}, {from} to {to}. Download your admit card again; the older one no longer counts.',
    ne: '{exam}को {course} परीक्षा {day}मा {from}देखि {to}सम्म हुन्छ। प्रवेशपत्र फेरि डाउनलोड गर्नुहोस्; पुरानो मान्य छैन।',
  },
  'notice-place': {
    en: '{course} of {exam} is now in {place}. Download your admit card again; the older one no longer counts.',
    ne: '{exam}को {course} परीक्षा अब {place}मा हुन्छ। प्रवेशपत्र फेरि डाउनलोड गर्नुहोस्; पुरानो मान्य छैन।',
  },
  'layouts-read': { en: 'Exams: {n}', ne: 'परीक्षा: {n}' },
  'layout-read': { en: 'Layout of {exam}', ne: '{exam}को तयारी' },
  'centres-read': { en: 'Centres: {n}', ne: 'परीक्षा केन्द्र: {n}' },
  seat: { en: '{room}, seat {seat}, {centre}', ne: '{room}, सिट {seat}, {centre}' },
} as const satisfies Messages
