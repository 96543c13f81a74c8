import { Plus } from 'lucide-react'
import { type SyntheticEvent, useCallback, useMemo, useState } from 'react'
import { useSay, type Say } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import type { GridColumn } from '#features/marking/office/grid.ts'
import { TypedSheet } from '#features/marking/office/TypedSheet.tsx'
import type { Typed } from '#features/marking/rules/typed.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { scoreDeskText as text, scoreProblems } from '../rules/desk-messages.ts'
import { twiceMessages } from '../rules/messages.ts'
import { longestPart } from '../rules/parts.ts'
import { presenceProblems } from '../rules/presence-messages.ts'
import { isWrongScore, readScore, refuseAgainstPresence } from '../rules/score.ts'
import type { ScoreSheet } from '../wire/score-sheet.ts'
import { type PartGridRow, partRows } from './part-rows.tsx'
import type { SelectionDesk } from './selection-desk.ts'
import { useReadAgain } from './selection.queries.ts'

type Props = {
  readonly of: SelectionDesk
  readonly openingId: number
  readonly sheet: ScoreSheet
}

/** The grid of scores by parts of the test, such as mathematics and an interview, where two people type them. */
export function EnterParts({ of, openingId, sheet }: Props) {
  const say = useSay()
  const desk = useDesk()
  const readAgain = useReadAgain(of)
  const [added, setAdded] = useState<readonly string[]>([])
  const known = sheet.twice?.parts
  const parts = useMemo(() => [...new Set([...(known ?? []), ...added])], [known, added])
  const { full } = sheet
  const columns = useMemo<readonly GridColumn[]>(
    () => parts.map((part) => ({ id: part, name: part, note: say(text['of-full'], { full }) })),
    [parts, say, full],
  )
  const rows = useMemo(() => partRows(sheet, parts, say), [sheet, parts, say])
  const check = useCallback(
    (row: PartGridRow, values: Typed) => problemOf(row, values, { full, say }),
    [full, say],
  )
  return (
    <>
      <AddPart onAdd={(part) => setAdded((now) => [...now, part])} />
      {parts.length === 0 && <p className="text-muted">{say(text['no-parts'])}</p>}
      {parts.length > 0 && (
        <TypedSheet
          key={openingId}
          page={`${of.id}-parts:${desk?.userId ?? 0}:${openingId}`}
          label={say(text['parts-of'], { name: sheet.name })}
          numberName={say(text.number)}
          numberColumn="erollno"
          fileName={`${of.id}-parts.csv`}
          factNames={[]}
          columns={columns}
          rows={rows}
          check={check}
          slug={of.partsSlug}
          sheet={{ [of.openingKey]: openingId }}
          onSaved={readAgain}
        />
      )}
    </>
  )
}

/** Why a row is not taken: a cell that is no score, one of an absent candidate, or one that others have entered. */
function problemOf(
  { closed, saved, presence }: PartGridRow,
  values: Typed,
  { full, say }: { readonly full: number; readonly say: Say },
): string | undefined {
  for (const [part, value] of Object.entries(values)) {
    if (value === (saved[part] ?? '')) continue
    const reason = closed.get(part)
    if (reason !== undefined) return say(twiceMessages[reason])
    if (value === '') continue
    const read = readScore({ score: value, attendance: '', selected: '' }, full)
    if (isWrongScore(read)) return say(scoreProblems[read.reason], { ...read.facts })
    const against = refuseAgainstPresence(read, presence)
    if (against !== null) return say(presenceProblems[against])
  }
  return undefined
}

/** Names a part of the test that has no scores yet. */
function AddPart({ onAdd }: { readonly onAdd: (part: string) => void }) {
  const say = useSay()
  const [name, setName] = useState('')
  const part = name.trim()
  function add(event: SyntheticEvent): void {
    event.preventDefault()
    if (part === '') return
    onAdd(part)
    setName('')
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={add}>
      <TextField
        id="new-part"
        label={say(text['part-name'])}
        hint={say(text['part-hint'])}
        maxLength={longestPart}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" icon={Plus} disabled={part === ''}>
        {say(text['add-part'])}
      </Button>
    </form>
  )
}
