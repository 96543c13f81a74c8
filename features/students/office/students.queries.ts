import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { FoundStudent, StudentFile } from '../wire/student-file.ts'

export const leastTyped = 2

/** Finds students by the typed text, from two characters on. */
export function findStudents(rest: RestClient, typed: string) {
  return {
    queryKey: ['students', 'found', typed],
    queryFn: async () => {
      const data = await run(rest, 'students_find', { typed })
      const students = (field(data, 'students') ?? []) as readonly FoundStudent[]
      return { students, isWhole: field(data, 'isWhole') === true }
    },
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
    queryFn: async () =>
      field(await run(rest, 'student_file', { C_BPartner_ID: id }), 'file') as StudentFile,
    staleTime: 30_000,
  })
}
