import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import { hiddenEnd } from '#features/two-people/rules/facts.ts'
import { purposesInWords } from './purposes.ts'
import { accountLabels as labels } from './screen-messages.ts'

/** Type of a proposal that makes or changes a bank account. */
export const accountProposal = 'bank-account'

type Facts = Readonly<Record<string, unknown>>
type Entry = { readonly subject: string; readonly before: Facts; readonly after: Facts }
type AccountField = { readonly path: string; readonly name: Message; readonly value: Message }

/** A bank account as fields that are read; none for what is no account, such as the account before it was made. */
export function accountInWords(account: Facts): readonly AccountField[] {
  if (typeof account['number'] !== 'string') return []
  const text = (path: 'bank' | 'branch' | 'number' | 'holder') => plain(account[path])
  const { purposes, qr, from, until, isActive } = account
  const codes = Array.isArray(purposes) ? purposes : null
  const values = {
    bank: text('bank'),
    branch: text('branch'),
    number: text('number'),
    holder: text('holder'),
    purposes: purposesInWords(codes?.map(String) ?? null),
    qr: plain(qrText(qr)),
    label: plain(Object(qr)['label']),
    from: dayText(from),
    until: dayText(until),
    active: yesNo[isActive === false ? 'no' : 'yes'],
  }
  return Object.entries(values).map(([path, value]) => ({
    path,
    name: labels[path as keyof typeof values],
    value,
  }))
}

function qrText(qr: unknown): unknown {
  const { payload, url } = Object(qr) as Facts
  return payload ?? url
}

function plain(value: unknown): Message {
  return sameInBoth(typeof value === 'string' && value !== '' ? value : '-')
}

function dayText(value: unknown): Message {
  const day = typeof value === 'string' ? findDay(value) : null
  return day === null ? sameInBoth('-') : dayInBoth(day)
}

/** Text for an audit entry about a bank account; null for another entry. */
export function accountEntryInWords({ subject, before, after }: Entry) {
  if (subject === 'n_bank_account') {
    const [was, is] = [before, after].map(({ account }) => accountInWords(read(account)))
    return {
      before: valuesOf(was ?? []),
      after: valuesOf(is ?? []),
      names: namesOf([...(was ?? []), ...(is ?? [])]),
    }
  }
  return subject === 'n_proposal' && after['sort'] === accountProposal
    ? proposalInWords(before, after)
    : null
}

/** A proposal is not in force yet: now and proposed are two facts, the end of the new number is typed from the letter. */
function proposalInWords(before: Facts, after: Facts) {
  const facts = { subject: labels.account }
  const [now, then] = [read(after['before']), read(after['after'])]
  const change =
    after['after'] === undefined
      ? {}
      : {
          before: sentence(accountInWords(now)),
          after: sentence(accountInWords(hidden(then, now))),
        }
  return {
    before: before['subject'] === undefined ? before : { ...before, ...facts },
    after: { ...after, ...facts, ...change },
    names: {},
  }
}

function hidden(account: Facts, before: Facts): Facts {
  const { number, qr } = account
  return {
    ...account,
    ...(typeof number === 'string' && number !== before['number'] && { number: hiddenEnd(number) }),
    ...(JSON.stringify(qr) !== JSON.stringify(before['qr']) && { qr: null }),
  }
}

function sentence(fields: readonly AccountField[]): Message {
  const joined = (language: 'en' | 'ne') =>
    fields.map(({ name, value }) => `${name[language]}: ${value[language]}`).join('; ')
  return { en: joined('en'), ne: joined('ne') }
}

function valuesOf(fields: readonly AccountField[]) {
  return Object.fromEntries(fields.map(({ path, value }) => [path, value]))
}

function namesOf(fields: readonly AccountField[]) {
  return Object.fromEntries(fields.map(({ path, name }) => [path, name]))
}

function read(json: unknown): Facts {
  const value: unknown = typeof json === 'string' && json !== '' ? JSON.parse(json) : null
  return Object(value) as Facts
}
