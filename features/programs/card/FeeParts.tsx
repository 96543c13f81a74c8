import { useSay } from '#platform/browser/language.ts'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { courseMessages as text, feeRows, programFee, type ProgramFees } from '../rules/facts.ts'

type Props = { readonly fees: ProgramFees; readonly wide?: boolean }

/** The fee's parts and their total. The lab fee is listed but not summed (SPEC §9): it is paid elsewhere. */
export function FeeParts({ fees, wide = false }: Props) {
  const say = useSay()
  const rows = feeRows(fees)
  const beside = rows.filter(({ summed }) => !summed)
  return (
    <dl className={`flex flex-col gap-1.5${wide ? '' : ' ms-auto w-72'}`}>
      {rows
        .filter(({ summed }) => summed)
        .map(({ part, label, amount }) => (
          <div key={part} className="small flex justify-between gap-4">
            <dt className="text-muted">{say(label)}</dt>
            <dd>
              <MoneyText amount={amount} />
            </dd>
          </div>
        ))}
      <div className="flex justify-between gap-4 border-t border-hairline pt-2">
        <dt className="font-strong">{say(text['fee-total'])}</dt>
        <dd className="font-strong">
          <MoneyText amount={programFee(fees)} />
        </dd>
      </div>
      {beside.map(({ part, label, amount }) => (
        <div key={part} className="small grid grid-cols-[1fr_auto] gap-x-4 text-muted">
          <dt className="text-start">
            {say(label)} ({say(text['fee-not-in-total'])})
          </dt>
          <dd>
            <MoneyText amount={amount} />
          </dd>
          <dd className="col-span-2 text-start">{say(text['fee-lab-due'])}</dd>
        </div>
      ))}
    </dl>
  )
}
