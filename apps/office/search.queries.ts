import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { findStudents } from '#features/students/office/students.queries.ts'
import { isDeskRole } from './areas.ts'
import { searchText as text } from './search-messages.ts'
import { deskSearch } from '#features/students/wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export type SearchResult = { readonly to: string; readonly name: string; readonly about: Message }

const mostStudents = 8

export type Finding = {
  /** Undefined until it is known. */
  readonly found: readonly SearchResult[] | undefined
  /** It could not be asked; asks again. */
  readonly onRetry: (() => void) | undefined
}

/** Finds students and their waiting items. Gives one combined list, so a list on the screen never moves. */
export function useFound(typed: string, role: StaffRole): Finding {
  const rest = useRest()
  const asked = useDeferredValue(typed)
  const { data, isError, refetch } = useQuery({
    queryKey: ['search', role, asked],
    queryFn: async () => {
      const [waiting, students] = await Promise.all([
        isDeskRole(role) ? waitingOf(rest, asked) : [],
        findStudents(rest, asked).queryFn(),
      ])
      return [...waiting, ...students.students.slice(0, mostStudents).map(studentFound(asked))]
    },
    enabled: asked.length >= 2,
    staleTime: 30_000,
  })
  return { found: data, onRetry: isError ? () => void refetch() : undefined }
}

async function waitingOf(rest: RestClient, typed: string): Promise<readonly SearchResult[]> {
  const { found } = await runProcess(rest, deskSearch, { typed })
  return found.map((one) => ({
    to: `/queues/${one.queue}/${one.record}`,
    name: one.name,
    about: sayInBoth(text.waits, { queue: one.queueName, about: one.about }),
  }))
}

function studentFound(typed: string) {
  return ({ id, name, nepaliName, about }: StudentFound): SearchResult => ({
    to: `/students/${id}?name=${encodeURIComponent(typed)}`,
    name: nepaliName === '' ? name : `${name} · ${nepaliName}`,
    about: about.length === 0 ? text.student : sameInBoth(about.join(' · ')),
  })
}

type StudentFound = Awaited<
  ReturnType<ReturnType<typeof findStudents>['queryFn']>
>['students'][number]
