import { Check, TriangleAlert } from 'lucide-react'
import { day } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import {
  checkText,
  dayFormatText,
  leftOutText,
  statementText as text,
} from '../rules/statements/bank-statement-screen-messages.ts'
import type { StatementCheck } from '../rules/statements/statement-checks.ts'
import type { DayFormat } from '../rules/statements/statement-days.ts'
import type { FoundInStatement } from '../wire/bank-statements.ts'
import type { Fixes } from '../rules/statements/statement-fixes.ts'
import { DaysText } from './DaysText.tsx'
import { RowProblems } from './RowProblems.tsx'

type Props = {
  readonly found: FoundInStatement
  /** Name of the count of payments that the file explains. */
  readonly explained: Message
  readonly disabled: boolean
  readonly onAccount: (id: number) => void
  readonly onDays: (days: DayFormat) => void
  readonly onCorrect: (fixes: Fixes) => void
}

/** The counts and sums of a file that was tried, what the file says of itself, and every row that does not fit. */
export function FoundText({ found, explained, disabled, ...on }: Props) {
  const { onAccount, onDays, onCorrect } = on
  const say = useSay()
  const language = useLanguage()
  const { firstDay, lastDay, rows, waiting, problemCount, withoutNumber, dayFormat } = found
  const counted = (n: number, sum: number) =>
    say(text['count-and-sum'], { n, sum: formatRs(paisa(sum), language) })
  return (
    <>
      <Account {...{ found, disabled, onAccount }} />
      <Days {...{ found, disabled, onDays }} />
      <Facts
        facts={[
          ...(firstDay === ''
            ? []
            : [
                {
                  label: say(text.days),
                  value: <DaysText from={day(firstDay)} to={day(lastDay)} />,
                },
              ]),
          { label: say(text.rows), value: digits(rows, language) },
          { label: say(text.deposits), value: counted(found.lines, found.amount) },
          ...found.leftOut.map(({ why, n, sum }) => ({
            label: say(leftOutText[why]),
            value: sum === 0 ? digits(n, language) : counted(n, sum),
          })),
          ...(withoutNumber === 0
            ? []
            : [{ label: say(text['without-number']), value: digits(withoutNumber, language) }]),
          { label: say(explained), value: digits(waiting, language) },
        ]}
      />
      <Checks checks={found.checks} />
      {problemCount > 0 && <RowProblems {...{ found, disabled, onCorrect }} />}
      {problemCount === 0 && dayFormat !== null && (
        <p className="sign is-agree">
          <Check className="icon" aria-hidden />
          {say(text['no-problem'])} {say(text['nothing-changed'])}
        </p>
      )}
    </>
  )
}

/** The account that the file is of; of several a person may choose another. */
function Account({
  found: { account, accounts },
  disabled,
  onAccount,
}: Pick<Props, 'found' | 'disabled' | 'onAccount'>) {
  const say = useSay()
  if (accounts.length < 2) return null
  return (
    <SelectField
      id="statement-account"
      label={say(text.account)}
      value={account === null ? '' : String(account)}
      disabled={disabled}
      onChange={({ target }) => onAccount(Number(target.value))}
    >
      {account === null && <option value="">{say(text['choose-first'])}</option>}
      {accounts.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Shows the format of the days. If more than one format fits, a person chooses it. */
function Days({
  found: { dayFormat, dayChoices },
  disabled,
  onDays,
}: Pick<Props, 'found' | 'disabled' | 'onDays'>) {
  const say = useSay()
  if (dayFormat !== null)
    return (
      <p className="small">
        {say(text['days-are'])}: {say(dayFormatText[dayFormat])}
      </p>
    )
  return (
    <SelectField
      id="statement-days"
      label={say(text['choose-days'])}
      value=""
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = dayChoices.find((each) => each === target.value)
        if (chosen !== undefined) onDays(chosen)
      }}
    >
      <option value="">{say(text['choose-first'])}</option>
      {dayChoices.map((each) => (
        <option key={each} value={each}>
          {say(dayFormatText[each])}
        </option>
      ))}
    </SelectField>
  )
}

const checkWords = {
  account: { same: checkText['account-same'], other: checkText['account-other'] },
  total: { same: checkText['total-same'], other: checkText['total-other'] },
  balance: { same: checkText['balance-same'], other: checkText['balance-other'] },
  earlier: { same: checkText['earlier-same'], other: checkText['earlier-other'] },
} as const satisfies Record<StatementCheck['is'], unknown>

function Checks({ checks }: Pick<FoundInStatement, 'checks'>) {
  const say = useSay()
  const language = useLanguage()
  const words = (check: StatementCheck) => {
    const message = checkWords[check.is][check.agrees ? 'same' : 'other']
    switch (check.is) {
      case 'account':
        return say(message, { found: check.found })
      case 'total':
        return say(message, {
          found: formatRs(check.found, language),
          read: formatRs(check.read, language),
        })
      case 'balance':
        return say(message, { line: check.line })
      case 'earlier':
        return say(message, {
          n: check.n,
          sum: formatRs(check.sum, language),
          number: check.number,
          day: check.day === '' ? '' : formatDay(day(check.day), language),
        })
    }
  }
  if (checks.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {checks.map((check) => (
        <li key={check.is} className={`sign ${check.agrees ? 'is-agree' : 'is-look'}`}>
          {check.agrees ? (
            <Check className="icon" aria-hidden />
          ) : (
            <TriangleAlert className="icon" aria-hidden />
          )}
          {words(check)}
        </li>
      ))}
    </ul>
  )
}
