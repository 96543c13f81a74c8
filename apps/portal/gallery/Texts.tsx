import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { Face } from '#platform/browser/ui/frame/Face.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { tones } from '#platform/browser/ui/text/tone.ts'
import { TurnLine } from '#platform/browser/ui/text/TurnLine.tsx'
import { Unbroken } from '#platform/browser/ui/text/Unbroken.tsx'
import { Box } from './Box.tsx'

const today = day('2026-11-20')
const moment = '2026-11-20T05:40:00Z'

/** A drawn face. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 90"><rect width="70" height="90" fill="#d9e4ee"/><circle cx="35" cy="38" r="18" fill="#c68e63"/><ellipse cx="35" cy="92" rx="30" ry="28" fill="#125f88"/></svg>',
)}`

export function Texts() {
  return (
    <Box title="Chips, turns, days, money">
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </div>
      <TurnLine whose="turn">Your turn · 3 days left</TurnLine>
      <TurnLine whose="waiting">With the university, ~2 days</TurnLine>
      <TurnLine whose="done">Done · 3 Mangsir</TurnLine>
      <TurnLine whose="closed">Closed · late date passed</TurnLine>
      <div className="flex gap-4">
        <CalendarTile day={addDays(today, 3)} today={today} />
        <CalendarTile day={addDays(today, 10)} today={today} />
        <CalendarTile day={addDays(today, -14)} today={today} />
        <CalendarTile day={addDays(today, 2)} today={today} little />
        <CalendarTile day={addDays(today, 20)} today={today} little />
      </div>
      <p>
        <DayText day={today} />
      </p>
      <DayText day={today} as="stacked" time="11:25" />
      <p>
        <MomentText at={moment} />
      </p>
      <div>
        <ByPerson name="Kabita Joshi" at={moment} />
      </div>
      <div className="flex gap-4">
        <Face name="Anita Tamang" address={undefined} />
        <Face name="Anita Tamang" address={face} />
      </div>
      <Dotted parts={['Voucher 0093 5119', 'Nepal Demo Bank', null, '4 Mangsir 2083']} />
      <p>
        <Unbroken text="Pay Rs. 1,500 until 4 December 2026, then Rs. 2,000." />
      </p>
      <p className="figure">
        <MoneyText amount={rupees(125_000)} />
      </p>
    </Box>
  )
}
