import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, noteUnsaved, useDraft } from '../storage/drafts.ts'
import type { Form, Values } from './form.ts'
import { field } from '../network/rest-failure.ts'

const quietMs = 500

export type FormDraft = Pick<Draft<unknown>, 'found' | 'discard'> & {
  /** Time at which the unsaved values were stored on this device, ms since 1970; null if nothing is unsaved. */
  readonly draftSavedAtMs: number | null
  /** Another tab holds other values of the same form. */
  readonly changedElsewhere: boolean
  readonly takeOther: () => void
  readonly keepMine: () => void
  /** Number of times a submit was held back because the reader had not yet chosen one of the two. */
  readonly insisted: number
  /** Keeps a submit from overwriting what another tab holds: true, and the event is over, while nothing is chosen. */
  readonly holdsBack: (event: FormEvent) => boolean
  /**
   * To be called when the server has stored these values: the draft has done its work, and what the server made of them
   * (digits, blanks) is what the form shows, unless the reader has typed on.
   */
  readonly saved: (sent: Values<string>) => void
}

type FormDraftDeps<Name extends string, Reason extends string> = {
  readonly page: string
  readonly form: Form<Name, Reason>
  /** Values on the server; a draft with the same values is ignored. */
  readonly stored: Values<Name>
}

/** The draft of a form that starts from stored values, and a word when another tab changes the same form. */
export function useFormDraft<Name extends string, Reason extends string>({
  page,
  form,
  stored,
}: FormDraftDeps<Name, Reason>): FormDraft {
  const draft = useDraft(page, form.values, (json) => differing(valuesIn(json, stored), stored))
  const tabs = useOtherTabs(page, form.values)
  const { found } = draft
  const { replace, values } = form
  // With the words that say so, in one paint.
  useLayoutEffect(() => {
    if (found !== null) replace(found)
    // Only when a draft has been found: later values are the reader's own.
    // eslint-disable-next-line react/exhaustive-deps
  }, [found])
  const unsaved = differing(values, stored) !== null
  const [insisted, setInsisted] = useState(0)
  const setTaken = useAdopted(form, stored)
  useEffect(() => noteUnsaved(page, unsaved), [page, unsaved])
  const { tell } = tabs
  useEffect(() => {
    const timer = setTimeout(() => unsaved && tell(), quietMs)
    return () => clearTimeout(timer)
  }, [unsaved, tell])
  return {
    found,
    draftSavedAtMs: unsaved ? draft.draftSavedAtMs : null,
    changedElsewhere: tabs.other !== null,
    takeOther: () => {
      if (tabs.other !== null) replace(valuesIn(tabs.other, stored) ?? values)
      tabs.settle()
    },
    keepMine: tabs.settle,
    insisted,
    holdsBack: (event) => {
      if (tabs.other === null) return false
      event.preventDefault()
      setInsisted(insisted + 1)
      return true
    },
    discard: () => {
      draft.discard()
      replace(stored)
    },
    saved: (sent) => {
      draft.discard()
      tell()
      // After the turn in which the fresh profile is drawn.
      setTimeout(() => setTaken(JSON.stringify(sent)))
    },
  }
}

/** Shows what the server stored in place of what it took, once. */
function useAdopted<Name extends string, Reason extends string>(
  { values, replace }: Form<Name, Reason>,
  stored: Values<Name>,
): (taken: string) => void {
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => {
    if (taken === null) return
    // eslint-disable-next-line react/set-state-in-effect
    setTaken(null)
    if (JSON.stringify(values) === taken && differing(values, stored) !== null) replace(stored)
  }, [taken, values, stored, replace])
  return setTaken
}

/** Values of the same form in other tabs of this browser that differ from the ones here. */
function useOtherTabs(page: string, values: unknown) {
  const [other, setOther] = useState<unknown>(null)
  const typed = JSON.stringify(values)
  const mine = useRef(typed)
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    mine.current = typed
  }, [typed])
  useEffect(() => {
    const opened = new BroadcastChannel(`form:${page}`)
    opened.addEventListener('message', ({ data }) =>
      setOther(JSON.stringify(data) === mine.current ? null : data),
    )
    channel.current = opened
    return () => opened.close()
  }, [page])
  const [tell, setTell] = useState(() => () => {})
  useEffect(() => {
    setTell(() => () => channel.current?.postMessage(JSON.parse(typed)))
  }, [typed])
  return { other, tell, settle: () => setOther(null) }
}

function valuesIn<Name extends string>(json: unknown, like: Values<Name>): Values<Name> | null {
  const found: Record<string, string> = {}
  for (const name in like) {
    const value = field(json, name)
    if (typeof value !== 'string') return null
    found[name] = value
  }
  return found as Values<Name>
}

function differing<Name extends string>(
  values: Values<Name> | null,
  stored: Values<Name>,
): Values<Name> | null {
  if (values === null) return null
  for (const name in stored) if (values[name] !== stored[name]) return values
  return null
}
