import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { type Message, type Messages, sameInBoth } from '#platform/pure/message.ts'
import type { SeatAnswer } from './answer.ts'
import type { MeritState } from './list-state.ts'
import type { LeftOut } from './merit-list.ts'
import type { TieSolvedBy } from './ranked.ts'
import { partOf } from './rule-set.ts'

/** Texts of the office's page of a merit list. */
export const meritDeskText = {
  title: { en: 'Merit list', ne: 'योग्यता सूची' },
  back: { en: 'Scores', ne: 'अङ्क' },
  computed: {
    en: 'Version {version}, computed {at} from {n} {n|result|results}.',
    ne: 'संस्करण {version}, {at}मा {n} नतिजाबाट तयार।',
  },
  'not-computed': { en: 'No list is computed yet.', ne: 'सूची तयार भएको छैन।' },
  'without-list': {
    en: 'The result of this entrance was published without a merit list.',
    ne: 'यस प्रवेश परीक्षाको नतिजा योग्यता सूचीबिनै प्रकाशित भयो।',
  },
  unscored: {
    en: 'Without a score or an absence: {n}. Enter these first.',
    ne: 'अङ्क वा अनुपस्थिति नराखिएका: {n}, पहिले ती राख्नुहोस्।',
  },
  version: { en: 'Version', ne: 'संस्करण' },
  'version-is': { en: '{n}, {state}', ne: '{n}, {state}' },
  compute: { en: 'Compute the list', ne: 'सूची तयार गर्ने' },
  again: { en: 'Compute again', ne: 'फेरि तयार गर्ने' },
  'change-rules': { en: 'Change the rules', ne: 'नियम बदल्ने' },

  'seats-title': { en: 'Seats by quota', ne: 'कोटाअनुसार सिट' },
  quota: common.quota,
  seats: officeLabels.seats,
  passed: { en: 'Passed on', ne: 'सरेका' },
  given: { en: 'Given', ne: 'दिइएका' },
  total: common.total,
  'rules-title': { en: 'Rules used', ne: 'प्रयोग भएको नियम' },
  'rules-next': { en: 'Rules', ne: 'नियम' },
  'rules-name': { en: '{name}, version {n}', ne: '{name}, संस्करण {n}' },

  ranked: { en: 'Ranked', ne: 'क्रम सूची' },
  show: { en: 'Rows shown', ne: 'देखाइने पङ्क्ति' },
  all: { en: 'All {n}', ne: 'सबै {n}' },
  seat: { en: 'Seat {n}', ne: 'सिट {n}' },
  waiting: { en: 'Waiting {n}', ne: 'प्रतीक्षा {n}' },
  'left-out': { en: 'Left out {n}', ne: 'नपरेका {n}' },
  rank: { en: 'Rank', ne: 'क्रम' },
  name: { en: 'Name, symbol number', ne: 'नाम, सिम्बल नम्बर' },
  score: { en: 'Score', ne: 'अङ्क' },
  claimed: { en: 'Competes for', ne: 'पर्ने कोटा' },
  'seat-by': { en: 'Seat by', ne: 'सिट कसरी' },
  'seat-number': { en: '{n} of {seats}', ne: '{seats}मध्ये {n}' },
  'passed-from': { en: 'passed on from {quota}', ne: '{quota}बाट सरेको' },
  'waiting-at': { en: 'Waiting {n}', ne: 'प्रतीक्षा {n}' },
  programme: common.programme,
  'all-programmes': { en: 'All programmes', ne: 'सबै कार्यक्रम' },
  preferences: { en: 'Preferences', ne: 'रोजाइ' },
  'choice-seat': { en: '{n}. {program}: seat', ne: '{n}. {program}: सिट' },
  'choice-waiting': {
    en: '{n}. {program}: waiting {waiting}',
    ne: '{n}. {program}: प्रतीक्षा {waiting}',
  },
  choice: { en: '{n}. {program}', ne: '{n}. {program}' },
  tie: { en: 'Tie with {n}: {rule}', ne: '{n}सँग समान: {rule}' },
  'tie-born': {
    en: 'Tie with {n}: {rule}, born {own} and {next}',
    ne: '{n}सँग समान: {rule}, जन्म {own} र {next}',
  },
  'tie-part': {
    en: 'Tie with {n}: {rule} {own} and {next}',
    ne: '{n}सँग समान: {rule} {own} र {next}',
  },
  'no-part': { en: 'none', ne: 'छैन' },
  'no-birth': { en: 'unknown', ne: 'थाहा छैन' },
  'claim-missing': { en: '{quota}: proof not approved', ne: '{quota}: प्रमाण स्वीकृत छैन' },
  'claim-approved': {
    en: '{quota}: proof approved, compute again',
    ne: '{quota}: प्रमाण स्वीकृत, फेरि तयार गर्नुहोस्',
  },
  'claim-none': { en: '{quota}: the profile differs', ne: '{quota}: प्रोफाइल फरक छ' },
  prove: { en: 'Approve proof', ne: 'प्रमाण स्वीकृत गर्ने' },
  unprove: { en: 'Take back', ne: 'फिर्ता लिने' },
  'rows-at': { en: '{from} to {to} of {n}', ne: '{n}मध्ये {from}देखि {to}' },
  previous: { en: 'Previous', ne: 'अघिल्ला' },
  next: { en: 'Next', ne: 'पछिल्ला' },
  nothing: { en: 'No rows here.', ne: 'यहाँ केही छैन।' },

  parts: { en: 'Scores of parts', ne: 'भागका अङ्क' },
  'parts-lead': {
    en: 'For weights and for equal scores: a CSV or Excel file with erollno and a column for each part.',
    ne: 'भार र समान अङ्कका लागि: erollno र प्रत्येक भागको स्तम्भ भएको सीएसभी वा एक्सेल फाइल।',
  },
  'parts-known': { en: 'Entered: {parts}', ne: 'राखिएका: {parts}' },
  'parts-read': { en: 'Read a CSV or Excel file', ne: 'सीएसभी वा एक्सेल फाइल पढ्ने' },

  publish: { en: 'Publish', ne: 'प्रकाशन' },
  'check-seats': { en: '{given} of {seats} seats given', ne: '{seats}मध्ये {given} सिट दिइयो' },
  'check-seats-all': {
    en: 'no seat twice, one seat a person',
    ne: 'एउटा सिट एक जनालाई, एक जनालाई एउटा सिट',
  },
  'check-seats-empty': {
    en: '{n} {n|has|have} no applicant',
    ne: 'आवेदक नभएका सिट: {n}',
  },
  'check-waiting': { en: '{n} on the waiting list', ne: 'प्रतीक्षा सूचीमा {n}' },
  'check-waiting-lead': {
    en: 'each with a position that only they see',
    ne: 'आफ्नो क्रम आफैँले मात्र देख्छन्',
  },
  'check-ties': { en: '{n} {n|tie|ties} solved by the rules', ne: 'नियमले छुट्याएका समान अङ्क: {n}' },
  'check-ties-lead': { en: 'each says in its row how', ne: 'कसरी भन्ने पङ्क्तिमै छ' },
  'check-out': { en: '{n} left out', ne: 'सूचीमा नपरेका: {n}' },
  'check-out-lead': {
    en: 'absent {absent}, below the minimum {below}, in none of the quotas {none}, withheld {withheld}',
    ne: 'अनुपस्थित {absent}, न्यूनतमभन्दा कम {below}, कुनै कोटामा नपर्ने {none}, नतिजा रोकिएका {withheld}',
  },
  'check-undecided': {
    en: '{n} paid {n|application|applications} without a decision',
    ne: 'शुल्क तिरेका तर निर्णय नभएका: {n}',
  },
  'check-undecided-lead': {
    en: 'they are not in this list',
    ne: 'यी यस सूचीमा छैनन्',
  },
  'check-stale': { en: 'Changed since', ne: 'त्यसपछि बदलियो' },
  'check-stale-lead': {
    en: 'a score, a claim or the rules: compute the list again',
    ne: 'अङ्क, दाबी वा नियम: सूची फेरि तयार गर्नुहोस्',
  },
  'check-second': { en: 'Second person', ne: 'दोस्रो व्यक्ति' },
  'not-asked': { en: 'not asked yet', ne: 'अहिलेसम्म सोधिएको छैन' },
  'waits-second': { en: 'proposed by {name}', ne: '{name}को प्रस्ताव' },
  confirmed: { en: 'confirmed', ne: 'पक्का गरियो' },
  day: { en: 'Release day', ne: 'प्रकाशन दिन' },
  time: { en: 'Time in Nepal', ne: 'नेपालको समय' },
  days: { en: 'Days to accept a seat', ne: 'सिट स्वीकार गर्ने दिन' },
  'days-hint': {
    en: 'A seat that is not accepted by then goes to the next on the waiting list.',
    ne: 'त्यतिन्जेल स्वीकार नगरेको सिट प्रतीक्षा सूचीको अर्को व्यक्तिलाई जान्छ।',
  },
  'all-see': {
    en: 'All students see it on {day} at {time}, not before.',
    ne: 'सबै विद्यार्थीले {day} {time}मा देख्छन्, त्यसअघि देख्दैनन्।',
  },
  propose: { en: 'Propose to publish', ne: 'प्रकाशनको प्रस्ताव' },
  'own-proposal': {
    en: 'You proposed it, so another person confirms it.',
    ne: 'प्रस्ताव तपाईंकै हो, त्यसैले अरूले पक्का गर्छन्।',
  },
  'proposed-for': { en: 'Proposed for {at}.', ne: '{at}का लागि प्रस्ताव गरियो।' },
  'to-second': officeLabels.readAndDecide,
  'waits-until': {
    en: 'It is published at {at}. It can be stopped until then.',
    ne: '{at}मा प्रकाशित हुन्छ। त्यतिन्जेल रोक्न सकिन्छ।',
  },
  stop: { en: 'Stop', ne: 'रोक्ने' },
  'published-at': { en: 'Published at {at}.', ne: 'प्रकाशन: {at}' },
  accepted: {
    en: 'Accepted: {n} of {seats} seats.',
    ne: 'स्वीकार गरिएका: {seats} सिटमध्ये {n}',
  },
  'void-help': {
    en: 'It was not published: a score, a claim, the rules or a paid admission had changed.',
    ne: 'प्रकाशित भएन: अङ्क, दाबी, नियम वा तिरिएको भर्ना बदलिएको थियो।',
  },
} as const satisfies Messages

