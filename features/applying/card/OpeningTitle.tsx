import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'

type Props = {
  readonly name: string
  /** Level, faculty and the like; '' for none. A part that the name contains is not repeated. */
  readonly place: readonly string[]
  readonly children: ReactNode
}

/** An opening's name, the place it leads to, and beneath it what the kind says of its days. */
export function OpeningTitle({ name, place, children }: Props) {
  const shown = place.filter((part) => part !== '' && !name.includes(part))
  return (
    <div className="flex flex-col gap-0.5">
      <h2 className="row-title">{name}</h2>
      <Dotted className="small text-muted" parts={shown} />
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

type NoteProps = { readonly icon: LucideIcon; readonly children: ReactNode }

/** Note that says how long an opening stays as it is. */
export function OpeningNote({ icon: Icon, children }: NoteProps) {
  return (
    <p className="small flex gap-2 text-muted">
      <Icon className="icon" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
