import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'

type OpeningKey = { readonly openingId: number; readonly clientId: number }

export type LaidOutEntrance = {
  readonly id: number
  readonly name: string
  readonly name_ne: string
  readonly result_published: Date | null
  /** Ids of the centres that applicants may ask for, joined by commas. */
  readonly exam_centres: string
  /** Ids of the further programmes that it is for, joined by commas. */
  readonly further_programs: string
}

/** An entrance to lay out; null when there is none. */
export async function findEntrance(
  reader: Reader,
  { openingId, clientId }: OpeningKey,
): Promise<LaidOutEntrance | null> {
  const row = await reader
    .selectFrom('n_entrance_open')
    .select(['n_entrance_open_id as id', 'name', 'name_ne', 'result_published'])
    .select(['exam_centres', 'further_programs'])
    .where('n_entrance_open_id', '=', openingId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** The same for a change, which is refused once the result is published. */
export async function entranceToChange(
  reader: Reader,
  key: OpeningKey,
): Promise<LaidOutEntrance | Refusal> {
  const opening = await findEntrance(reader, key)
  if (opening === null) return refusedLayout('opening-unknown', 404)
  return opening.result_published === null ? opening : refusedLayout('published-already')
}

export function refusedLayout(
  reason: keyof typeof text,
  status: 400 | 404 | 409 = 409,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  return refusal(`rule/${reason}`, text[reason], { status, values })
}

/** Ids of the centres that applicants may ask for. */
export function centreIdsOf({ exam_centres }: { readonly exam_centres: string }): number[] {
  return exam_centres === '' ? [] : exam_centres.split(',').map(Number)
}
