import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { suspenseListText, writtenOffListText } from '../rules/suspense-messages.ts'
import type { WrittenOff } from '../wire/reconciliation.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { useMoneyColumns } from './money-columns.tsx'

type Props = {
  readonly writtenOff: readonly WrittenOff[]
  readonly onChanged: (done: string) => void
}

/** Money of these days that became income; two people place it to the student who claims it after all. */
export function WrittenOffTable({ writtenOff, onChanged }: Props) {
  const say = useSay()
  const [placing, setPlacing] = useState<WrittenOff | null>(null)
  const mayPlace = useMay('credit.decide')
  const columns = useMoneyColumns()
  if (writtenOff.length === 0) return null
  return (
    <section className="card" aria-label={say(writtenOffListText.title)}>
      <header className="card-head">
        <h2>{say(writtenOffListText.title)}</h2>
        <p className="small text-muted">{say(writtenOffListText.lead)}</p>
      </header>
      <OfficeTable
        label={say(writtenOffListText.title)}
        rows={writtenOff}
        rowKey={({ key }) => key}
        columns={[
          ...columns,
          {
            id: 'actions',
            head: say(suspenseListText.actions),
            render: (row) =>
              row.isProposed ? (
                <Link to="/second">{say(suspenseListText['is-proposed'])}</Link>
              ) : (
                mayPlace && (
                  <Button onClick={() => setPlacing(row)}>{say(suspenseListText.place)}</Button>
                )
              ),
          },
        ]}
      />
      {placing !== null && (
        <PlaceDialog
          item={placing}
          onDone={(summary) => {
            setPlacing(null)
            onChanged(summary)
          }}
          onClose={() => setPlacing(null)}
        />
      )}
    </section>
  )
}
