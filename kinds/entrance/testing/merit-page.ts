import { sameInBoth } from '#platform/pure/message.ts'
import { day } from '#platform/pure/calendar/day.ts'
import type { RuleSet } from '../rules/merit/rule-set.ts'
import type { MeritPage, MeritRow, StoredMeritList } from '../wire/merit-list.ts'

/** Rules of two quotas with 4 seats. */
export const aRuleSet: RuleSet = {
  name: '2083-A',
  quotas: [
    { quota: 'Open', seats: 2, isForAll: true, passesTo: null },
    { quota: 'Dalit', seats: 2, isForAll: false, passesTo: 'Open' },
  ],
  ties: ['older'],
  minimum: 40,
}

/** A row of a merit list: rank 1 with the first open seat. */
export function aMeritRow(facts: Partial<MeritRow> = {}): MeritRow {
  return {
    id: 1,
    name: 'Aayusha Basnet',
    nameNepali: 'आयुषा बस्नेत',
    erollno: '2083-E-0117',
    score: 92.5,
    countedFrom: [],
    below: null,
    rank: 1,
    quotas: ['Open'],
    uncounted: [],
    tie: null,
    seat: { quota: 'Open', from: 'Open', number: 1, answer: null },
    held: { program: null, place: 1 },
    choices: [],
    waiting: null,
    leftOut: null,
    ...facts,
  }
}

const manyRows: readonly MeritRow[] = [
  aMeritRow(),
  aMeritRow({
    id: 2,
    name: 'Prabin Lamsal',
    rank: 2,
    score: 91,
    tie: {
      by: 'older',
      bornOn: day('2007-01-01'),
      nextBornOn: null,
      part: null,
      nextPart: null,
    },
    seat: { quota: 'Open', from: 'Dalit', number: 2, answer: 'accepted' },
  }),
  aMeritRow({
    id: 3,
    name: 'Milan Rana',
    rank: 3,
    score: 91,
    seat: null,
    held: null,
    waiting: 1,
    uncounted: [{ quota: 'Dalit', proof: 'missing' }],
  }),
  aMeritRow({
    id: 4,
    name: 'Rohit Neupane',
    rank: null,
    score: null,
    seat: null,
    held: null,
    leftOut: 'absent',
  }),
]

export function aStoredList(facts: Partial<StoredMeritList> = {}): StoredMeritList {
  return {
    version: 1,
    state: 'draft',
    computed: '2026-11-25T05:17:00.000Z',
    publishAt: null,
    published: null,
    answerDays: null,
    rules: aRuleSet,
    rulesVersion: 1,
    isStale: false,
    counts: {
      ranked: 3,
      seated: 2,
      waiting: 1,
      ties: 1,
      absent: 1,
      belowMinimum: 0,
      withheld: 0,
      noQuota: 0,
      accepted: 1,
    },
    quotas: [
      { quota: 'Open', seats: 2, passed: 1, given: 2 },
      { quota: 'Dalit', seats: 2, passed: -1, given: 0 },
    ],
    ...facts,
  }
}

/** The page of an entrance with a computed list of three ranked people. */
export function aMeritPage(facts: Partial<MeritPage> = {}): MeritPage {
  return {
    name: sameInBoth('B.Tech CS & AI 2083'),
    full: 100,
    programmeSeats: 48,
    programs: [
      { program: null, n_program_ID: 31, name: 'B.Tech CS & AI', nameNepali: '', seats: 48 },
    ],
    parts: [],
    rules: aRuleSet,
    rulesVersion: 1,
    undecided: 0,
    unscored: 0,
    pending: null,
    presenceMissing: [],
    candidates: 4,
    isPublishedWithout: false,
    list: aStoredList(),
    versions: [{ version: 1, state: 'draft' }],
    rows: manyRows,
    more: 0,
    proposal: null,
    ...facts,
  }
}
