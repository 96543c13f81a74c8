import { useSay, type Say } from '#platform/browser/language.ts'
import { type Difference, Differences } from '#features/marking/office/Differences.tsx'
import { SettleDialog } from '#features/marking/office/SettleDialog.tsx'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { ScoreDifference } from '../wire/score-sheet.ts'
import type { SelectionDesk } from './selection-desk.ts'
import { useReadAgain } from './selection.queries.ts'

type Props = {
  readonly of: SelectionDesk
  readonly openingId: number
  readonly full: number
  readonly differences: readonly ScoreDifference[]
}

/** Scores that two people entered differently; a third person settles them from the answer sheet, with a reason. */
export function ScoreDifferences({ of, openingId, full, differences }: Props) {
  const say = useSay()
  const readAgain = useReadAgain(of)
  return (
    <Differences
      rows={differences.map((each) => differenceOf(each, say))}
      renderDialog={({ number, part }, onClose) => (
        <SettleDialog
          number={part === '' ? number : `${number}, ${part}`}
          marks={[{ id: 'score', label: `${say(text.score)} ${say(text['of-full'], { full })}` }]}
          mayBeAbsent={part === ''}
          of={of.contracts.settle}
          body={({ score = '', attendance = '' }, reason) => ({
            [of.openingKey]: openingId,
            erollno: number,
            part,
            score,
            attendance,
            reason,
          })}
          onDone={readAgain}
          onClose={onClose}
        />
      )}
    />
  )
}

function differenceOf(difference: ScoreDifference, say: Say): Difference {
  const { erollno, part, entries, settled, maySettle } = difference
  return {
    key: `${erollno} ${part}`,
    number: erollno,
    part,
    entries: entries.map((entry) => ({ text: scoreText(entry, say), name: entry.name })),
    settled: settled && say(text['settled-as'], { ...settled, score: scoreText(settled, say) }),
    maySettle,
  }
}

function scoreText({ score }: { readonly score: number | null }, say: Say): string {
  return score === null ? say(text.absent) : String(score)
}
