import { useLanguage } from '#platform/browser/language.ts'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'

type Props<Part extends string> = {
  readonly label: string
  readonly parts: readonly {
    readonly id: Part
    readonly text: string
    /** Beside the text; absent: nothing is counted. */
    readonly count?: number
  }[]
  readonly part: Part
  readonly onPart: (part: Part) => void
}

/** Parts of a sheet's page, one of which is open; a part may count what waits in it. */
export function PartSegments<Part extends string>({ label, parts, part, onPart }: Props<Part>) {
  const language = useLanguage()
  return (
    <Segments
      label={label}
      options={parts.map(({ id, text, count }) => ({
        value: id,
        text: (
          <>
            {text} {count !== undefined && <span className="count">{digits(count, language)}</span>}
          </>
        ),
      }))}
      chosen={part}
      onChoose={onPart}
    />
  )
}
