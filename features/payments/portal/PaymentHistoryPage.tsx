import { ReceiptText } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'wouter'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Together } from '#platform/browser/ui/frame/Together.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { asPayment, countByType, paymentsOfType, type TypeCount } from '../rules/history.ts'
import { documentTypeName, historyMessages as text, otherType } from '../rules/history-messages.ts'
import type { Payment } from '../rules/payment.ts'
import { paymentModel } from '../wire/payment.ts'
import { AccountSection } from './account/AccountSection.tsx'
import { useHistoryColumns } from './history-columns.tsx'
import { MoneyNotices } from './MoneyNotices.tsx'
import { useOwnMoney } from './own-money.queries.ts'
import { usePayments } from './payments.queries.ts'

const OwnRefunds = lazyPart(async () => ({
  default: (await import('./refunds/OwnRefunds.tsx')).OwnRefunds,
}))

/** Every payment of the student, filtered by document type; the filter is part of the address (SPEC §2). */
export function PaymentHistoryPage() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const { payments, isPending, isError, refetch } = useLines()
  const columns = useHistoryColumns()
  const type = params.get('type') ?? ''
  const shown = paymentsOfType(payments, type)
  const show = (wanted: string) =>
    setParams(wanted === '' ? {} : { type: wanted }, { replace: true })
  const retry = isError ? () => void refetch() : undefined
  const isOffline = useConnection() === 'offline'
  useEffect(() => {
    if (isError && !isOffline) toast.error(say(text.failed), { id: 'payment-history' })
  }, [isError, isOffline, say])
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={say(text.title)} subtitle={say(text.subtitle)} />
      <Together label={say(text.loading)}>
        <MoneyNotices />
        {payments.length > 0 && (
          <Filter
            counts={countByType(payments)}
            total={payments.length}
            type={type}
            onShow={show}
            shown={shown.length}
          />
        )}
        {isPending && <Loading label={say(text.loading)} />}
        {!isPending && shown.length === 0 && <Nothing type={type} onRetry={retry} />}
        {shown.length > 0 && (
          <>
            <DataList
              caption={say(text.title)}
              rows={shown}
              rowKey={(payment) => payment.id}
              columns={columns}
            />
            {retry && <CouldNotRefresh onRetry={retry} />}
          </>
        )}
        <UnreadableRows list={paymentModel} />
        {!isPending && !isError && (
          <Suspense>
            <OwnRefunds />
          </Suspense>
        )}
        {!isPending && <AccountSection />}
      </Together>
    </div>
  )
}

/** Payments, and what was set off instead of being paid; not read when either was not. */
function useLines() {
  const say = useSay()
  const language = useLanguage()
  const paid = usePayments()
  const { own, ...money } = useOwnMoney()
  const setOffs = (own?.setOffs ?? []).map((setOff) =>
    asPayment(
      setOff,
      setOff.by === 'credit'
        ? say(text['by-credit'])
        : say(text['by-award'], { award: setOff.award }),
      language,
    ),
  )
  return {
    payments: [...(paid.data ?? []), ...setOffs].map(named),
    isPending: paid.isPending || money.isPending,
    isError: paid.isError || money.isError,
    refetch: () => Promise.all([paid.refetch(), money.refetch()]),
  }
}

/** No payment is without a type, which the filter could not name. */
function named(payment: Payment): Payment {
  return payment.documentType === '' ? { ...payment, documentType: otherType } : payment
}

type FilterProps = {
  readonly counts: readonly TypeCount[]
  readonly total: number
  readonly type: string
  readonly shown: number
  readonly onShow: (type: string) => void
}

function Filter({ counts, total, type, shown, onShow }: FilterProps) {
  const say = useSay()
  const option = (name: string, n: number) => say(text.option, { type: name, n })
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex items-end gap-3 max-sm:w-full">
        <div className="w-full sm:w-80">
          <SelectField
            id="document-type"
            label={say(text.filter)}
            value={type}
            onChange={(event) => onShow(event.target.value)}
          >
            <option value="">{option(say(text.all), total)}</option>
            {counts.map((each) => (
              <option key={each.type} value={each.type}>
                {option(say(documentTypeName(each.type)), each.count)}
              </option>
            ))}
          </SelectField>
        </div>
        {type !== '' && (
          <button type="button" className="link-button mb-3" onClick={() => onShow('')}>
            {say(text.clear)}
          </button>
        )}
      </div>
      <p className="small text-muted" role="status">
        {say(text.count, { n: shown })}
      </p>
    </div>
  )
}

function Nothing({
  type,
  onRetry,
}: {
  readonly type: string
  readonly onRetry: (() => void) | undefined
}) {
  const say = useSay()
  const none =
    type === '' ? say(text.none) : say(text['none-of-type'], { type: documentTypeName(type) })
  const isUnread = onRetry !== undefined
  return (
    <Empty
      icon={ReceiptText}
      title={isUnread ? say(text.failed) : none}
      help={type === '' && !isUnread ? say(text['none-help']) : ''}
      onRetry={onRetry}
    >
      <ButtonLink to="/">{say(text['go-home'])}</ButtonLink>
    </Empty>
  )
}
