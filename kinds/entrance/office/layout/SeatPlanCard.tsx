import { Armchair, ListChecks } from 'lucide-react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { useShownPlan } from '#features/next-year/office/parts/PlanPage.tsx'
import { layoutText } from '#features/examination/rules/layout-messages.ts'
import { entranceLayoutText as text } from '../../rules/layout/desk-messages.ts'
import {
  type EntranceSeatPlan,
  entranceSeatPlanExecute,
  entranceSeatPlanMake,
} from '../../wire/layout.ts'
import { seatPlanKey, useSeatPlan } from './layout.queries.ts'
import type { EntranceLayoutPart } from './EntranceLayoutPage.tsx'

/** Numbers and seats of approved applicants who have none: planned, shown, then given as shown. */
export function SeatPlanCard({ openingId, layout, isOpen, onDone }: EntranceLayoutPart) {
  const say = useSay()
  const { id, show } = useShownPlan(seatPlanKey)
  const { data: shown, isError, refetch } = useSeatPlan(id)
  const isOwn = shown?.n_entrance_open_ID === openingId && shown.executed === null
  const plan = isOwn ? shown : null
  const { unnumbered, seatless, sittings } = layout
  const sign = unnumbered + seatless === 0 ? 'agree' : 'look'
  return (
    <section className="card flex flex-col items-start gap-3 p-4" aria-labelledby="seats-title">
      <h2 id="seats-title">{say(text['seats-title'])}</h2>
      <p className={`sign is-${sign}`}>
        <SignMark sign={sign} />
        {sign === 'agree'
          ? say(text['all-seated'])
          : [
              say(layoutText.unnumbered, { n: unnumbered }),
              say(layoutText.seatless, { n: seatless }),
            ].join(', ')}
      </p>
      {isOpen && sittings.length > 0 && plan === null && (
        <MakePlan openingId={openingId} onMade={show} />
      )}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {plan !== null && <ShownPlan plan={plan} onDone={onDone} />}
    </section>
  )
}

type MakeProps = {
  readonly openingId: number
  readonly onMade: (plan: EntranceSeatPlan) => void
}

function MakePlan({ openingId, onMade }: MakeProps) {
  const say = useSay()
  const { action, error } = useProcess(entranceSeatPlanMake, ({ plan }) => onMade(plan))
  return (
    <>
      <p className="small text-muted">{say(text['plan-lead'])}</p>
      <Button
        icon={ListChecks}
        busy={isRunning(action)}
        disabled={action.state === 'lost'}
        onClick={() => action.run({ n_entrance_open_ID: openingId })}
      >
        {say(text.make)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="plan-note" error={error === null ? undefined : say(error)} />
    </>
  )
}

type ShownProps = { readonly plan: EntranceSeatPlan } & Pick<EntranceLayoutPart, 'onDone'>

function ShownPlan({ plan, onDone }: ShownProps) {
  const say = useSay()
  const { action, error } = useProcess(entranceSeatPlanExecute, onDone)
  const { id, numbers, seats, freed, rooms } = plan
  return (
    <>
      <p>{say(text['plan-counts'], { numbers, seats, freed })}</p>
      <OfficeTable
        label={say(text.plan)}
        rows={rooms}
        rowKey={(room) => `${room.n_exam_routine_ID}:${room.n_exam_room_ID}`}
        columns={[
          { id: 'sitting', head: say(text.sitting), render: ({ sitting }) => sitting },
          { id: 'centre', head: say(text.centre), render: ({ centre }) => centre },
          { id: 'room', head: say(layoutText.room), render: ({ room }) => room },
          { id: 'applicants', head: say(text.applicants), count: ({ applicants }) => applicants },
          { id: 'special', head: say(text.special), count: ({ specialNeed }) => specialNeed },
          {
            id: 'numbers',
            head: say(layoutText.numbers),
            render: ({ firstNumber: first, lastNumber: last }) =>
              say(text['numbers-from-to'], { first, last }),
          },
        ]}
      />
      <Button
        look="filled"
        icon={Armchair}
        busy={isRunning(action)}
        disabled={action.state === 'lost'}
        onClick={() => action.run({ entrance_seat_plan_ID: id })}
      >
        {say(text.execute)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="execute-note" error={error === null ? undefined : say(error)} />
    </>
  )
}
