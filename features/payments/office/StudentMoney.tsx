import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sameInBoth } from '#platform/pure/message.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { studentMoneyText as text } from '../rules/money/student-money-messages.ts'
import type { SetOffStatus, Spendable } from '../wire/set-off-status.ts'
import { ApprovedVouchers } from './ApprovedVouchers.tsx'
import { RefundablePayments } from './refunds/RefundablePayments.tsx'
import { PayOutDialog } from './PayOutDialog.tsx'
import { SetOffDialog } from './SetOffDialog.tsx'
import { setOffStatus } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

type Open = { readonly is: 'pay-out' } | { readonly is: 'set-off'; readonly source: Spendable }

/** Shows the money of a student that may be set off, paid out or reversed; for cashier and administrator only. */
export function StudentMoney({ partnerId }: { readonly partnerId: number }) {
  if (!useMay('credit.decide')) return null
  return (
    <>
      <Card partnerId={partnerId} />
      <RefundablePayments partnerId={partnerId} />
      <ApprovedVouchers partnerId={partnerId} />
    </>
  )
}

function Card({ partnerId }: { readonly partnerId: number }) {
  const say = useSay()
  const queries = useQueryClient()
  const { data, isError, refetch } = useStudentState(partnerId)
  const [open, setOpen] = useState<Open | null>(null)
  const [isProposed, setProposed] = useState(false)
  const proposed = async () => {
    await queries.invalidateQueries({ queryKey: ['proposals'] })
    setProposed(true)
    setOpen(null)
  }
  const dialog = { onDone: proposed, onClose: () => setOpen(null) }
  return (
    <section className="card file-card" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      {data === undefined && !isError && <Spinner />}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data?.sources.length === 0 && <p className="small text-muted">{say(text.none)}</p>}
      {data?.sources.map((source) => (
        <Source
          key={`${source.process}/${source.id}`}
          source={source}
          status={data}
          onOpen={setOpen}
        />
      ))}
      <p className="small" role="status">
        {isProposed && say(text.proposed)}
      </p>
      {open?.is === 'set-off' && data && (
        <SetOffDialog source={open.source} fees={data.fees} {...dialog} />
      )}
      {open?.is === 'pay-out' && data && (
        <PayOutDialog partnerId={partnerId} credit={data.credit} {...dialog} />
      )}
    </section>
  )
}

type SourceProps = {
  readonly source: Spendable
  readonly status: SetOffStatus
  readonly onOpen: (open: Open) => void
}

function Source({ source, status, onOpen }: SourceProps) {
  const say = useSay()
  const isCredit = source.process === 'credit_set_off'
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span>{nameOf(source, say)}</span>
        <b>
          <MoneyText amount={rupees(source.left)} />
        </b>
      </p>
      <div className="flex flex-wrap gap-2">
        {status.fees.length > 0 && (
          <Button onClick={() => onOpen({ is: 'set-off', source })}>{say(text['set-off'])}</Button>
        )}
        {isCredit && (
          <Button onClick={() => onOpen({ is: 'pay-out' })}>{say(text['pay-out'])}</Button>
        )}
      </div>
      {status.fees.length === 0 && <p className="small text-muted">{say(text['no-fees'])}</p>}
    </div>
  )
}

/** An award by its own name, credit by ours. */
function nameOf({ name }: Spendable, say: ReturnType<typeof useSay>): string {
  return say(typeof name === 'string' ? sameInBoth(name) : name)
}

function useStudentState(partnerId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['students', 'money', partnerId],
    queryFn: async () => await runProcess(rest, setOffStatus, { C_BPartner_ID: partnerId }),
  })
}
