import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { nothing } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { amountColumn } from '#features/applying/card/amount-column.tsx'
import { NoneOpen } from '#features/applying/portal/list/NoneOpen.tsx'
import { ApplyButton } from '#features/applying/card/ApplyButton.tsx'
import { askers, type CertificateOpening } from '../rules/certificate.ts'
import { refusalMessages } from '../rules/messages.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { AskDialog } from './AskDialog.tsx'
import { type TypeRow, useTypeRows } from './certificate.queries.ts'

type Props = { readonly onApplied: (id: number | null) => void }

/** Every type with its fee, and why one cannot be asked for. */
export function TypesTab({ onApplied }: Props) {
  const say = useSay()
  const { rows, isPending, onRetry } = useTypeRows()
  const [chosen, setChosen] = useState<CertificateOpening | null>(null)
  const columns = useColumns(rows, setChosen)
  if (isPending) return <Loading label={say(page.loading)} />
  if (rows.length === 0) return <NoneOpen icon={ScrollText} texts={page} onRetry={onRetry} />
  return (
    <>
      <DataList
        caption={say(page['open-tab'])}
        rows={rows}
        rowKey={({ opening }) => opening.id}
        columns={columns}
      />
      {onRetry && <CouldNotRefresh onRetry={onRetry} />}
      {chosen && (
        <AskDialog
          opening={chosen}
          onClose={() => setChosen(null)}
          onApplied={(id) => {
            setChosen(null)
            onApplied(id)
          }}
        />
      )}
    </>
  )
}

function useColumns(
  rows: readonly TypeRow[],
  onAsk: (opening: CertificateOpening) => void,
): readonly Column<TypeRow>[] {
  const say = useSay()
  const first = rows.find(({ decision }) => decision.is === 'allowed')
  return [
    {
      id: 'name',
      header: say(page.name),
      slot: 'title',
      cell: ({ opening }) => (
        <>
          <h2 className="row-title">{opening.name}</h2>
          <p className="small text-muted">{say(askers[opening.askers])}</p>
        </>
      ),
    },
    amountColumn(say(page.fee), ({ opening }) => opening.fee, say(page['each-copy'])),
    {
      id: 'urgent',
      header: say(page['urgent-more']),
      slot: 'fact',
      align: 'end',
      cell: ({ opening: { urgentFee } }) =>
        urgentFee === nothing ? '-' : <MoneyText amount={urgentFee} />,
    },
    {
      id: 'action',
      header: '',
      slot: 'action',
      align: 'end',
      cell: (row) => (
        <ApplyButton
          opening={row.opening}
          button={row.button}
          reason={row.decision.is === 'refused' ? say(refusalMessages[row.decision.reason]) : null}
          first={row === first}
          onApply={() => onAsk(row.opening)}
        />
      ),
    },
  ]
}
