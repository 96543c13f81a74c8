import { useSay } from '#platform/browser/language.ts'
import { judgeText } from '#features/desk/rules/judge-messages.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { CheckRow, Evidence } from '#features/desk/wire/evidence.ts'
import { DeskValueText } from './DeskValueText.tsx'
import { SignMark } from './SignMark.tsx'
import type { Judging } from '../review/use-judge.ts'

type Props = Pick<Evidence, 'columns' | 'checks'> & {
  /** Judges a check that only a person can; absent where the table is only read. */
  readonly judging?: Pick<Judging, 'judge' | 'isBusy'>
}

/** Shows the claimed value beside the needed one: always the same rows in the same order. */
export function CheckTable({ columns, checks, judging }: Props) {
  const say = useSay()
  return (
    <table className="checks">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {say(column)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{say(text.checks)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ fact, values, sign, note, judge }) => (
          <tr key={`${fact.en} ${JSON.stringify(values)}`}>
            <th scope="row">{say(fact)}</th>
            {values.map((value, index) => (
              // Columns never change places.
              // eslint-disable-next-line react/no-array-index-key
              <td key={index} className={typeof value === 'string' ? 'wrap-anywhere' : undefined}>
                <DeskValueText value={value} short />
                {note !== null && index === values.length - 1 && (
                  <span className={`sign is-${sign} check-note`}>{say(note)}</span>
                )}
                {judge != null && judge.by !== null && index === values.length - 1 && (
                  <span className="check-note text-muted">
                    {say(judgeText['judged-by'], { name: judge.by })}
                  </span>
                )}
              </td>
            ))}
            <td className="check-sign">
              {judge === undefined || judging === undefined ? (
                <SignMark sign={sign} />
              ) : (
                <JudgeButton {...{ fact, sign, judge, judging }} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type JudgeProps = Pick<CheckRow, 'fact' | 'sign'> &
  Required<Pick<CheckRow, 'judge'>> & { readonly judging: NonNullable<Props['judging']> }

/** Pressed once a person has judged that the check agrees; pressed again it is not judged. */
function JudgeButton({ fact, sign, judge: { key, by }, judging }: JudgeProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className="judge"
      aria-pressed={by !== null}
      aria-label={say(judgeText['mark-fact'], { fact })}
      disabled={judging.isBusy || sign === 'block'}
      onClick={() => judging.judge(key, by === null)}
    >
      {by === null ? say(judgeText.mark) : <SignMark sign="agree" spoken />}
    </button>
  )
}
