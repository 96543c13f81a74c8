import { CircleCheck, Clock, Minus, OctagonAlert } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { listedPurposes } from '#features/bank-accounts/rules/facts.ts'
import { useMay } from '#features/staff/office/session.ts'
import type { StepState } from '../rules/first-steps.ts'
import { firstStepsText as text, stateText } from '../rules/messages.ts'
import { stepTexts } from '../rules/step-messages.ts'
import type { FirstSteps } from '../wire/processes.ts'

type Step = FirstSteps['steps'][number]

type Props = Pick<FirstSteps, 'steps' | 'feesWithoutAccount'>

/** The steps in their order; each links to the page where it is done, if the role may go there. */
export function StepTable({ steps, feesWithoutAccount }: Props) {
  const say = useSay()
  const columns: readonly TableColumn<Step>[] = [
    {
      id: 'step',
      head: say(text.part),
      render: ({ id, shown }) => (
        <>
          {say(stepTexts[id].name)}
          <span className="small block font-normal text-muted">
            {shown === '' ? say(stepTexts[id].about) : shown}
            {id === 'bank-account' && feesWithoutAccount.length > 0 && (
              <span className="block text-error">
                {say(text['fees-without'], { fees: listedPurposes(feesWithoutAccount) })}
              </span>
            )}
          </span>
        </>
      ),
    },
    { id: 'state', head: say(text.state), render: ({ state }) => <StateWord state={state} /> },
    {
      id: 'next',
      head: say(text.next),
      render: ({ id }) => <Next id={id} />,
    },
  ]
  return (
    <section className="card" aria-label={say(text.listed)}>
      <OfficeTable
        download="never"
        label={say(text.listed)}
        columns={columns}
        rows={steps}
        rowKey={({ id }) => id}
      />
    </section>
  )
}

const icons = {
  done: CircleCheck,
  missing: OctagonAlert,
  waiting: Clock,
  'can-wait': Minus,
  'not-yet': Minus,
} as const satisfies Record<StepState, unknown>
const tones = {
  done: 'text-done',
  missing: 'text-error',
  waiting: 'text-office',
  'can-wait': 'text-muted',
  'not-yet': 'text-muted',
} as const satisfies Record<StepState, string>

function StateWord({ state }: { readonly state: StepState }) {
  const say = useSay()
  const Icon = icons[state]
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap ${tones[state]}`}>
      <Icon className="icon" aria-hidden />
      {say(stateText[state])}
    </span>
  )
}

function Next({ id }: { readonly id: Step['id'] }) {
  const say = useSay()
  const { href, link } = stepTexts[id]
  const mayControl = useMay('account.manage')
  const mayGo = mayControl || !href.startsWith('/control')
  return mayGo && link !== null ? <Link to={href}>{say(link)}</Link> : '-'
}
