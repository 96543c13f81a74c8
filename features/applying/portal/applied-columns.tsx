import type { Day } from '#platform/pure/calendar/day.ts'
import { type DocStatus, docStatusLabel } from '#platform/pure/document-status.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { DayText } from '#platform/browser/ui/DayText.tsx'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/tone.ts'
import { type PaymentStanding, standingLabels } from '../rules/facts.ts'

type Applied = {
  readonly appliedOn: Day | null
  readonly status: DocStatus | null
}

type Heads = Readonly<Record<'applied' | 'payment' | 'document', Message>>

type Speaking = {
  readonly say: Say
  readonly heads: Heads
  /** A day in a few words. */
  readonly short: (day: Day) => string
}

const payTone = {
  paid: 'done',
  pending: 'waiting',
  partly: 'turn',
  unpaid: 'turn',
} as const satisfies Record<PaymentStanding['is'], Tone>

/** Columns every list of own applications has, by name; a kind puts its own between them. */
export function appliedColumns<Row extends Applied>(
  { say, heads, short }: Speaking,
  standingOf: (row: Row) => PaymentStanding['is'],
): Readonly<Record<'applied' | 'payment' | 'document', Column<Row>>> {
  return {
    applied: {
      id: 'applied',
      header: say(heads.applied),
      slot: 'fact',
      cell: ({ appliedOn }) => (appliedOn ? <DayText day={appliedOn} as="stacked" /> : '-'),
      card: ({ appliedOn }) => ({
        label: say(heads.applied),
        value: appliedOn ? <time dateTime={appliedOn}>{short(appliedOn)}</time> : '-',
      }),
    },
    payment: {
      id: 'payment',
      header: say(heads.payment),
      slot: 'status',
      cell: (row) => {
        const is = standingOf(row)
        // What is unpaid when an application is closed is nobody's turn.
        const tone = row.status === 'CL' && is !== 'paid' ? 'closed' : payTone[is]
        return <StatusChip tone={tone}>{say(standingLabels[is])}</StatusChip>
      },
    },
    document: {
      id: 'document',
      header: say(heads.document),
      slot: 'fact',
      cell: ({ status }) => {
        const label = docStatusLabel(status)
        return <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      },
    },
  }
}
