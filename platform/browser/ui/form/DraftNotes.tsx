import { Check, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FormDraft } from '#platform/browser/forms/form-draft.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { editing } from '#platform/browser/forms/editing-messages.ts'
import { clockTime } from '../text/clock.ts'
import { digits } from '../text/digits.ts'
import { SavedTyping } from './SavedTyping.tsx'

/** Above a form: that a draft was put back, and that another tab holds something else. */
export function DraftNotes({ draft }: { readonly draft: FormDraft }) {
  const say = useSay()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (draft.insisted > 0) notice.current?.focus()
  }, [draft.insisted])
  return (
    <>
      {draft.draftSavedAtMs !== null && <SavedTyping draft={draft} />}
      {draft.changedElsewhere && (
        <div ref={notice} tabIndex={-1} className="banner draft" role="status">
          <Info className="icon" aria-hidden />
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {say(editing.changedElsewhere)}
            {draft.insisted > 0 && <strong>{say(editing.chooseFirst)}</strong>}
            <button type="button" className="link-button" onClick={draft.takeOther}>
              {say(editing.takeOther)}
            </button>
            <button type="button" className="link-button" onClick={draft.keepMine}>
              {say(editing.keepMine)}
            </button>
          </p>
        </div>
      )}
    </>
  )
}

type Times = {
  /** Time at which unsaved values were stored on this device, ms since 1970. */
  readonly draftSavedAtMs: number | null
  /** When the server took them. */
  readonly savedAtMs: number | null
}

/** In the action bar: where the values are, as a time; empty while nothing was typed. */
export function SavedNote({ draftSavedAtMs, savedAtMs }: Times) {
  const say = useSay()
  const language = useLanguage()
  const at = draftSavedAtMs ?? savedAtMs
  if (at === null) return <span className="flex-1" />
  const time = digits(clockTime(at), language)
  return (
    <p className="meta flex min-w-0 flex-1 gap-2 text-muted" role="status">
      <Check className="icon hidden sm:block" aria-hidden />
      {draftSavedAtMs === null ? (
        <span>{say(editing.savedAt, { time })}</span>
      ) : (
        <>
          <span className="lg:hidden">{say(editing.savedOnPhone, { time })}</span>
          <span className="hidden lg:inline">{say(editing.savedOnComputer, { time })}</span>
        </>
      )}
    </p>
  )
}
