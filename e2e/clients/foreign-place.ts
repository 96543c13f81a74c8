import {
  academicsOf,
  type ForeignClient,
  idAt,
  type Json,
  recordsOf,
  tenant,
} from './foreign-client.ts'
import type { University } from '../university.ts'

/** Studies of an enrolled student, by a client that knows only the specification's calls. */
export type Studies = { readonly client: ForeignClient; readonly university: University }

/** The active enrollment and its place, as every application repeats it. */
export async function enrollmentOf({ client }: Studies) {
  const found = recordsOf(
    await client.list('n_program_enroll', {
      $filter: client.own,
      $orderby: 'Created desc',
      $top: '1',
    }),
  )
  const enrollment = found[0] ?? {}
  return {
    enrollment,
    place: {
      ...tenant,
      ...academicsOf(enrollment),
      C_BPartner_ID: client.partnerId,
      n_program_enroll_ID: idAt(enrollment, 'id'),
    },
  }
}

/** `n_program_ID eq 1 and …` for the place of an enrollment. */
export function placeFilter(enrollment: Json): string {
  return Object.entries(academicsOf(enrollment))
    .map(([column, id]) => `${column} eq ${String(id)}`)
    .join(' and ')
}
