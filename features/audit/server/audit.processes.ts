import { roleIds, staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { joinedInBoth, type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { factWords, subjectWords } from '../rules/fact-words.ts'
import { auditText as text } from '../rules/messages.ts'
import type { AuditEntry } from '../wire/entry.ts'
import { verifyChain } from './chain.ts'
import { findEntries, mostEntries, type StoredEntry } from './find-entries.ts'
import { type OwnerColumn, peopleOf } from './people-of.ts'

/** Names of processes and tables: the trail stores slugs, the office reads text. */
export type Names = {
  readonly process: (slug: string) => Message | null
  readonly table: (name: string) => Message | null
  readonly ownerColumn: OwnerColumn
  /** Name of a record that has no number; null for the others. */
  readonly record: (table: string, record: string) => Message | null
  /** Label of a column, from its own table or from any table that has the column. */
  readonly column: (table: string, name: string) => Message | null
  /** Labels of a column's values; none where the values are shown as stored. */
  readonly values: (table: string, name: string) => Readonly<Record<string, Message>>
  /** True if a column of a table holds money, in paisa. */
  readonly isAmount: (table: string, name: string) => boolean
  /** The facts of an entry as text, where they are more than names and values; else null. */
  readonly facts: (entry: Facts) => FactsInWords | null
}

type FactsInWords = Pick<Facts, 'before' | 'after'> & {
  readonly names: AuditEntry['factNames']
}

const roles = staffWith('audit.read')

/** The registrar and the administrator read the trail and have it checked; nothing here writes to it. */
export function auditProcesses(names: Names): readonly Process[] {
  return [
    defineProcess({
      ...contracts.auditEntries,
      name: text.listed,
      roles,
      shows: 'row-by-row',
      run: async (given, { database }) => {
        const stored = await findEntries(database, given)
        const personOf = await peopleOf(database.kysely, stored, names.ownerColumn)
        const entries = stored.map((entry) => ({
          ...named(entry, names),
          person: personOf(entry),
        }))
        const seen = { table: 'audit_entry', record: '' }
        const isWhole = entries.length < mostEntries
        return { summary: text.listed, seen, data: { entries, isWhole } }
      },
    }),
    defineProcess({
      ...contracts.auditStaff,
      name: text['all-staff'],
      roles,
      shows: [],
      run: async (_given, { database }) => ({
        summary: text['all-staff'],
        data: { staff: await staffNames(database) },
      }),
    }),
    defineProcess({
      ...contracts.auditVerify,
      name: text['check-now'],
      roles,
      shows: [],
      run: async (_given, { database, nowMs }) => {
        const verdict = await verifyChain(database)
        return {
          summary: text.listed,
          data: { verdict, checked: new Date(nowMs).toISOString() },
        }
      },
    }),
  ]
}

/** Accounts with a role of staff, by name. */
function staffNames({ kysely }: Database) {
  return kysely
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select(['u.ad_user_id as id', 'u.name'])
    .distinct()
    .where('r.ad_role_id', '<>', roleIds.student)
    .orderBy('u.name')
    .execute()
}

function named(entry: StoredEntry, names: Names): Omit<AuditEntry, 'person'> {
  const { process, subject, record } = entry
  const { names: own, ...facts } = names.facts(entry) ?? { names: {}, ...commandOf(entry, names) }
  const { before, after } = facts
  const about = (side: Facts['after']) => withAbout(side, names)
  const shown =
    subject === 'n_proposal'
      ? { ...entry, before: about(before), after: about(after) }
      : { ...entry, before, after }
  return {
    ...shown,
    processName: names.process(process),
    subjectName: subjectName(subject, names),
    recordName: names.record(subject, record),
    factNames: { ...factNames(shown, names), ...own },
    valueNames: valueNames(shown, names),
    amounts: factsIn(shown).filter((name) => amounts.has(name) || names.isAmount(subject, name)),
  }
}

/** Facts of money, in paisa, that are no column of their table. */
const amounts: ReadonlySet<string> = new Set([
  'amount',
  'approved_amount',
  'awarded',
  'balance',
  'counted',
  'credit',
  'credited',
  'expected',
  'feepaid',
  'left',
  'paid_out',
  'set_off',
])

type Facts = Pick<AuditEntry, 'subject' | 'before' | 'after'>

/**
 * A proposal stores both sides of its change as JSON. Facts that have a label are shown as before and after; all others
 * (ids, digests, lists) stay in the trail.
 */
function commandOf(entry: Facts, names: Names): Pick<Facts, 'before' | 'after'> {
  const { subject, before, after } = entry
  const { before: now, after: then, ...rest } = after
  const [was, will] = [jsonOf(now), jsonOf(then)]
  if (subject !== 'n_proposal' || will === null) return { before, after }
  const named = factNames({ subject, before: will, after: was ?? {} }, names)
  const factsText = (facts: Readonly<Record<string, unknown>> | null) =>
    Object.fromEntries(
      Object.entries(facts ?? {}).filter(
        ([name, value]) => Object.hasOwn(named, name) && typeof value !== 'object',
      ),
    )
  return { before: { ...before, ...factsText(was) }, after: { ...rest, ...factsText(will) } }
}

function jsonOf(text: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof text !== 'string' || !text.startsWith('{')) return null
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

function factsIn({ before, after }: Pick<Facts, 'before' | 'after'>): readonly string[] {
  return Object.keys({ ...before, ...after })
}

/** Labels of the entry's states and choices, by fact and value. */
function valueNames(entry: Facts, { values }: Names): AuditEntry['valueNames'] {
  return Object.fromEntries(
    factsIn(entry).flatMap((name) => {
      const words = values(entry.subject, name)
      const sides = [entry.before[name], entry.after[name]].flatMap((value) => {
        const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : null
        return word ? [[value, word] as const] : []
      })
      return sides.length === 0 ? [] : [[name, Object.fromEntries(sides)]]
    }),
  )
}

/** Each fact by the name of its column, or as it is called here. */
function factNames(entry: Facts, { column }: Names): AuditEntry['factNames'] {
  const own: Readonly<Record<string, Message>> = factWords
  return Object.fromEntries(
    factsIn(entry).flatMap((name) => {
      const words = Object.hasOwn(own, name) ? own[name] : column(entry.subject, name)
      return words ? [[name, words]] : []
    }),
  )
}

/** The record that a proposal is about by the name of its table: `Payment 1000262` for `c_payment:1000262`. */
function withAbout(side: Facts['after'], names: Names): Facts['after'] {
  const { subject } = side
  if (typeof subject !== 'string') return side
  const [table = '', record = ''] = subject.split(':')
  const name = subjectName(table, names)
  if (name === null) return side
  return { ...side, subject: joinedInBoth(' ', name, sameInBoth(record)) }
}

const filesOf = 'files of '

/** The name of the table a subject is or ends with: `c_payment`, `files of c_payment`, `change c_payment`. */
function subjectName(subject: string, { table }: Names): Message | null {
  const own: Readonly<Record<string, Message>> = subjectWords
  if (Object.hasOwn(own, subject)) return own[subject] ?? null
  const name = table(subject.slice(subject.lastIndexOf(' ') + 1))
  return name !== null && subject.startsWith(filesOf) ? sayInBoth(text['files-of'], { name }) : name
}
