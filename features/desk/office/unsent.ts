import { useEffect, useState } from 'react'
import { parseJson, readText, writeText } from '#platform/browser/storage/stored.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { tab } from './tab.ts'

type UnsentDecision = {
  readonly tab: string
  readonly queue: string
  readonly record: number
  readonly name: string
}

const key = 'office_unsent'
const area = () => localStorage
/** A tab holds its browser lock for as long as it lives; decisions of a tab without one were never sent. */
const lockOf = (id: string) => `office-tab-${id}`
if (typeof navigator !== 'undefined')
  void locksHere()?.request(lockOf(tab), () => new Promise(() => {}))

/** Stores the decisions in this tab's strip, for the next visit in case the tab is closed. */
export function keepForTab(
  decisions: readonly {
    readonly queue: string
    readonly sends: readonly { readonly record: number; readonly name: string }[]
  }[],
): void {
  const own = decisions.flatMap(({ queue, sends }) =>
    sends.map(({ record, name }) => ({ tab, queue, record, name })),
  )
  write([...readSaved().filter((each) => each.tab !== tab), ...own])
}

/** Unsent decisions of tabs that were closed. */
export function useUnsent(): {
  readonly unsent: readonly UnsentDecision[]
  readonly clear: () => void
} {
  const [unsent, setUnsent] = useState<readonly UnsentDecision[]>([])
  useEffect(() => {
    let is = true
    void ofDeadTabs().then((saved) => is && setUnsent(saved))
    return () => {
      is = false
    }
  }, [])
  return {
    unsent,
    clear: () => {
      removeSaved(unsent)
      setUnsent([])
    },
  }
}

async function ofDeadTabs(): Promise<readonly UnsentDecision[]> {
  const { held = [] } = (await locksHere()?.query()) ?? {}
  const alive = new Set(held.map(({ name }) => name))
  return readSaved().filter((each) => each.tab !== tab && !alive.has(lockOf(each.tab)))
}

/** Only pages that came by a secure line have locks. */
function locksHere(): LockManager | null | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}

function removeSaved(seen: readonly UnsentDecision[]): void {
  const gone = new Set(seen.map((each) => each.tab))
  write(readSaved().filter((each) => !gone.has(each.tab)))
}

function write(saved: readonly UnsentDecision[]): void {
  writeText(area, key, saved.length === 0 ? null : JSON.stringify(saved))
}

function readSaved(): readonly UnsentDecision[] {
  const json = parseJson(readText(area, key) ?? '')
  return Array.isArray(json) ? json.filter(isUnsent) : []
}

function isUnsent(json: unknown): json is UnsentDecision {
  return typeof field(json, 'tab') === 'string' && typeof field(json, 'record') === 'number'
}
