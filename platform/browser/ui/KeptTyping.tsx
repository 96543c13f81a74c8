import type { Draft } from '../drafts.ts'
import { useSay } from '../language.ts'
import { blocks } from '../messages.ts'

/** `We kept what you typed. (Discard)`, above a form that was filled from a draft. */
export function KeptTyping({
  draft,
}: {
  readonly draft: Pick<Draft<unknown>, 'found' | 'discard'>
}) {
  const say = useSay()
  if (draft.found === null) return null
  return (
    <p className="small flex items-center gap-2 text-muted" role="status">
      {say(blocks.keptTyped)}
      <button type="button" className="link-button" onClick={draft.discard}>
        {say(blocks.discard)}
      </button>
    </p>
  )
}
