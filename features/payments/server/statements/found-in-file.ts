import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { CheckedStatement } from '#features/payments/rules/statements/bank-statement.ts'
import {
  bankStatementMessages as text,
  lineProblems,
} from '#features/payments/rules/statements/bank-statement-messages.ts'
import { leftOutReasons } from '#features/payments/rules/statements/statement-rows.ts'
import type { FoundInStatement } from '../../wire/bank-statements.ts'

const mostListed = 200
const longestShown = 60

type FileContent = Omit<FoundInStatement, 'account' | 'accounts'>

/** Counts, sums, checks and problems of a file before it is imported; `waiting`: payments of the portal that it names. */
export function foundInFile(read: CheckedStatement, waiting: number): FileContent {
  const { lines, problems, period, counts, days, columns, checks, columnOf } = read
  return {
    firstDay: period?.first ?? '',
    lastDay: period?.last ?? '',
    rows: counts.read,
    lines: lines.length,
    amount: counts.deposits.sum,
    leftOut: leftOutReasons.flatMap((why) => {
      const left = counts.leftOut[why]
      return left === undefined ? [] : [{ why, ...left }]
    }),
    withoutNumber: counts.withoutNumber,
    waiting,
    dayFormat: days.is === 'decided' ? days.format : null,
    dayChoices: days.is === 'decided' ? [] : days.formats,
    columns: columns.map((column) => ({ ...column, sample: beginning(column.sample) })),
    checks,
    problemCount: problems.length,
    problems: problems.slice(0, mostListed).map((problem) => ({
      line: problem.line,
      value: beginning(problem.value),
      words: lineProblems[problem.is],
      column: columnOf(problem),
    })),
  }
}

/** Why a file cannot be imported as it is; `mayBeOther`: although it names another account. */
export function refuseProblems(
  { problems, days, checks }: CheckedStatement,
  mayBeOther: boolean,
): Refusal | null {
  if (days.is === 'several') return refusal('rule/days-unclear', text['days-unclear'])
  const account = checks.find(({ is }) => is === 'account')
  if (account?.is === 'account' && !account.agrees && !mayBeOther)
    return refusal('rule/other-account', text['other-account'], {
      values: { found: account.found },
    })
  const [first] = problems
  if (first === undefined) return null
  const values = { n: problems.length, line: first.line }
  return refusal('rule/statement-wrong', text['statement-wrong'], { values })
}

/** Enough of a value to find it in the file. */
function beginning(value: string): string {
  return value.length > longestShown ? `${value.slice(0, longestShown)} …` : value
}
