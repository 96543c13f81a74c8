import { ArrowRight } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { pageLabelOf } from '../rules/picture-messages.ts'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportRow } from '../wire/import-file.ts'

/** The picture of a file, after the one that it replaces. */
export function RowPictures({ row: { pictures } }: { readonly row: ImportRow }) {
  const say = useSay()
  if (pictures === null) return '-'
  const { kind, before, after } = pictures
  return (
    <span className="import-pictures">
      {before !== null && (
        <>
          <Picture base64={before} label={say(text['picture-now'])} />
          <ArrowRight size={16} aria-hidden />
        </>
      )}
      {after !== null && <Picture base64={after} label={say(text['picture-new'])} />}
      {kind !== null && <span className="small text-muted">{say(pageLabelOf[kind])}</span>}
    </span>
  )
}

function Picture({ base64, label }: { readonly base64: string; readonly label: string }) {
  return <img src={`data:image/jpeg;base64,${base64}`} alt={label} className="import-picture" />
}
