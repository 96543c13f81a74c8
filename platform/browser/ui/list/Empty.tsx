import { type LucideIcon, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'

type NothingProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly help?: string
  /** There is nothing else on the page: the title is its main heading. */
  readonly isPage?: boolean
  readonly children?: ReactNode
}

type Props = NothingProps & {
  readonly help: string
  /** The list could not be loaded: the same picture, plus a row that says so. */
  readonly onRetry?: (() => void) | undefined
}

/** Verbatim text, one sentence of help, one way forward. */
export function Empty({ onRetry, ...nothing }: Props) {
  return (
    <div className="card">
      <Nothing {...nothing} />
      {onRetry && <CouldNotRefresh onRetry={onRetry} />}
    </div>
  )
}

/** The same in a card that is there already. */
export function Nothing({ icon: Icon, title, help = '', isPage, children }: NothingProps) {
  const Title = isPage === true ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-2 px-5 py-8 text-center">
      <Icon className="size-10 text-muted" strokeWidth={1.5} aria-hidden />
      <Title className="font-strong mt-2 text-[1rem]">{title}</Title>
      <p className="small max-w-[68ch] text-muted">{help}</p>
      <div className="mt-2 empty:hidden">{children}</div>
    </div>
  )
}

/** A failed load is shown quietly, but a failure must never look like an empty list. */
export function CouldNotRefresh({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <p
      className="small flex items-center gap-3 border-t border-hairline bg-sunken px-4 py-2.5"
      role="status"
    >
      <WifiOff className="icon" aria-hidden />
      <span className="flex-1">{say(blocks.couldNotRefresh)}</span>
      <button type="button" className="link-button" onClick={onRetry}>
        {say(blocks.tryAgain)}
      </button>
    </p>
  )
}
