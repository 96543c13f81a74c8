import type { Message } from '#platform/pure/message.ts'
import { type FieldInWords, joined, settingInWords } from './setting-words.ts'

type Facts = Readonly<Record<string, unknown>>
type Entry = { readonly subject: string; readonly before: Facts; readonly after: Facts }
/** Facts before and after as text, and the labels of those that are fields of a setting. */
type EntryInWords = {
  readonly before: Facts
  readonly after: Facts
  readonly names: Readonly<Record<string, Message>>
}

/**
 * Text for an audit entry about a setting. Null for other entries, and for a value that was changed by hand into an
 * invalid one: it is shown as stored.
 */
export function settingEntryInWords(entry: Entry): EntryInWords | null {
  try {
    return entryInWords(entry)
  } catch {
    return null
  }
}

function entryInWords(entry: Entry): EntryInWords | null {
  if (entry.subject === 'n_setting') return changeInWords(entry)
  return entry.subject === 'n_proposal' && entry.after['sort'] === 'setting'
    ? proposalInWords(entry)
    : null
}

/** Every field of the setting is a fact. */
function changeInWords({ before, after }: Entry): EntryInWords | null {
  const [was, is] = [before, after].map(({ key, value }) =>
    settingInWords(String(key), read(value)),
  )
  if (!was || !is) return null
  const names = [...was.fields, ...is.fields].map(({ path, name }) => [path, name])
  return {
    before: { key: was.subject, ...valuesOf(was.fields) },
    after: { key: is.subject, ...valuesOf(is.fields) },
    names: Object.fromEntries(names),
  }
}

/** A proposal is not in force yet: present and proposed value are two facts, each with the fields that change. */
function proposalInWords({ before, after }: Entry): EntryInWords | null {
  const key = String(after['subject'])
  const [is, willBe] = [read(after['before']), read(after['after'])]
  const now = settingInWords(key, is)
  const then = settingInWords(key, willBe)
  if (!now || !then) return null
  const facts = { subject: now.subject }
  const change =
    after['after'] === undefined
      ? {}
      : {
          before: withoutSame(now.fields, then.fields),
          after: withoutSame(then.fields, now.fields),
        }
  return {
    before: before['subject'] === undefined ? before : { ...before, ...facts },
    after: { ...after, ...facts, ...change },
    names: {},
  }
}

function withoutSame(fields: readonly FieldInWords[], others: readonly FieldInWords[]): Message {
  const values = valuesOf(others)
  const differing = fields.filter(({ path, value }) => values[path]?.en !== value.en)
  return joined(
    differing.map(({ name, value }) => joined([name, value], ': ')),
    '; ',
  )
}

function valuesOf(fields: readonly FieldInWords[]): Readonly<Record<string, Message>> {
  return Object.fromEntries(fields.map(({ path, value }) => [path, value]))
}

function read(json: unknown): unknown {
  return typeof json === 'string' && json !== '' ? JSON.parse(json) : null
}
