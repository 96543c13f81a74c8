import { useEffect, useRef } from 'react'
import { keysAreOn } from './own-keys.ts'

/** `j`, `shift+a`, `ctrl+enter`, `escape`, `?`, `1`. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

const isAscii = /^[ -~]+$/

type Hearer = (event: KeyboardEvent, name: string) => boolean
/** Handlers of keys in the order of their turn: `first` before all others, then the one mounted last. */
let hearers: readonly { readonly hears: Hearer; readonly first: boolean }[] = []

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const name = nameOf(event)
  if (name !== '' && mayRun(event, name) && hearers.some(({ hears }) => hears(event, name)))
    event.preventDefault()
}

/** Handles the keys of a mounted part, as far as `mayRun` lets them through. */
export function useKeys(keys: Keys, { first = false } = {}): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const own: Hearer = (event, name) => {
      const handler = latest.current[name]
      handler?.(event)
      return handler !== undefined
    }
    if (hearers.length === 0) document.addEventListener('keydown', hear)
    const [before, after] = [true, false].map((is) => hearers.filter((each) => each.first === is))
    hearers = first
      ? [{ hears: own, first }, ...hearers]
      : [...(before ?? []), { hears: own, first }, ...(after ?? [])]
    return () => {
      hearers = hearers.filter(({ hears }) => hears !== own)
      if (hearers.length === 0) document.removeEventListener('keydown', hear)
    }
  }, [first])
}

/** Shortcuts work outside of fields only; Escape and Ctrl+Enter in them too, but never behind a dialog. */
function mayRun(event: KeyboardEvent, name: string): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  if (name === 'escape' || name === 'ctrl+enter') return true
  if (!keysAreOn() && name !== 'arrowdown' && name !== 'arrowup') return false
  const at = event.target
  if (!(at instanceof HTMLElement)) return true
  const types = at.matches('textarea, select, [contenteditable], input:not([type=checkbox])')
  return !types
}

/** By the sign that is typed, and by the place of the key where the layout gives Devanagari. */
function nameOf(event: KeyboardEvent): string {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return ''
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (ctrlKey || metaKey) return key === 'Enter' ? 'ctrl+enter' : ''
  if (digit !== undefined && !shiftKey) return digit
  if (code === 'Slash' && !isAscii.test(key)) return shiftKey ? '?' : '/'
  if (letter === undefined) return key.toLowerCase()
  const named = /^[a-z]$/i.test(key) ? key.toLowerCase() : letter.toLowerCase()
  return shiftKey ? `shift+${named}` : named
}
