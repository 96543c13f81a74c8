import { Ban } from 'lucide-react'
import { useState } from 'react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { decisionGrounds, decisionTypes } from '../rules/release/decision.ts'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { Decision, ResultOverview } from '../wire/office.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { useReadAgain } from './results.queries.ts'
import { resultDecisionLift } from '../wire/processes.ts'

/** Lists withheld and expelled candidates with the reason; opens the dialogs to decide and to lift. */
export function Decisions({ overview }: { readonly overview: ResultOverview }) {
  const say = useSay()
  const [open, setOpen] = useState<Decision | 'new' | null>(null)
  const { decisions } = overview
  return (
    <section className="card" aria-labelledby="decisions-title">
      <div className="card-head flex flex-wrap items-center gap-3">
        <h2 id="decisions-title" className="flex-1">
          {say(text.decisions)}
        </h2>
        <Button icon={Ban} onClick={() => setOpen('new')}>
          {say(text.decide)}
        </Button>
      </div>
      {decisions.length === 0 ? (
        <p className="px-4 pb-4 text-muted">{say(text['no-decisions'])}</p>
      ) : (
        <DecisionTable decisions={decisions} onLift={setOpen} />
      )}
      {open === 'new' && <DecideDialog overview={overview} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <LiftDialog decision={open} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

function DecisionTable(props: {
  readonly decisions: readonly Decision[]
  readonly onLift: (decision: Decision) => void
}) {
  const say = useSay()
  const language = useLanguage()
  const dayText = (iso: string) => {
    const day = findDay(iso)
    return day === null ? '-' : formatDay(day, language)
  }
  return (
    <OfficeTable
      label={say(text.decisions)}
      rows={props.decisions}
      rowKey={(each) => each.n_result_decision_ID}
      columns={[
        {
          id: 'candidate',
          head: say(text.candidate),
          render: (each) => (
            <>
              <span className="tabular">{each.erollno}</span> {each.name}
            </>
          ),
          sort: (each) => each.erollno,
        },
        {
          id: 'sort',
          head: say(text.sort),
          render: ({ sort, code }) =>
            code === null ? say(decisionTypes[sort]) : `${say(decisionTypes[sort])}, ${code}`,
        },
        {
          id: 'reason',
          head: say(text.reason),
          render: ({ ground, reason }) => `${say(decisionGrounds[ground])}: ${reason}`,
        },
        {
          id: 'decided-on',
          head: say(text['decided-on']),
          render: (each) => dayText(each.decided_on),
          sort: (each) => each.decided_on,
        },
        {
          id: 'lift',
          head: say(text.lift),
          kind: 'action',
          render: (each) => <Button onClick={() => props.onLift(each)}>{say(text.lift)}</Button>,
        },
      ]}
    />
  )
}

function LiftDialog(props: { readonly decision: Decision; readonly onClose: () => void }) {
  const { n_result_decision_ID, name } = props.decision
  const say = useSay()
  const readAgain = useReadAgain()
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text['lift-title'], { name })}
      sendLabel={say(text.lift)}
      of={resultDecisionLift}
      body={() => ({ n_result_decision_ID, reason })}
      onDone={async () => {
        await readAgain()
        props.onClose()
      }}
      onClose={props.onClose}
    >
      {props.decision.sort === 'EXPELLED' && (
        <p className="small text-muted">{say(text['lift-two'])}</p>
      )}
      <TextField
        id="lift-reason"
        label={say(text.reason)}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ProcessDialog>
  )
}
