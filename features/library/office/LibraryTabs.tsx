import { useLanguage, useSay } from '#platform/browser/language.ts'
import { PartTabs } from '#platform/browser/ui/control/PartTabs.tsx'
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
    <PartTabs
      label={say(text.parts)}
      tabs={parts.map(({ to, name, count }) => ({
        to,
        name: say(name),
        ...(count !== undefined && { count: digits(count, language) }),
        isOpen: path === to,
      }))}
    />
  )
}
