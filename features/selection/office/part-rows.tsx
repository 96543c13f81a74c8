import type { Say } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import type { GridSheetRow } from '#features/marking/office/grid.ts'
import type { TwiceReason } from '../rules/twice.ts'
import type { ScoreRow, ScoreSheet } from '../wire/score-sheet.ts'
import { isSheetOpen, signOfEntry } from './score-rows.tsx'

export type PartGridRow = GridSheetRow & {
  /** Recorded on the day; null: it is not. */
  readonly presence: ScoreRow['presence']
  /** Parts that the reader may not enter, each with the reason. */
  readonly closed: ReadonlyMap<string, TwiceReason>
}

type PartScore = NonNullable<ScoreRow['entry']>['parts'][number]

/** The rows of a sheet by parts of the test: the score of a part that counts, else the reader's own entry. */
export function partRows(
  sheet: ScoreSheet,
  parts: readonly string[],
  say: Say,
): readonly PartGridRow[] {
  return sheet.rows.map((row) => {
    const scores = row.entry?.parts ?? []
    const isAnyOpen = scores.some(({ mayEnter }) => mayEnter) || parts.length > scores.length
    return {
      number: row.erollno,
      isOpen: isSheetOpen(sheet, row) && isAnyOpen,
      saved: Object.fromEntries(scores.map((each) => [each.part, savedOf(each)])),
      facts: [],
      state: <PartsState scores={scores} say={say} />,
      presence: row.presence,
      closed: new Map(scores.flatMap((each) => closedOf(each))),
    }
  })
}

function savedOf({ counted, mine }: PartScore): string {
  const score = (counted ?? mine)?.score ?? null
  return score === null ? '' : String(score)
}

function closedOf({ part, counted, isSettled, mayEnter }: PartScore) {
  if (mayEnter) return []
  const reason: TwiceReason =
    counted === null ? 'two-entered' : isSettled ? 'settled-already' : 'agreed-already'
  return [[part, reason] as const]
}

const order = ['differs', 'once', 'empty', 'agreed'] as const

/** The part that needs most attention speaks for the row. */
function PartsState({ scores, say }: { readonly scores: readonly PartScore[]; readonly say: Say }) {
  const state = order.find((each) => scores.some((score) => score.state === each))
  const score = scores.find((each) => each.state === state)
  if (score === undefined) return null
  const [sign, words] = signOfEntry(score)
  return (
    <span className={`sign is-${sign}`}>
      <SignMark sign={sign} />
      {score.part}: {say(words)}
    </span>
  )
}
