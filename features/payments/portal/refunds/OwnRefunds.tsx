import { useQuery } from '@tanstack/react-query'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { ownRefundStates, ownRefundText as text } from '../../rules/refunds/refund-page-messages.ts'
import type { RefundState } from '../../rules/refunds/refund-state.ts'
import { type OwnRefund, ownRefunds } from '../../wire/own-refunds.ts'

const tones = {
  NEEDS_ACCOUNT: 'turn',
  APPROVED: 'waiting',
  LISTED: 'waiting',
  ASKED: 'waiting',
  SENT: 'done',
  RETURNED: 'problem',
  REFUSED: 'closed',
  CANCELED: 'closed',
} as const satisfies Record<RefundState, Tone>

/** Money that goes back to the student, with its state; nothing for a student without refunds. */
export function OwnRefunds() {
  const say = useSay()
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  const columns = useColumns()
  const { data, isError, refetch } = useQuery({
    queryKey: ['own-refunds', partnerId],
    queryFn: async () => (await runProcess(rest, ownRefunds, {})).refunds,
    staleTime: 0,
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined || data.length === 0) return null
  return (
    <section className="flex flex-col gap-2" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      <DataList
        caption={say(text.title)}
        rows={data}
        rowKey={({ id }) => id}
        columns={columns}
        tableFrom={900}
      />
    </section>
  )
}

function useColumns(): readonly Column<OwnRefund>[] {
  const say = useSay()
  return [
    {
      id: 'for',
      header: say(text.for),
      slot: 'title',
      cell: ({ forWhat }) => say(forWhat ?? text.credit),
    },
    {
      id: 'amount',
      header: say(text.amount),
      slot: 'fact',
      align: 'end',
      cell: ({ amount }) => <MoneyText amount={amount} />,
    },
    {
      id: 'date',
      header: say(text.date),
      slot: 'fact',
      cell: ({ approvedOn }) => <DayText day={approvedOn} as="stacked" />,
      card: ({ approvedOn }) => ({ label: say(text.date), value: <DayText day={approvedOn} /> }),
    },
    { id: 'to', header: say(text.to), slot: 'fact', cell: (refund) => <Goal refund={refund} /> },
    {
      id: 'status',
      header: say(text.status),
      slot: 'fact',
      cell: (refund) => <State refund={refund} />,
      card: (refund) => ({ label: '', value: <State refund={refund} />, wide: true }),
    },
  ]
}

function Goal({ refund: { way, bank, ending } }: { readonly refund: OwnRefund }) {
  const say = useSay()
  if (way === 'khalti') return say(text['to-khalti'])
  return bank === '' ? say(text['to-unknown']) : say(text['to-account'], { bank, ending })
}

function State({ refund: { state, way, sentOn, endReason } }: { readonly refund: OwnRefund }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const day = sentOn === null ? '' : formatShortDay(sentOn, language, today)
  return (
    <span className="flex flex-col items-start">
      <StatusChip tone={tones[state]}>{say(ownRefundStates[state][way], { day })}</StatusChip>
      {endReason !== null && <span className="small mt-1 text-muted">{say(endReason)}</span>}
    </span>
  )
}
