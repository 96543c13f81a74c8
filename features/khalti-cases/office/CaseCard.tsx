import { useState } from 'react'
import { Link } from 'wouter'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CopySign } from '#platform/browser/ui/control/CopyButton.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { caseText as text } from '../rules/messages.ts'
import { type CaseHistory, khaltiAsk } from '../wire/khalti-cases.ts'
import { CaseEvents } from './CaseEvents.tsx'
import { CaseState } from './CaseState.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { useCase, useCasesChanged } from './cases.queries.ts'

type Props = { readonly attemptId: string; readonly onClose: () => void }

/** One attempt: its numbers, everything that happened to it, and what may be done. */
export function CaseCard({ attemptId, onClose }: Props) {
  const say = useSay()
  const { data, isError, refetch } = useCase(attemptId)
  return (
    <section className="card khalti-history" aria-label={say(text.history)}>
      <header className="flex items-baseline justify-between gap-3">
        <h2>{say(text.history)}</h2>
        <Button onClick={onClose}>{say(text.close)}</Button>
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Spinner />}
      {data !== undefined && <History history={data} />}
    </section>
  )
}

function History({ history }: { readonly history: CaseHistory }) {
  const say = useSay()
  const language = useLanguage()
  const { found, forWhat, nextCheck, events } = history
  return (
    <>
      <p>
        <Link to={`/students/${found.partnerId}`}>{say(found.name)}</Link>
        <span className="small block text-muted">
          {say(forWhat)}, {formatRs(found.amount, language)}
        </span>
      </p>
      <CaseState found={found} />
      <dl className="small">
        <Number name={say(text.reference)} value={found.reference} />
        <Number name="pidx" value={found.pidx} />
        <Number name={say(text['transaction-number'])} value={found.transactionId} />
      </dl>
      <CaseEvents events={events} />
      <p className="small text-muted">
        {nextCheck === null ? (
          say(text['no-check'])
        ) : (
          <>
            {say(text['next-check'])} <MomentText at={nextCheck} />
          </>
        )}
      </p>
      <CaseActions history={history} />
    </>
  )
}

function Number({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt className="inline text-muted">{name}: </dt>
      <dd className="inline">
        {value} <CopySign text={value} name={name} />
      </dd>
    </div>
  )
}

function CaseActions({ history: { found } }: { readonly history: CaseHistory }) {
  const say = useSay()
  const changed = useCasesChanged()
  const [done, setDone] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [mayAsk, mayDecide] = [useMay('payment.reconcile'), useMay('credit.decide')]
  const finish = (summary: string) => {
    setOpen(false)
    setDone(summary)
    void changed()
  }
  const { action, error } = useProcess(khaltiAsk, (_data, summary) => finish(summary))
  const isAskable = mayAsk && found.pidx !== '' && found.state !== 'REFUNDED'
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isAskable && (
          <Button
            busy={isRunning(action)}
            disabled={action.state === 'lost'}
            onClick={() => action.run({ payment_attempt_ID: found.attemptId })}
          >
            {say(text.ask)}
          </Button>
        )}
        {mayDecide && found.problem === 'other-amount' && !found.isProposed && (
          <Button look="filled" onClick={() => setOpen(true)}>
            {say(text.decide)}
          </Button>
        )}
        {found.isProposed && <Link to="/second">{say(text['is-proposed'])}</Link>}
      </div>
      {found.problem === 'paid-twice' && <p className="small">{say(text['paid-twice-help'])}</p>}
      <LostAnswer action={action} />
      <FieldNote id="case-ask-note" error={error === null ? undefined : say(error)} />
      <p className="small" role="status">
        {error === null && done}
      </p>
      {isOpen && <DecideDialog found={found} onDone={finish} onClose={() => setOpen(false)} />}
    </>
  )
}
