import { Save } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { useCentres } from '#features/examination/office/layout.queries.ts'
import { layoutText } from '#features/examination/rules/layout-messages.ts'
import { entranceLayoutText as text } from '../../rules/layout/desk-messages.ts'
import { entranceCentresSet } from '../../wire/layout.ts'
import type { EntranceLayoutPart } from './EntranceLayoutPage.tsx'

/** The centres that applicants may ask for, with how many did and how many seats each has. */
export function CentresCard({
  openingId,
  layout: { centres },
  isOpen,
  onDone,
}: EntranceLayoutPart) {
  const say = useSay()
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-labelledby="centres-title">
      <h2 id="centres-title">{say(text.centres)}</h2>
      <p className="small text-muted">{say(text['centres-lead'])}</p>
      {centres.length > 0 && (
        <ul>
          {centres.map(({ n_exam_centre_ID, name: centre, asked, seats }) => (
            <li key={n_exam_centre_ID}>{say(text['asked-of'], { centre, asked, seats })}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ChooseCentres
          openingId={openingId}
          saved={centres.map(({ n_exam_centre_ID }) => n_exam_centre_ID)}
          onDone={onDone}
        />
      )}
    </section>
  )
}

type ChooseProps = Pick<EntranceLayoutPart, 'openingId' | 'onDone'> & {
  readonly saved: readonly number[]
}

function ChooseCentres({ openingId, saved, onDone }: ChooseProps) {
  const say = useSay()
  const { data: all = [], isError, isSuccess, refetch } = useCentres()
  const [changed, setChanged] = useState<readonly number[] | null>(null)
  const chosen = changed ?? saved
  const { action, error } = useProcess(entranceCentresSet, onDone)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (isSuccess && all.length === 0)
    return (
      <p>
        {say(layoutText['no-places'])}{' '}
        <Link to="/results/layout/centres">{say(layoutText['to-centres'])}</Link>
      </p>
    )
  const toggle = (id: number) =>
    setChanged(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const choice = chosen.length === 0 ? {} : { centres: chosen }
  return (
    <>
      <fieldset>
        <legend className="sr-only">{say(text.centres)}</legend>
        {all.map(({ n_exam_centre_ID: id, name }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <Button
        icon={Save}
        busy={isRunning(action)}
        disabled={changed === null || action.state === 'lost'}
        onClick={() => action.run({ n_entrance_open_ID: openingId, ...choice })}
      >
        {say(text.save)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="centres-note" error={error === null ? undefined : say(error)} />
    </>
  )
}
