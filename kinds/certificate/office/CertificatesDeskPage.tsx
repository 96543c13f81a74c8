import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/list/OfficeTable.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { certificateDeskText as text } from '../rules/desk-messages.ts'
import { printTogetherText } from '../rules/print-plan-messages.ts'
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
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const ids = certificates.map(({ n_certificate_reg_ID: id }) => id)
  const chosen = ids.filter((id) => marked.has(id))
  const toggle = (id: number) =>
    setMarked(new Set(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]))
  return (
    <section className="card" aria-label={say(text.title)}>
      <PrintTogether chosen={chosen} all={ids} onChosen={(wanted) => setMarked(new Set(wanted))} />
      <OfficeTable
        label={say(text.title)}
        rows={certificates}
        rowKey={(each) => each.n_certificate_reg_ID}
        columns={useColumns({ chosen, toggle })}
      />
    </section>
  )
}

type Choice = {
  readonly chosen: readonly number[]
  readonly toggle: (id: number) => void
}

function useColumns({ chosen, toggle }: Choice): readonly TableColumn<OpenCertificate>[] {
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
    {
      id: 'together',
      head: say(printTogetherText.together),
      render: ({ n_certificate_reg_ID: id, student }) => (
        <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
          <span className="sr-only">{say(printTogetherText.choose, { name: student })}</span>
        </Checkbox>
      ),
    },
  ]
}
