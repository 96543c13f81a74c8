import { Armchair } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { layoutText as text } from '../rules/layout-messages.ts'
import { useCentres } from './layout.queries.ts'
import { useMay } from '#features/staff/office/session.ts'
import type { LayoutPart } from './NumbersCard.tsx'
import { examSeats } from '../wire/processes.ts'

/** Seats the whole exam at once; run again, it seats candidates who came later. */
export function SeatsCard({ examId, layout, onDone }: LayoutPart) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const { seatless, candidates } = layout
  const sign = seatless === 0 ? 'agree' : 'look'
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-labelledby="seats-title">
      <h2 id="seats-title">{say(text.seats)}</h2>
      <p className={`sign is-${sign}`}>
        <SignMark sign={sign} />
        {seatless === 0 ? say(text['all-seated']) : say(text.seatless, { n: seatless })}
      </p>
      {laysOut && seatless > 0 && (
        <GiveSeats {...{ examId, onDone }} isForAll={seatless === candidates} />
      )}
    </section>
  )
}

type GiveProps = Omit<LayoutPart, 'layout'> & { readonly isForAll: boolean }

function GiveSeats({ examId, onDone, isForAll }: GiveProps) {
  const say = useSay()
  const { data: centres, isError, refetch } = useCentres()
  const [centre, setCentre] = useState('')
  const { action, error } = useProcess(examSeats, onDone)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (centres?.every(({ rooms }) => rooms.length === 0) === true)
    return (
      <p>
        {say(text['no-places'])} <Link to="/results/layout/centres">{say(text['to-centres'])}</Link>
      </p>
    )
  const only = centre === '' ? {} : { n_exam_centre_ID: Number(centre) }
  return (
    <>
      <p className="small text-muted">{say(text['seat-lead'])}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          id="seat-centre"
          label={say(text['seat-in'])}
          value={centre}
          onChange={(event) => setCentre(event.target.value)}
        >
          <option value="">{say(text['any-centre'])}</option>
          {centres?.map(({ n_exam_centre_ID, name }) => (
            <option key={n_exam_centre_ID} value={n_exam_centre_ID}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button
          icon={Armchair}
          disabled={action.state === 'lost'}
          busy={isRunning(action)}
          onClick={() => action.run({ n_exam_master_ID: examId, ...only })}
        >
          {say(text[isForAll ? 'seat-everybody' : 'seat-these'])}
        </Button>
      </div>
      <LostAnswer action={action} />
      <FieldNote id="seats-note" error={error === null ? undefined : say(error)} />
    </>
  )
}