/** States of a list. */
export const meritStateNames = {
  draft: { en: 'Draft', ne: 'मस्यौदा' },
  scheduled: { en: 'Scheduled', ne: 'समय तोकिएको' },
  published: officeLabels.published,
  replaced: { en: 'Replaced', ne: 'फेरिएको' },
  void: { en: 'Not published', ne: 'प्रकाशित भएन' },
} as const satisfies Record<MeritState, Message>

const tieWords = {
  older: { en: 'older', ne: 'जेठो' },
  younger: { en: 'younger', ne: 'कान्छो' },
  'applied-first': { en: 'applied first', ne: 'पहिले आवेदन दिएको' },
  number: { en: 'lower application number', ne: 'सानो आवेदन नम्बर' },
} as const satisfies Messages

/** Rule that decided between two people, in a row. */
export function tieText(tie: TieSolvedBy): Message {
  const part = partOf(tie)
  return part === null ? tieWords[tie as keyof typeof tieWords] : sameInBoth(part)
}

export const leftOutNames = {
  withheld: { en: 'Result withheld', ne: 'नतिजा रोकिएको' },
  absent: { en: 'Absent', ne: 'अनुपस्थित' },
  'below-minimum': { en: 'Below the minimum', ne: 'न्यूनतमभन्दा कम' },
  'below-part': {
    en: 'Below the minimum of {part}: {score} of {least}',
    ne: '{part}को न्यूनतमभन्दा कम: {least}मा {score}',
  },
  'no-quota': { en: 'In none of the quotas', ne: 'कुनै कोटामा नपर्ने' },
} as const satisfies Record<LeftOut, Message>

export const seatAnswerNames = {
  accepted: { en: 'accepted', ne: 'स्वीकार' },
  declined: { en: 'declined', ne: 'छोडियो' },
  lapsed: { en: 'not accepted in time', ne: 'समयमा स्वीकार भएन' },
} as const satisfies Record<SeatAnswer, Message>
