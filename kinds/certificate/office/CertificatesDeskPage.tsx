import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { certificateDeskText as text } from '../rules/desk-messages.ts'
import { mostTogether } from '../rules/print-plan.ts'
import { certificatesOpen, type OpenCertificate } from '../wire/processes.ts'
import { certificatesKey, NextSteps } from './NextSteps.tsx'
import { PrintTogether } from './PrintTogether.tsx'

/** Approved certificates until they have reached their students, each with its next step. */
export function CertificatesDeskPage() {
  const rest = useRest()
  const list = useQuery({
    queryKey: certificatesKey,
    queryFn: async () => (await runProcess(rest, certificatesOpen, {})).certificates,
  })
  return (
    <ListPage text={text} icon={ScrollText} list={list}>
      {(certificates) => <Certificates certificates={certificates} />}
    </ListPage>
  )
}

function Certificates({ certificates }: { readonly certificates: readonly OpenCertificate[] }) {
  const say = useSay()
  const columns = useColumns()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const chosen = certificates.map(idOf).filter((id) => marked.has(id))
  return (
    <section className="card" aria-label={say(text.title)}>
      <PrintTogether chosen={chosen} onPrinted={() => setMarked(new Set())} />
      <OfficeTable
        label={say(text.title)}
        rows={certificates}
        rowKey={idOf}
        columns={columns}
        choice={{
          isChosen: (each) => marked.has(idOf(each)),
          onChoose: (rows) => setMarked(new Set(rows.map(idOf))),
          nameOf: ({ student }) => say(student),
          most: mostTogether,
        }}
      />
    </section>
  )
}

function idOf({ n_certificate_reg_ID: id }: OpenCertificate): number {
  return id
}

function useColumns(): readonly TableColumn<OpenCertificate>[] {
  const say = useSay()
  return [
    {
      id: 'student',
      head: say(text.student),
      render: ({ student, partnerId }) => <Link to={`/students/${partnerId}`}>{say(student)}</Link>,
      sort: ({ student }) => say(student),
    },
    {
      id: 'certificate',
      head: say(text.certificate),
      render: ({ type, copies, purpose, isUrgent }) => (
        <>
          {say(type)} {isUrgent && <StatusChip tone="turn">{say(text.urgent)}</StatusChip>}
          <span className="small block font-normal text-muted">
            {say(text.request, { copies, purpose })}
          </span>
        </>
      ),
      sort: ({ type }) => say(type),
    },
    {
      id: 'number',
      head: say(text.number),
      kind: 'code',
      render: ({ number }) => (number === '' ? '-' : number),
      sort: ({ number }) => number,
    },
    {
      id: 'step',
      head: say(text.step),
      render: (certificate) => <NextSteps certificate={certificate} />,
    },
  ]
}
