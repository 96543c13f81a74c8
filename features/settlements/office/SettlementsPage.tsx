import { useQueryClient } from '@tanstack/react-query'
import { Upload, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { paisa } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { DaysText } from '#features/payments/office/DaysText.tsx'
import { ImportDialog } from '#features/payments/office/ImportDialog.tsx'
import { settlementPageText as text } from '../rules/messages.ts'
import { type Settlement, settlementImport } from '../wire/settlements.ts'
import { SettlementPane } from './SettlementPane.tsx'
import { settlementsKey, useSettlements } from './settlements.queries.ts'

/** Settlements of the wallet, or the one of the address beside the portal. */
export function SettlementsPage() {
  const { settlement } = useParams<{ settlement?: string }>()
  return settlement === undefined ? <SettlementList /> : <SettlementPane id={Number(settlement)} />
}

function SettlementList() {
  const say = useSay()
  const queries = useQueryClient()
  const list = useSettlements()
  const [isImporting, setImporting] = useState(false)
  const [done, setDone] = useState('')
  const finish = async (name: string) => {
    await queries.invalidateQueries({ queryKey: settlementsKey })
    setDone(say(text['was-imported'], { name }))
    setImporting(false)
  }
  const importing = (
    <div className="md:ms-auto">
      <Button look="filled" icon={Upload} onClick={() => setImporting(true)}>
        {say(text.import)}
      </Button>
    </div>
  )
  return (
    <>
      <ListPage text={text} icon={WalletCards} list={list} aside={importing}>
        {(settlements) => <SettlementTable settlements={settlements} />}
      </ListPage>
      <p className="sr-only" role="status">
        {done}
      </p>
      {isImporting && (
        <ImportDialog
          of={settlementImport}
          title={text.import}
          explained={text['known-in-it']}
          onDone={finish}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}

function SettlementTable({ settlements }: { readonly settlements: readonly Settlement[] }) {
  const say = useSay()
  return (
    <div className="card">
      <OfficeTable
        label={say(text.title)}
        rows={settlements}
        rowKey={({ id }) => id}
        isMuted={({ state }) => state === 'taken-back'}
        columns={[
          {
            id: 'days',
            head: say(text.days),
            render: ({ id, firstDay, lastDay }) => (
              <Link to={`/money/settlements/${id}`}>
                <DaysText from={firstDay} to={lastDay} />
              </Link>
            ),
            sort: ({ firstDay }) => firstDay,
          },
          { id: 'lines', head: say(text.lines), count: ({ lines }) => lines },
          {
            id: 'amount',
            head: say(text.amount),
            kind: 'number',
            render: ({ amount }) => <MoneyText amount={amount} />,
            sort: ({ amount }) => amount,
          },
          {
            id: 'charge',
            head: say(text.charge),
            kind: 'number',
            render: ({ charge }) => <MoneyText amount={charge} />,
            sort: ({ charge }) => charge,
          },
          {
            id: 'net',
            head: say(text.net),
            kind: 'number',
            render: ({ amount, charge }) => <MoneyText amount={paisa(amount - charge)} />,
            sort: ({ amount, charge }) => amount - charge,
          },
          {
            id: 'state',
            head: say(text.state),
            render: ({ state }) => say(text[state]),
            stands: ({ state }) => state === 'waits',
          },
          {
            id: 'imported',
            head: say(text.imported),
            render: ({ importedBy, imported }) => <ByPerson name={importedBy} at={imported} />,
            sort: ({ imported }) => imported,
          },
        ]}
      />
    </div>
  )
}
