import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ruleFormText as text } from '../../rules/merit/rule-form-messages.ts'
import { weightedName } from '../../rules/merit/rule-messages.ts'
import { totalWeight, type WeightDraft } from './rule-set-draft.ts'

type Props = {
  readonly weights: readonly WeightDraft[]
  /** Full score of each part. */
  readonly full: number
  readonly onChange: (rows: readonly WeightDraft[]) => void
}

/** Parts of the exam with their weights in the score that ranks, and the least score needed in each. */
export function WeightRows({ weights, full, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <fieldset className="flex max-w-xl flex-col gap-3">
      <legend className="font-strong">{say(text.weights)}</legend>
      <p className="small text-muted">{say(text['weights-lead'])}</p>
      <TableScroll label={say(text.weights)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.part)}</th>
              <th scope="col">{say(text.weight)}</th>
              <th scope="col">{say(text.least, { full })}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map((row, index) => (
              <WeightRow
                key={row.part}
                row={row}
                onChange={(part) => onChange(weights.with(index, { ...row, ...part }))}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="text-muted">
        {say(text['weights-sum'], { n: digits(totalWeight(weights), language) })}
      </p>
    </fieldset>
  )
}

type RowProps = {
  readonly row: WeightDraft
  readonly onChange: (part: Partial<WeightDraft>) => void
}

function WeightRow({ row, onChange }: RowProps) {
  const say = useSay()
  const part = weightedName(row.part)
  return (
    <tr>
      <th scope="row">{say(part)}</th>
      <td className="w-28">
        <input
          className="input"
          type="text"
          inputMode="decimal"
          aria-label={say(text['weight-of'], { part })}
          value={row.weight}
          onChange={(event) => onChange({ weight: event.target.value })}
        />
      </td>
      <td className="w-28">
        <input
          className="input"
          type="text"
          inputMode="decimal"
          aria-label={say(text['least-of'], { part })}
          value={row.minimum}
          onChange={(event) => onChange({ minimum: event.target.value })}
        />
      </td>
    </tr>
  )
}
