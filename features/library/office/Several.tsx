import { useSay } from '#platform/browser/language.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import type { Counter } from './use-counter.ts'

/** Choice of a reader or copy if a scan matches more than one. */
export function Several({ counter }: { readonly counter: Counter }) {
  const say = useSay()
  const { several } = counter
  if (several === null) return null
  return (
    <section className="card library-card" aria-label={say(text['which-one'])}>
      <h2>{say(text['which-one'])}</h2>
      <ul className="library-list">
        {several.readers.map(({ id, name, number }) => (
          <li key={id}>
            <button type="button" onClick={() => counter.openReader(id)}>
              <b>{name}</b>
              <span className="text-muted">{number}</span>
            </button>
          </li>
        ))}
        {several.copies.map(({ id, name, code }) => (
          <li key={id}>
            <button type="button" onClick={() => counter.scan(code)}>
              <b>{name}</b>
              <span className="text-muted">{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
