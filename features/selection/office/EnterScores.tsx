import { useCallback, useMemo } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TypedSheet } from '#features/marking/office/TypedSheet.tsx'
import type { GridColumn } from '#features/marking/office/grid.ts'
import type { Typed } from '#features/marking/rules/typed.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { presenceProblems } from '../rules/presence-messages.ts'
import { isWrongScore, readScore, refuseAgainstPresence } from '../rules/score.ts'
import { scoreDeskText as text, scoreProblems } from '../rules/desk-messages.ts'
import { twiceMessages } from '../rules/messages.ts'
import type { ScoreSheet } from '../wire/score-sheet.ts'
import { type ScoreGridRow, scoreRows } from './score-rows.tsx'
import type { SelectionDesk } from './selection-desk.ts'
import { useReadAgain } from './selection.queries.ts'

type Props = {
  readonly of: SelectionDesk
  readonly openingId: number
  readonly sheet: ScoreSheet
}

/** The grid of scores, checked by the rules the server uses. */
export function EnterScores({ of, openingId, sheet }: Props) {
  const say = useSay()
  const desk = useDesk()
  const readAgain = useReadAgain(of)
  const columns = useColumns(sheet)
  const rows = useMemo(() => scoreRows(sheet, say), [sheet, say])
  const { full } = sheet
  const check = useCallback(
    (row: ScoreGridRow, values: Typed) => {
      const { score = '', attendance = '', selected = '' } = values
      const read = readScore({ score, attendance, selected }, full)
      if (isWrongScore(read)) return say(scoreProblems[read.reason], { ...read.facts })
      const against = refuseAgainstPresence(read, row.presence)
      if (against !== null) return say(presenceProblems[against])
      const reason = row.twice && wrongTwice(row, values)
      return reason === null ? undefined : say(twiceMessages[reason])
    },
    [say, full],
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

/** Why a row is not taken where two people type it, by what the record says of it. */
function wrongTwice({ twice, saved }: ScoreGridRow, values: Typed) {
  const isScoreChanged =
    values['score'] !== saved['score'] || values['attendance'] !== saved['attendance']
  if (twice === null) return null
  const { isAgreed, isSettled, mayEnter } = twice
  if (isAgreed && isScoreChanged && !mayEnter)
    return isSettled ? 'settled-already' : 'agreed-already'
  const isSelected = values['selected'] === 'yes'
  return isSelected && (!isAgreed || isScoreChanged) ? 'select-after-agreed' : null
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
