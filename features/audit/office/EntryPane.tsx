import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { roleWords } from '#features/staff/rules/facts.ts'
import { auditText as text } from '../rules/messages.ts'
import type { AuditEntry } from '../wire/entry.ts'
import { factName, onWords, plainValue, shortHash, whatWords, whyWords } from './entry-words.ts'
import { valueText } from './value-words.ts'

/** To the file of a student; an account of staff has none. */
function PersonLink({ id, name }: NonNullable<AuditEntry['person']>) {
  return id === null ? name : <Link to={`/students/${id}`}>{name}</Link>
}

/** One entry whole: who, on what, every fact before and after, its place in the chain. */
export function EntryPane({ entry }: { readonly entry: AuditEntry }) {
  const say = useSay()
  const language = useLanguage()
  const names = [...new Set([...Object.keys(entry.before), ...Object.keys(entry.after)])]
  const { person } = entry
  const whose =
    person === null ? [] : [{ label: say(text.person), value: <PersonLink {...person} /> }]
  const facts = [
    { label: say(text.who), value: `${entry.who}, ${say(roleWords(entry.role))}` },
    { label: say(text.on), value: say(onWords(entry)) },
    { label: say(text.table), value: entry.subject },
    { label: say(text.process), value: plainValue(entry.process) },
    { label: say(text.why), value: plainValue(say(whyWords(entry))) },
    { label: say(text.code), value: plainValue(entry.code) },
    { label: say(text.times), value: entry.times },
  ]
  return (
    <section className="entry" aria-label={say(text.entry, { n: entry.id })}>
      <h2>{say(whatWords(entry))}</h2>
      <p className="small text-muted">
        {say(text.entry, { n: entry.id })} · <MomentText at={entry.at} />
      </p>
      <Facts facts={[...whose, ...facts.filter(({ value }) => value !== '-')]} />
      {names.length > 0 && (
        <>
          <h3>{say(text['before-after'])}</h3>
          <table className="checks">
            <thead>
              <tr>
                {(['field', 'before', 'after'] as const).map((key) => (
                  <th key={key} scope="col">
                    {say(text[key])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{say(factName(entry, name))}</th>
                  <td>{valueText(entry, { name, value: entry.before[name] }, language)}</td>
                  <td>
                    <b>{valueText(entry, { name, value: entry.after[name] }, language)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{say(text.chain)}</h3>
      <p className="small break-all">
        <code>{entry.hash}</code>
        <br />
        <span className="text-muted">
          {say(text['before-it'])} {shortHash(entry.previousHash)}
        </span>
      </p>
    </section>
  )
}
