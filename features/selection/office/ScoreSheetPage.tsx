import { type ReactNode, useCallback, useMemo } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { TypedSheet } from '#features/marking/office/TypedSheet.tsx'
import { EarlyEntry } from '#features/first-day/office/EarlyEntry.tsx'
import type { GridColumn, GridSheetRow } from '#features/marking/office/grid.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { presenceProblems, presenceText } from '../rules/presence-messages.ts'
import { isWrongScore, readScore, refuseAgainstPresence } from '../rules/score.ts'
import { scoreDeskText as text, scoreProblems } from '../rules/desk-messages.ts'
import type { ScoreSheet } from '../wire/score-sheet.ts'
import { NumbersAndSeats } from './NumbersAndSeats.tsx'
import { Publish } from './Publish.tsx'
import { scoreRows } from './score-rows.tsx'
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
      {data && <EnterScores of={of} openingId={openingId} sheet={data} />}
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
function PresenceMissing({ sheet: { presenceMissing, published } }: Pick<Props, 'sheet'>) {
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

type Props = PageProps & { readonly sheet: ScoreSheet }

function EnterScores({ of, openingId, sheet }: Props) {
  const say = useSay()
  const desk = useDesk()
  const readAgain = useReadAgain(of)
  const columns = useColumns(sheet)
  const rows = useMemo(() => scoreRows(sheet, say), [sheet, say])
  const { full } = sheet
  const recorded = useMemo(
    () => new Map(sheet.rows.map(({ erollno, presence }) => [erollno, presence])),
    [sheet],
  )
  const check = useCallback(
    ({ number }: GridSheetRow, values: Readonly<Record<string, string>>) => {
      const { score = '', attendance = '', selected = '' } = values
      const read = readScore({ score, attendance, selected }, full)
      if (isWrongScore(read)) return say(scoreProblems[read.reason], { ...read.facts })
      const reason = refuseAgainstPresence(read, recorded.get(number) ?? null)
      return reason === null ? undefined : say(presenceProblems[reason])
    },
    [say, full, recorded],
  )
  return (
    <TypedSheet
      key={openingId}
      page={`${of.id}:${desk?.userId ?? 0}:${openingId}`}
      label={say(text.sheet, { name: sheet.name })}
      numberName={say(text.number)}
      numberColumn="erollno"
      fileName={`${of.id}-scores.csv`}
      factNames={[say(text.name), say(text.quota)]}
      columns={columns}
      rows={rows}
      check={check}
      slug={of.contracts.enter.slug}
      sheet={{ [of.openingKey]: openingId }}
      onSaved={readAgain}
    />
  )
}

function useColumns({ full }: ScoreSheet): readonly GridColumn[] {
  const say = useSay()
  return useMemo(
    () => [
      { id: 'score', name: say(text.score), note: say(text['of-full'], { full }) },
      { id: 'attendance', name: say(text.absent), tick: 'absent', none: 'present' },
      { id: 'selected', name: say(text.selected), tick: 'yes', none: 'no' },
    ],
    [say, full],
  )
}
