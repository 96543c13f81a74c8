import { Search as SearchIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { searchText as text } from './search-messages.ts'
import { type Finding, type SearchResult, useFound } from './search.queries.ts'

/** Searches students and their waiting items in all queues, from two characters on. */
export function Search({ role }: { readonly role: StaffRole }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const finding = useFound(typed.trim(), role)
  const { found } = finding
  const isOpen = typed.trim().length >= 2
  useKeys({ '/': () => input.current?.focus() })

  function open(one: SearchResult | undefined): void {
    if (one === undefined) return
    setTyped('')
    input.current?.blur()
    navigate(one.to)
  }
  function onKey(event: React.KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((now) => Math.max(0, Math.min((found?.length ?? 1) - 1, now + step)))
    } else if (event.key === 'Enter') open(found?.[at])
    else if (event.key === 'Escape') {
      setTyped('')
      input.current?.blur()
    }
  }
  return (
    <div className="search" role="search">
      <SearchIcon className="icon" aria-hidden />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={say(text.label)}
        aria-expanded={isOpen}
        aria-controls="search-found"
        aria-activedescendant={isOpen && found?.[at] ? `found-${at}` : undefined}
        placeholder={say(text.placeholder)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
      />
      <kbd className="key" aria-hidden>
        /
      </kbd>
      {isOpen && <FoundList {...finding} at={at} onOpen={open} />}
    </div>
  )
}

function FoundList({
  found,
  onRetry,
  at,
  onOpen,
}: Finding & {
  readonly at: number
  readonly onOpen: (one: SearchResult) => void
}) {
  const say = useSay()
  return (
    <div className="search-found">
      <div id="search-found" role="listbox" aria-label={say(text.label)}>
        {(found ?? []).map((one, index) => (
          <div
            key={one.to}
            id={`found-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault()
              onOpen(one)
            }}
          >
            <b>{one.name}</b>
            <span>{say(one.about)}</span>
          </div>
        ))}
      </div>
      {found?.length === 0 && <p role="status">{say(text.nothing)}</p>}
      {onRetry && <CouldNotRefresh onRetry={onRetry} />}
    </div>
  )
}
