import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { PartSegments } from '#features/marking/office/PartSegments.tsx'
import { usePart } from '#features/marking/office/use-part.ts'
import { twoEntriesText } from '#features/marking/rules/two-entries-messages.ts'
import { EarlyEntry } from '#features/first-day/office/EarlyEntry.tsx'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { presenceText } from '../rules/presence-messages.ts'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { ScoreSheet } from '../wire/score-sheet.ts'
import { EnterParts } from './EnterParts.tsx'
import { EnterScores } from './EnterScores.tsx'
import { NumbersAndSeats } from './NumbersAndSeats.tsx'
import { Publish } from './Publish.tsx'
import { ScoreDifferences } from './ScoreDifferences.tsx'
import type { SelectionDesk } from './selection-desk.ts'
import { useReadAgain, useScoreSheet } from './selection.queries.ts'

type PageProps = { readonly of: SelectionDesk; readonly openingId: number }

type SheetPageProps = PageProps & {
  /** Links to other pages of the opening. */
  readonly links?: ReactNode
}

/** The scores of an opening's candidates by symbol number, who is selected, and the result's publication. */
export function ScoreSheetPage({ of, openingId, links }: SheetPageProps) {
  const say = useSay()
  const readAgain = useReadAgain(of)
  const { data, isError, refetch } = useScoreSheet(of, openingId)
  return (
    <div className="sheet-page">
      <header className="flex flex-wrap items-end gap-3">
        <div className="flex-1">
          <p className="small">
            <Link to={of.path}>{say(of.texts.back)}</Link>
          </p>
          <h1>{say(text.sheet, { name: data?.name ?? '' })}</h1>
          {data && <p className="small text-muted">{say(text.counts, countsOf(data))}</p>}
        </div>
        {links}
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={12} />}
      {data && <PresenceMissing sheet={data} />}
      {data && <NumbersAndSeats of={of} openingId={openingId} sheet={data} />}
      {data && data.published === null && (
        <EarlyEntry
          first={data.firstDay}
          mayPropose
          process={of.contracts.enterEarly}
          sheet={{ [of.openingKey]: openingId }}
          onDone={readAgain}
        />
      )}
      {data && <Publish of={of} openingId={openingId} sheet={data} />}
      {data && <SheetParts of={of} openingId={openingId} sheet={data} />}
    </div>
  )
}

function countsOf({ rows }: ScoreSheet) {
  return {
    candidates: rows.length,
    scored: rows.filter(({ attendance }) => attendance !== null).length,
    selected: rows.filter(({ selected }) => selected).length,
  }
}

/** Sittings in which the presence of some candidates is not recorded; nothing once the result is published. */
function PresenceMissing({
  sheet: { presenceMissing, published },
}: {
  readonly sheet: ScoreSheet
}) {
  const say = useSay()
  if (presenceMissing.length === 0 || published !== null) return null
  const list = presenceMissing.map((each) => say(presenceText['missing-in'], each)).join('; ')
  return (
    <p className="sign is-look">
      <SignMark sign="look" />
      {say(presenceText.missing, { list })}
    </p>
  )
}

const parts = ['enter', 'parts', 'differences'] as const

/** The grid of scores; where two people type them, also that of the test's parts and the differences. */
function SheetParts({ of, openingId, sheet }: PageProps & { readonly sheet: ScoreSheet }) {
  const say = useSay()
  const { part, setPart } = usePart(parts)
  const { twice } = sheet
  if (twice === null) return <EnterScores of={of} openingId={openingId} sheet={sheet} />
  const open = twice.differences.filter(({ settled }) => settled === null).length
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <PartSegments
          label={say(twoEntriesText.parts)}
          parts={[
            { id: 'enter', text: say(twoEntriesText.enter) },
            { id: 'parts', text: say(text['enter-parts']) },
            { id: 'differences', text: say(twoEntriesText.differences), count: open },
          ]}
          part={part}
          onPart={setPart}
        />
        <p className="small flex-1 text-muted">{say(text['twice-lead'])}</p>
      </div>
      {part === 'enter' && <EnterScores of={of} openingId={openingId} sheet={sheet} />}
      {part === 'parts' && <EnterParts of={of} openingId={openingId} sheet={sheet} />}
      {part === 'differences' && (
        <ScoreDifferences
          of={of}
          openingId={openingId}
          full={sheet.full}
          differences={twice.differences}
        />
      )}
    </>
  )
}
