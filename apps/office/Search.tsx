import { useQuery } from '@tanstack/react-query'
import { Search as Glass } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { field } from '#platform/browser/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import { useKeys } from '#features/desk/office/keys.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { areasOf } from './areas.ts'
import { searchText as text } from './search-messages.ts'

type Found = {
  readonly queue: string
  readonly queueName: Message
  readonly record: number
  readonly name: string
  readonly about: Message
}

/** What waits of somebody, wherever it waits; from two letters on. */
export function Search({ role }: { readonly role: StaffRole }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const found = useFound(typed.trim())
  const isOpen = typed.trim().length >= 2
  useKeys({ '/': () => input.current?.focus() })
  if (areasOf(role).length === 0) return null

  function open(one: Found | undefined): void {
    if (one === undefined) return
    setTyped('')
    input.current?.blur()
    navigate(`/queues/${one.queue}/${one.record}`)
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
      <Glass className="icon" aria-hidden />
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
      {isOpen && <FoundList found={found} at={at} onOpen={open} />}
    </div>
  )
}

function FoundList({
  found,
  at,
  onOpen,
}: {
  readonly found: readonly Found[] | undefined
  readonly at: number
  readonly onOpen: (one: Found) => void
}) {
  const say = useSay()
  return (
    <div className="search-found">
      <div id="search-found" role="listbox" aria-label={say(text.label)}>
        {(found ?? []).map((one, index) => (
          <div
            key={`${one.queue}/${one.record}`}
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
            <span>
              {say(one.queueName)} · {say(one.about)}
            </span>
          </div>
        ))}
      </div>
      {found?.length === 0 && <p role="status">{say(text.nothing)}</p>}
    </div>
  )
}

/** The first answer for what is typed never moves once it is shown. */
function useFound(typed: string): readonly Found[] | undefined {
  const rest = useRest()
  const asked = useDeferredValue(typed)
  const { data } = useQuery({
    queryKey: ['desk', 'search', asked],
    queryFn: async () => {
      const found = field(await run(rest, 'desk_search', { typed: asked }), 'found')
      return Array.isArray(found) ? (found as Found[]) : []
    },
    enabled: asked.length >= 2,
    staleTime: 30_000,
  })
  return data
}
