import { Link } from 'wouter'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import {
  refundPageText as text,
  refundStateNames,
} from '../../rules/refunds/refund-page-messages.ts'
import type { RefundState } from '../../rules/refunds/refund-state.ts'
import type { ShownRefund } from '../../wire/refunds.ts'
import { RefundActions } from './RefundActions.tsx'

type Props = {
  readonly refunds: readonly ShownRefund[]
  readonly onChanged: (summary: string) => void
}

const tones = {
  NEEDS_ACCOUNT: 'turn',
  APPROVED: 'waiting',
  LISTED: 'waiting',
  ASKED: 'problem',
  SENT: 'done',
  RETURNED: 'problem',
  REFUSED: 'problem',
  CANCELED: 'closed',
} as const satisfies Record<RefundState, Tone>

/** A row for each refund, with its next step. */
export function RefundTable({ refunds, onChanged }: Props) {
  const say = useSay()
  return (
    <OfficeTable
      label={say(text.title)}
      rows={refunds}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'student',
          head: say(text.student),
          render: ({ partnerId, name, forWhat }) => (
            <>
              <Link to={`/students/${partnerId}`}>{say(name)}</Link>
              <span className="small block font-normal text-muted">
                {say(forWhat ?? text.credit)}
              </span>
            </>
          ),
          sort: ({ name }) => name.en,
        },
        {
          id: 'amount',
          head: say(text.amount),
          kind: 'number',
          render: ({ amount }) => <MoneyText amount={amount} />,
          sort: ({ amount }) => amount,
        },
        { id: 'to', head: say(text.to), render: (refund) => <Goal refund={refund} /> },
        { id: 'state', head: say(text.state), render: (refund) => <State refund={refund} /> },
        { id: 'why', head: say(text.why), render: ({ reason }) => reason },
        {
          id: 'by',
          head: say(text.by),
          render: ({ approvedBy, approved }) => <ByPerson name={approvedBy} at={approved} />,
        },
        {
          id: 'actions',
          head: say(text.actions),
          render: (refund) => <RefundActions refund={refund} onChanged={onChanged} />,
        },
      ]}
    />
  )
}

type OfRefund = { readonly refund: ShownRefund }

function Goal({ refund: { way, bank, holder, number, transactionId } }: OfRefund) {
  const say = useSay()
  if (way === 'khalti')
    return (
      <>
        {say(text.khalti)}
        <span className="small block text-muted">{transactionId}</span>
      </>
    )
  if (number === '') return say(text['no-account'])
  return (
    <>
      {bank}
      <span className="small block text-muted">
        {holder}, {number}
      </span>
    </>
  )
}

function State({ refund: { state, sentOn, listId, tries, answer } }: OfRefund) {
  const say = useSay()
  const language = useLanguage()
  const notes = [
    sentOn === null ? '' : say(text['sent-on'], { day: formatDay(sentOn, language) }),
    listId === null ? '' : say(text['on-list'], { n: String(listId) }),
    tries === 0 ? '' : say(text.asked, { n: tries }),
    answerText(answer, say),
  ].filter((note) => note !== '')
  return (
    <>
      <StatusChip tone={tones[state]}>{say(refundStateNames[state])}</StatusChip>
      <span className="small block text-muted">{notes.join(' · ')}</span>
    </>
  )
}

/** An answer of Khalti; a refusal in its own words. */
function answerText(answer: string, say: ReturnType<typeof useSay>): string {
  if (answer === 'accepted') return say(text['answer-accepted'])
  return answer === 'unknown' ? say(text['answer-unknown']) : answer
}
