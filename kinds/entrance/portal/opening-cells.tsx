import type { Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { isRegularOn } from '../rules/fee.ts'
import { entrancePageMessages as page } from '../rules/messages.ts'

type FeePart = {
  readonly opening: EntranceOpening
  readonly today: Day
  readonly stacked?: boolean
}

export function ExamFee({ opening, today, stacked = false }: FeePart) {
  const say = useSay()
  const short = useShortDay()
  const regular = isRegularOn(opening, today)
  const until = opening.lastRegularDay
  return (
    <>
      {regular ? (
        <b className="font-strong">
          <MoneyText amount={opening.examFee} />
        </b>
      ) : (
        <s className="text-muted">
          <MoneyText amount={opening.examFee} />
        </s>
      )}
      {stacked && (
        <span className="small block whitespace-nowrap text-muted">
          {regular && until ? say(page.to, { day: short(until) }) : say(page.ended)}
        </span>
      )}
    </>
  )
}

export function LateFee({ opening, today, stacked = false }: FeePart) {
  const say = useSay()
  const short = useShortDay()
  const until = opening.lastLateDay
  return (
    <>
      <span className={isRegularOn(opening, today) ? '' : 'font-strong'}>
        <MoneyText amount={opening.lateFee} />
      </span>
      {stacked && until && (
        <span className="small block whitespace-nowrap text-muted">
          {say(page.to, { day: short(until) })}
        </span>
      )}
    </>
  )
}

export function ExamDay({ opening: { examDay, examTime } }: { readonly opening: EntranceOpening }) {
  const language = useLanguage()
  if (examDay === null) return '-'
  return (
    <time dateTime={examDay}>
      <span className="block whitespace-nowrap">
        {formatBs(examDay, language) ?? formatAd(examDay)}
      </span>
      <span className="small block whitespace-nowrap text-muted">
        {[formatAd(examDay), digits(examTime, language)].filter((each) => each !== '').join(', ')}
      </span>
    </time>
  )
}
