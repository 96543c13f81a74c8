import { TriangleAlert } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useUnreadable } from '#platform/browser/network/unreadable.ts'

/** One line for each entry of a list that could not be read, with the id the help desk asks for. */
export function UnreadableRows({ list }: { readonly list: string }) {
  return <UnreadableEntries ids={useUnreadable(list)} />
}

/** The same for the rows below an entry. */
export function UnreadableEntries({ ids = [] }: { readonly ids: readonly string[] | undefined }) {
  const say = useSay()
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {ids.map((id, index) => (
        <li key={`${id} ${index}`} className="card flex items-center gap-3 p-4">
          <TriangleAlert className="icon text-muted" aria-hidden />
          <span>
            {say(blocks.unreadable)} <span className="small text-muted">({id})</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
