import { idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { Message } from '#platform/pure/message.ts'

export type Campus = {
  readonly id: number
  readonly name: Message
  readonly address: Message
  /** '' where there is none. */
  readonly phone: string
  readonly email: string
  /** Programmes taught there. */
  readonly programs: readonly Message[]
}

/** Campuses of the list `n_campus` with their programmes of the list `n_program`. */
export function campusesFromWire(
  records: readonly WireRecord[],
  programs: readonly WireRecord[],
): readonly Campus[] {
  return records.flatMap((record) => {
    const id = record['id']
    if (typeof id !== 'number') return []
    const own = programs.filter((program) => idOf(program, 'n_campus_ID') === id)
    return [
      {
        id,
        name: nameIn(record),
        address: { en: textOf(record, 'address'), ne: textOf(record, 'address_ne') },
        phone: textOf(record, 'phone'),
        email: textOf(record, 'email'),
        programs: own.map(nameIn),
      },
    ]
  })
}

function nameIn(record: WireRecord): Message {
  const en = textOf(record, 'Name')
  return { en, ne: textOf(record, 'name_ne') || en }
}
