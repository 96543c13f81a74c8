import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { campusText as text } from '../rules/campus-messages.ts'
import { type Campus, campusesFromWire } from '../wire/campus.ts'

const active = { $filter: 'IsActive eq true' }

/** Campuses with address, phone, email and the programmes taught there; loads the list when opened. */
export function Campuses() {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="py-2.5">{say(text.campuses)}</summary>
      {isOpen && <CampusList />}
    </details>
  )
}

function CampusList() {
  const say = useSay()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['campuses'],
    staleTime: 600_000,
    queryFn: async () => {
      const campuses = await listRecords(rest, 'n_campus', active)
      return campusesFromWire(campuses, await listRecords(rest, 'n_program', active))
    },
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={3} />
  if (data.length === 0) return <p className="text-muted">{say(text.none)}</p>
  return (
    <ul className="flex flex-col gap-3">
      {data.map((campus) => (
        <li key={campus.id}>
          <Contact campus={campus} />
        </li>
      ))}
    </ul>
  )
}

function Contact({ campus }: { readonly campus: Campus }) {
  const say = useSay()
  const { name, address, phone, email, programs } = campus
  return (
    <>
      <p className="font-strong">{say(name)}</p>
      <p>{say(address)}</p>
      <p className="flex flex-wrap gap-x-4">
        {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      {programs.length > 0 && (
        <p className="small text-muted">
          {say(text.taught, { names: programs.map((each) => say(each)).join(', ') })}
        </p>
      )}
    </>
  )
}
