import { staffWith } from '#features/roles/rules/facts.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { CheckRow, Evidence, DeskValue } from '#features/desk/wire/evidence.ts'
import {
  doubleMessages,
  doubleReasonText,
  doubleText as text,
} from '#features/profile/rules/doubles/double-person-messages.ts'
import type { DoubleReason } from '#features/profile/rules/doubles/double-person.ts'
import { doubleModel, type DoubleRecord, type OpenDouble, openDoubles } from './double-people.ts'

export const doubleRoles = staffWith('double-account.settle')

/** Accounts that may be one person's second one, from the moment they share what only one person should have. */
export const doublePersonQueue: QueueSource = {
  id: 'double-accounts',
  name: text.queue,
  roles: doubleRoles,
  promiseDays: 5,
  model: doubleModel,
  async list({ kysely }, { of }) {
    const pairs = await openDoubles(kysely, of === undefined ? {} : { of })
    return pairs.map((pair) => ({
      record: pair.record,
      partnerId: pair.later.id,
      name: pair.later.name,
      about: aboutOf(pair),
      amount: null,
      since: pair.noted.toISOString(),
      sign: 'look',
      words: reasonWords(pair),
    }))
  },
  async find({ kysely }, record) {
    const [pair] = await openDoubles(kysely, { record })
    return pair === undefined ? null : evidenceOf(pair)
  },
  async since({ kysely }, record) {
    const [pair] = await openDoubles(kysely, { record })
    return pair?.noted ?? null
  },
  decisions: ['double_person_settle'],
}

function evidenceOf(pair: OpenDouble): Evidence {
  const { record, earlier, later, noted } = pair
  return {
    record,
    name: later.name,
    nepaliName: later.nepaliName,
    about: aboutOf(pair),
    since: noted.toISOString(),
    amount: null,
    columns: [text.fact, text.later, text.earlier],
    checks: checksOf(pair),
    alerts: [],
    facts: [
      { label: text['later-file'], value: { student: later.id, name: later.name } },
      { label: text['earlier-file'], value: { student: earlier.id, name: earlier.name } },
    ],
    files: [],
    history: [{ at: noted.toISOString(), words: reasonWords(pair) }],
    blocked: null,
    approve: { ...actionOf(record, false), done: text['two-done'] },
    instead: { ...actionOf(record, true), done: text['one-done'], icon: 'people' },
    turnBack: null,
  }
}

function actionOf(record: number, isOne: boolean): Evidence['approve'] {
  const name = isOne ? 'one' : 'two'
  return {
    slug: 'double_person_settle',
    body: { double_person_ID: record, is_one: isOne },
    label: text[name],
    outcome: text.outcome,
    takesAmount: false,
    asks: {
      parameter: 'note',
      title: text[name],
      label: text[`${name}-reason`],
      needed: doubleMessages['double-note-needed'],
    },
  }
}

/** Both records beside each other, always in the same rows; what makes them one is pointed out. */
function checksOf({ earlier, later, reasons }: OpenDouble): readonly CheckRow[] {
  const line = (
    fact: Message,
    textOf: (record: DoubleRecord) => DeskValue,
    ...by: readonly DoubleReason[]
  ): CheckRow => {
    const isShared = by.some((reason) => reasons.includes(reason))
    return {
      fact,
      values: [textOf(later), textOf(earlier)],
      sign: isShared ? 'look' : 'unknown',
      note: isShared ? text.same : null,
    }
  }
  return [
    line(text.name, ({ name }) => name, 'name'),
    line(text['nepali-name'], ({ nepaliName }) => nepaliName || '-'),
    line(text['birth-date'], ({ birthDate }) => dayOr(birthDate), 'phone', 'name'),
    line(text.phone, ({ phone }) => phone || '-', 'phone'),
    line(text.email, ({ email }) => email),
    line(text.citizenship, ({ citizenNumber }) => citizenNumber || '-', 'citizenship'),
    line(text.registration, ({ registrationNumber }) => registrationNumber || '-'),
    line(text.made, ({ created }) => ({ day: dayInNepal(Date.parse(created)) })),
  ]
}

function dayOr(day: string): DeskValue {
  return day === '' ? '-' : { day }
}

function aboutOf({ earlier }: OpenDouble): Message {
  return sayInBoth(text.about, { name: earlier.name })
}

function reasonWords({ reasons: [first = 'name'] }: OpenDouble): Message {
  return doubleReasonText[first]
}
