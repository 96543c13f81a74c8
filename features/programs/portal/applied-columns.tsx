import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { DayText } from '#platform/browser/ui/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/tone.ts'
import {
  amountPaymentStanding,
  type PaymentStanding,
  standingLabels,
} from '#features/applying/rules/facts.ts'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import type { AppliedProgram } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

const payTone = {
  paid: 'done',
  pending: 'waiting',
  partly: 'turn',
  unpaid: 'turn',
} as const satisfies Record<PaymentStanding['is'], Tone>

/** Columns of the applied list: name, day, fee and what is paid of it, payment and document status. */
export function useAppliedColumns({ texts }: ProgramScreen): readonly Column<AppliedProgram>[] {
  const say = useSay()
  return [
    {
      id: 'name',
      header: say(texts.name),
      slot: 'title',
      cell: ({ name }) => <h2 className="row-title">{name}</h2>,
    },
    {
      id: 'applied',
      header: say(page.applied),
      slot: 'fact',
      cell: ({ appliedOn }) => (appliedOn ? <DayText day={appliedOn} as="stacked" /> : '-'),
      card: ({ appliedOn }) => ({
        label: say(page.applied),
        value: appliedOn ? <DayText day={appliedOn} as="short" /> : '-',
      }),
    },
    {
      id: 'fee',
      header: say(page.fee),
      slot: 'fact',
      align: 'end',
      cell: ({ paying }) => (
        <b className="font-strong">
          <MoneyText amount={paying.total} />
        </b>
      ),
    },
    {
      id: 'paid',
      header: say(page.paid),
      slot: 'fact',
      align: 'end',
      cell: ({ paying }) => <MoneyText amount={paying.paid} />,
    },
    {
      id: 'payment',
      header: say(page.payment),
      slot: 'status',
      cell: (row) => <PayChip {...row} />,
    },
    {
      id: 'document',
      header: say(page.document),
      slot: 'fact',
      cell: ({ status }) => {
        const label = docStatusLabel(status)
        return <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      },
    },
  ]
}

/** What is unpaid when an application is closed is nobody's turn. */
function PayChip({ paying, status }: Pick<AppliedProgram, 'paying' | 'status'>) {
  const say = useSay()
  const { is } = amountPaymentStanding(paying)
  const tone = status === 'CL' && is !== 'paid' ? 'closed' : payTone[is]
  return <StatusChip tone={tone}>{say(standingLabels[is])}</StatusChip>
}
