import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import { useLibraryDay } from './library.queries.ts'

/** Parts of the library with what waits in them. */
export function LibraryTabs({ path }: { readonly path: string }) {
  const say = useSay()
  const language = useLanguage()
  const { data: day } = useLibraryDay()
  const parts = [
    { to: '/library', name: text.desk, count: undefined },
    { to: '/library/books', name: text.books, count: undefined },
    { to: '/library/reservations', name: text.reservations, count: day?.reservations.length },
    { to: '/library/late', name: text.late, count: day?.lateCount },
  ]
  return (
    <nav className="part-tabs" aria-label={say(text.parts)}>
      {parts.map(({ to, name, count }) => (
        <Link key={to} to={to} aria-current={path === to ? 'page' : undefined}>
          {say(name)}
          {count !== undefined && <span className="count">{digits(count, language)}</span>}
        </Link>
      ))}
    </nav>
  )
}
