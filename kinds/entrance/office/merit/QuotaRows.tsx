import { ArrowUp, X } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { quotaLabel } from '#features/applying/rules/facts.ts'
import { ruleFormText as text } from '../../rules/merit/rule-form-messages.ts'
import type { QuotaDraft } from './rule-set-draft.ts'

type Props = {
  readonly quotas: readonly QuotaDraft[]
  readonly onChange: (rows: readonly QuotaDraft[]) => void
}

/** Quotas in the order in which their seats are given, each with its seats and the quota that gets unfilled ones. */
export function QuotaRows({ quotas: rows, onChange }: Props) {
  const say = useSay()
  return (
    <TableScroll label={say(text.quotas)}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say(text.quota)}</th>
            <th scope="col">{say(text.seats)}</th>
            <th scope="col">{say(text['for-all'])}</th>
            <th scope="col">{say(text['passes-to'])}</th>
            <th scope="col">
              <span className="sr-only">{say(text.order)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // The place is the identity: a row's quota can be chosen again.
            // eslint-disable-next-line react/no-array-index-key
            <QuotaRow key={index} row={row} index={index} quotas={rows} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

type RowProps = Props & { readonly row: QuotaDraft; readonly index: number }

function QuotaRow({ row, index, quotas: rows, onChange }: RowProps) {
  const say = useSay()
  const { quotas } = useQuotas()
  const quota = quotaLabel(quotas, row.quota)
  const offered = [...quotas.values()].filter(({ isOffered }) => isOffered)
  const change = (part: Partial<QuotaDraft>) => onChange(rows.with(index, { ...row, ...part }))
  const isTaken = (name: string) => rows.some((each) => each !== row && each.quota === name)
  return (
    <tr>
      <th scope="row">
        <select
          className="input"
          aria-label={say(text['quota-at'], { n: index + 1 })}
          value={row.quota}
          onChange={(event) => change({ quota: event.target.value })}
        >
          {!offered.some(({ name }) => name === row.quota) && (
            <option value={row.quota}>{say(quota)}</option>
          )}
          {offered.map(({ name, label }) => (
            <option key={name} value={name} disabled={isTaken(name)}>
              {say(label)}
            </option>
          ))}
        </select>
      </th>
      <td className="w-28">
        <input
          className="input"
          type="text"
          inputMode="numeric"
          aria-label={say(text['seats-of'], { quota })}
          value={row.seats}
          onChange={(event) => change({ seats: event.target.value })}
        />
      </td>
      <td>
        <ForAll row={row} onChange={(isForAll) => change({ isForAll })} />
      </td>
      <td>
        <PassesTo row={row} rows={rows} onChange={(passesTo) => change({ passesTo })} />
      </td>
      <td>
        <Moves row={row} index={index} quotas={rows} onChange={onChange} />
      </td>
    </tr>
  )
}

type ForAllProps = {
  readonly row: QuotaDraft
  readonly onChange: (isForAll: boolean) => void
}

function ForAll({ row, onChange }: ForAllProps) {
  const say = useSay()
  const { quotas } = useQuotas()
  return (
    <Checkbox checked={row.isForAll} onChange={(event) => onChange(event.target.checked)}>
      <span className="sr-only">
        {say(text['for-all-of'], { quota: quotaLabel(quotas, row.quota) })}
      </span>
    </Checkbox>
  )
}

function Moves({ row, index, quotas: rows, onChange }: RowProps) {
  const say = useSay()
  const { quotas } = useQuotas()
  const quota = quotaLabel(quotas, row.quota)
  return (
    <span className="flex gap-2">
      <Button icon={ArrowUp} disabled={index === 0} onClick={() => onChange(movedUp(rows, index))}>
        <span className="sr-only">{say(text.up, { quota })}</span>
      </Button>
      <Button icon={X} onClick={() => onChange(rows.toSpliced(index, 1))}>
        <span className="sr-only">{say(text.remove, { quota })}</span>
      </Button>
    </span>
  )
}

type PassesProps = {
  readonly row: QuotaDraft
  readonly rows: readonly QuotaDraft[]
  readonly onChange: (quota: string) => void
}

function PassesTo({ row, rows, onChange }: PassesProps) {
  const say = useSay()
  const { quotas } = useQuotas()
  const quota = quotaLabel(quotas, row.quota)
  return (
    <select
      className="input"
      aria-label={say(text['passes-of'], { quota })}
      value={row.passesTo}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say(text.stays)}</option>
      {rows
        .filter((each) => each !== row)
        .map(({ quota: name }) => (
          <option key={name} value={name}>
            {say(quotaLabel(quotas, name))}
          </option>
        ))}
    </select>
  )
}

function movedUp(rows: readonly QuotaDraft[], index: number): readonly QuotaDraft[] {
  const [row] = rows.slice(index, index + 1)
  return row === undefined ? rows : rows.toSpliced(index, 1).toSpliced(index - 1, 0, row)
}
