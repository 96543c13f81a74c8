import './settlements.css'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { DaysText } from '#features/payments/office/DaysText.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { reconciliationKey } from '#features/reconciliation/office/reconciliation.queries.ts'
import { useMay } from '#features/staff/office/session.ts'
import { settlementPageText as text } from '../rules/messages.ts'
import { settlementTakeBack } from '../wire/settlements.ts'
import { ArrivalCard } from './ArrivalCard.tsx'
import type { PartProps } from './part-props.ts'
import { DifferingCard, MissingCard, UnknownCard } from './transaction-cards.tsx'
import { settlementsKey, useSettlement } from './settlements.queries.ts'

const home = '/money/settlements'

/** One settlement beside the portal: sums that add up, the transactions to look at, and the deposit in which it arrived. */
export function SettlementPane({ id }: { readonly id: number }) {
  const say = useSay()
  const queries = useQueryClient()
  const { data: found, isError, refetch } = useSettlement(id)
  const [done, setDone] = useState('')
  const changed = async (summary: string) => {
    setDone(summary)
    await Promise.all([
      queries.invalidateQueries({ queryKey: settlementsKey }),
      queries.invalidateQueries({ queryKey: reconciliationKey }),
      queries.invalidateQueries({ queryKey: ['proposals'] }),
    ])
  }
  return (
    <div className="page">
      <Link to={home}>{say(text.all)}</Link>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {found === undefined && !isError && <LoadingRows rows={8} />}
      {found !== undefined && (
        <>
          <Head found={found} onChanged={changed} />
          <Sums found={found} />
          <ArrivalCard found={found} onChanged={changed} />
          <UnknownCard found={found} onChanged={changed} />
          <DifferingCard differs={found.differs} />
          <MissingCard missing={found.missing} />
        </>
      )}
      <p className="small text-done" role="status">
        {done}
      </p>
    </div>
  )
}

function Head({ found: { settlement, link }, onChanged }: PartProps) {
  const say = useSay()
  const [, navigate] = useLocation()
  const mayTakeBack = useMay('statement.manage') && link === null
  const [isOpen, setOpen] = useState(false)
  const { id, firstDay, lastDay, fileName, lines, state } = settlement
  return (
    <header className="page-head">
      <div>
        <h1>
          <DaysText from={firstDay} to={lastDay} />
        </h1>
        <p className="small file-name text-muted">{fileName}</p>
      </div>
      <p className="font-strong">{say(text[state])}</p>
      {mayTakeBack && state !== 'taken-back' && (
        <div className="md:ms-auto">
          <Button onClick={() => setOpen(true)}>{say(text['take-back'])}</Button>
        </div>
      )}
      {isOpen && (
        <ProcessDialog
          title={say(text['take-back-title'])}
          sendLabel={say(text['take-back'])}
          of={settlementTakeBack}
          body={() => ({ wallet_settlement_ID: id })}
          onDone={async (_data, summary) => {
            await onChanged(summary)
            navigate(home)
          }}
          onClose={() => setOpen(false)}
        >
          <p>{say(text['take-back-help'], { n: lines })}</p>
        </ProcessDialog>
      )}
    </header>
  )
}

function Sums({ found }: Pick<PartProps, 'found'>) {
  const say = useSay()
  const language = useLanguage()
  const { settlement, agree, differs, suspense, unknown, missing } = found
  const parts = { agree, differs, suspense, unknown }
  const names = ['agree', 'differs', 'suspense', 'unknown'] as const
  return (
    <dl className="settlement-sums" aria-label={say(text.sums)}>
      <Sum label={say(text.amount)}>
        <b>
          <MoneyText amount={settlement.amount} />
        </b>
      </Sum>
      {names
        .filter((name) => parts[name].n > 0)
        .map((name) => (
          <Sum key={name} label={`${say(text[name])}, ${digits(parts[name].n, language)}`}>
            <MoneyText amount={parts[name].sum} />
          </Sum>
        ))}
      <Sum label={say(text.charge)}>
        <MoneyText amount={settlement.charge} />
      </Sum>
      <Sum label={say(text.net)}>
        <b>
          <MoneyText amount={paisa(settlement.amount - settlement.charge)} />
        </b>
      </Sum>
      {missing.n > 0 && (
        <Sum label={`${say(text.missing)}, ${digits(missing.n, language)}`}>
          <MoneyText amount={missing.sum} />
        </Sum>
      )}
    </dl>
  )
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="small text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
