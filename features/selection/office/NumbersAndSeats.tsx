import { Armchair, Hash } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { ScoreSheet } from '../wire/score-sheet.ts'
import type { SelectionDesk } from './selection-desk.ts'
import { useReadAgain } from './selection.queries.ts'

type Props = {
  readonly of: SelectionDesk
  readonly openingId: number
  readonly sheet: ScoreSheet
}

/** Candidates who were approved after numbers or seats were given, and these for them alone; given ones stay. */
export function NumbersAndSeats({ of, openingId, sheet: { rows, published, maySeat } }: Props) {
  const unnumbered = rows.filter(({ erollno }) => erollno === '').length
  const seatless = rows.filter(({ seat }) => seat === '').length
  return (
    <>
      {unnumbered > 0 && <GiveNumbers {...{ of, openingId }} n={unnumbered} />}
      {unnumbered === 0 && seatless > 0 && published === null && maySeat && (
        <GiveSeats {...{ of, openingId }} n={seatless} />
      )}
    </>
  )
}

type PartProps = Omit<Props, 'sheet'> & { readonly n: number }

function GiveNumbers({ of, openingId, n }: PartProps) {
  const say = useSay()
  const { action, error } = useProcess(of.contracts.numbers, useReadAgain(of))
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Count text={say(text.unnumbered, { n })} />
        <Button
          icon={Hash}
          disabled={action.state === 'lost'}
          busy={isRunning(action)}
          onClick={() => action.run({ [of.openingKey]: openingId })}
        >
          {say(text['give-numbers'])}
        </Button>
      </div>
      <LostAnswer action={action} />
      <FieldNote id="numbers-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}

function GiveSeats({ of, openingId, n }: PartProps) {
  const say = useSay()
  const [first, setFirst] = useState('')
  const { action, error } = useProcess(of.contracts.seats, useReadAgain(of))
  return (
    <div className="flex flex-col gap-2">
      <Count text={say(text.seatless, { n })} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id="first-seat"
          label={say(text['first-seat'])}
          hint={say(text['first-seat-hint'])}
          maxLength={120}
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <Button
          icon={Armchair}
          disabled={action.state === 'lost' || first.trim() === ''}
          busy={isRunning(action)}
          onClick={() => action.run({ [of.openingKey]: openingId, first_seat: first })}
        >
          {say(text['give-seats'])}
        </Button>
      </div>
      <LostAnswer action={action} />
      <FieldNote id="seats-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}

function Count({ text: counted }: { readonly text: string }) {
  return (
    <p className="sign is-look">
      <SignMark sign="look" />
      {counted}
    </p>
  )
}
