import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useToday } from '#platform/browser/clock.ts'

type Props = {
  readonly name: string
  /** The last day at this fee; null: none. */
  readonly until: Day | null
  /** Beneath the name; '' is none. */
  readonly lines: readonly string[]
  readonly fee: { readonly label: string; readonly amount: Money }
}

/** Shows the opening and its cost before applying, not first at payment. */
export function OpeningSummary({ name, until, lines, fee }: Props) {
  const today = useToday()
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-hairline bg-page p-4">
      {until && <CalendarTile day={until} today={today} />}
      <div className="min-w-48 flex-1">
        <h3>{name}</h3>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="small text-muted">
              {line}
            </p>
          ))}
      </div>
      <div className="max-md:flex max-md:w-full max-md:items-baseline max-md:justify-between md:text-end">
        <p className="small text-muted">{fee.label}</p>
        <p className="text-[1.75rem] leading-8 font-strong">
          <MoneyText amount={fee.amount} />
        </p>
      </div>
    </div>
  )
}
