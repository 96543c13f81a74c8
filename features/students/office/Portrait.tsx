import { useQuery } from '@tanstack/react-query'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { addressOf } from '#features/desk/office/desk.queries.ts'
import { Face } from '#platform/browser/ui/frame/Face.tsx'
import type { StudentFile } from '../wire/student-file.ts'
import { studentDocument } from '../wire/processes.ts'

/** The photo, if the role may see it; before it has loaded, or without one, the initials of the name. */
export function Portrait({ file: { id, name, portrait } }: { readonly file: StudentFile }) {
  const rest = useRest()
  const { data: address } = useQuery({
    queryKey: ['students', 'portrait', id, portrait?.name],
    queryFn: async () => {
      const body = { C_BPartner_ID: id, model: portrait?.model, file_record: portrait?.record }
      const answer = await rest.post(processPath(studentDocument.slug), {
        ...body,
        name: portrait?.name,
      })
      return addressOf(answer, portrait?.mime ?? '')
    },
    enabled: portrait !== null,
    staleTime: Infinity,
  })
  return <Face name={name} address={address} />
}
