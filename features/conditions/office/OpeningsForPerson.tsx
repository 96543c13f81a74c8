import { useQuery } from '@tanstack/react-query'
import { Check, DoorOpen } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { forPersonText as text } from '../rules/for-person-messages.ts'
import { type OpeningForPerson, openingsForPerson } from '../wire/processes.ts'

/** Open entrances and admissions with the verdict of their conditions about one person. */
export function OpeningsForPerson({ partnerId }: { readonly partnerId: number }) {
  const say = useSay()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['students', 'openings', partnerId],
    queryFn: () => runProcess(rest, openingsForPerson, { C_BPartner_ID: partnerId }),
  })
  return (
    <section className="flex flex-col gap-3" aria-labelledby="openings-title">
      <h2 id="openings-title">{say(text.title)}</h2>
      <p className="small text-muted">{say(text.lead)}</p>
      <OfficeTable
        label={say(text.title)}
        columns={useColumns()}
        rows={data?.openings}
        rowKey={({ table, id }) => `${table} ${id}`}
        onRetry={isError ? () => void refetch() : undefined}
        empty={<Empty icon={DoorOpen} title={say(text.none)} help={say(text['none-help'])} />}
      />
    </section>
  )
}

function useColumns(): readonly TableColumn<OpeningForPerson>[] {
  const say = useSay()
  return [
    { id: 'opening', head: say(text.opening), render: ({ name }) => say(name) },
    {
      id: 'until',
      head: say(text.until),
      render: ({ until }) => <DayText day={until} />,
      sort: ({ until }) => until,
    },
    { id: 'status', head: say(text.status), render: (row) => <Verdict of={row} /> },
    { id: 'conditions', head: say(text.conditions), render: (row) => <Unmet of={row} /> },
  ]
}

type Props = { readonly of: OpeningForPerson }

function unmetOf({ conditions }: OpeningForPerson) {
  return conditions.filter(({ isMet }) => !isMet)
}

function Verdict({ of }: Props) {
  const say = useSay()
  const language = useLanguage()
  const unmet = unmetOf(of).length
  if (of.hasApplied)
    return (
      <StatusChip tone="closed" icon={Check}>
        {say(text.applied)}
      </StatusChip>
    )
  if (unmet > 0)
    return <StatusChip tone="problem">{say(text.lacks, { n: digits(unmet, language) })}</StatusChip>
  const fits = of.conditions.length === 0 ? text['no-conditions'] : text.fits
  return <StatusChip tone="done">{say(fits)}</StatusChip>
}

function Unmet({ of }: Props) {
  const say = useSay()
  const unmet = unmetOf(of)
  if (unmet.length === 0) return '-'
  return (
    <ul>
      {unmet.map(({ rule, needed, yours }) => (
        <li key={rule.en}>{say(text.needed, { rule, needed, yours })}</li>
      ))}
    </ul>
  )
}
