import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { studentsFind, studentFile } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export const leastTyped = 2

/** Finds students by the typed text, from two characters on. */
export function findStudents(rest: RestClient, typed: string) {
  return {
    queryKey: ['students', 'found', typed],
    queryFn: () => runProcess(rest, studentsFind, { typed }),
    staleTime: 30_000,
  }
}

export function useFoundStudents(typed: string) {
  const rest = useRest()
  const asked = useDeferredValue(typed.trim())
  return useQuery({
    ...findStudents(rest, asked),
    enabled: asked.length >= leastTyped,
    placeholderData: keepPreviousData,
  })
}

/** All the role may see of one student; each read is in the audit trail, so it is read when it is opened. */
export function useStudentFile(id: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['students', 'file', id],
    queryFn: async () => (await runProcess(rest, studentFile, { C_BPartner_ID: id })).file,
    staleTime: 30_000,
  })
}
