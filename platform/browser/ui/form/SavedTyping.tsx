import type { Draft } from '#platform/browser/storage/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'

/** Note with a Discard button, above a form that was filled from a draft. */
export function SavedTyping({
  draft,
}: {
  readonly draft: Pick<Draft<unknown>, 'found' | 'discard'>
}) {
  const say = useSay()
  if (draft.found === null) return null
  return (
    <p className="small flex items-center gap-2 text-muted" role="status">
      {say(formMessages.typingSaved)}
      <button type="button" className="link-button" onClick={draft.discard}>
        {say(formMessages.discard)}
      </button>
    </p>
  )
}
