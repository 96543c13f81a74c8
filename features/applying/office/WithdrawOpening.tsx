import { useQuery } from '@tanstack/react-query'
import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { type Language, say as sayIn } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { openingWithdrawalText as text } from '../rules/returns/opening-withdrawal-messages.ts'
import { openingWithdraw, openingWithdrawalRead } from '../wire/opening-withdrawal.ts'
import { ReasonFields, wholeReason } from './ReasonFields.tsx'
import { useOpeningProcess } from './use-opening-process.ts'

const reasonLabels = { reason: text.reason, reason_ne: text['reason-ne'] } as const

type Opening = { readonly table: string; readonly id: number }

/** Proposes to withdraw a published opening: the applications that would end, and the reasons that students read. */
export function WithdrawOpening({ table, id }: Opening) {
  const say = useSay()
  const { data, isError, refetch } = useWithdrawal({ table, id })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={2} />
  const { withdrawn, proposedBy, unpaid, paid } = data
  if (withdrawn === null && proposedBy === null && unpaid + paid === 0) return null
  return (
    <section className="card setup-card" aria-labelledby="withdraw-opening">
      <h3 id="withdraw-opening">{say(text.title)}</h3>
      {withdrawn !== null ? (
        <p>{say(text['is-withdrawn'], { reason: withdrawn })}</p>
      ) : proposedBy !== null ? (
        <p>{say(text['is-proposed'], { name: proposedBy })}</p>
      ) : (
        <Propose table={table} id={id} ending={data} />
      )}
    </section>
  )
}

function useWithdrawal({ table, id }: Opening) {
  const rest = useRest()
  return useQuery({
    queryKey: ['register', table, 'withdrawal', id],
    queryFn: () => runProcess(rest, openingWithdrawalRead, { model: table, record_ID: id }),
  })
}

type ProposeProps = Opening & {
  readonly ending: Pick<
    NonNullable<ReturnType<typeof useWithdrawal>['data']>,
    'unpaid' | 'paid' | 'credited' | 'refunds'
  >
}

function Propose({ table, id, ending: { unpaid, paid, credited, refunds } }: ProposeProps) {
  const say = useSay()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState({ reason: '', reason_ne: '' })
  const [money, setMoney] = useState('credit')
  const { action, error } = useOpeningProcess(openingWithdraw, table)
  const reason = wholeReason(typed)
  const facts = [
    [text.unpaid, digits(unpaid, language)],
    [text.paid, digits(paid, language)],
    ...(money === 'credit'
      ? ([[text.credited, formatRs(credited, language)]] as const)
      : refundFacts(refunds, language)),
  ] as const
  return (
    <>
      <p className="small text-muted">{say(text.lead)}</p>
      <ul>
        {facts.map(([label, value]) => (
          <li key={label.en}>
            {say(label)} <span className="font-strong tabular">{value}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="setup-fields">
          {paid > 0 && (
            <SelectField
              id="withdraw-money"
              label={say(text.money)}
              hint={money === 'refund' && refunds.bank.count > 0 ? say(text['bank-help']) : ''}
              value={money}
              onChange={({ target }) => setMoney(target.value)}
            >
              <option value="credit">{say(text['as-credit'])}</option>
              <option value="refund">{say(text['as-refund'])}</option>
            </SelectField>
          )}
          <ReasonFields labels={reasonLabels} typed={typed} onType={setTyped} />
        </div>
      )}
      <div className="setup-actions">
        <Button
          icon={CircleSlash}
          look="danger-outlined"
          busy={isRunning(action)}
          disabled={(isOpen && reason === null) || action.state === 'lost'}
          onClick={() =>
            reason === null
              ? setIsOpen(true)
              : action.run({ model: table, record_ID: id, ...reason, money })
          }
        >
          {say(isOpen ? text.propose : text.title)}
        </Button>
      </div>
      <FieldNote id="withdraw-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </>
  )
}

/** The way each part of the money would go back. */
function refundFacts(
  { khalti, bank, credit }: ProposeProps['ending']['refunds'],
  language: Language,
) {
  const counted = ({ count, sum }: typeof bank) =>
    sayIn(text.refunds, language, { n: count, amount: formatRs(sum, language) })
  const left = credit === 0 ? [] : ([[text['to-credit'], formatRs(credit, language)]] as const)
  return [
    [text['to-khalti'], counted(khalti)] as const,
    [text['to-bank'], counted(bank)] as const,
    ...left,
  ]
}
