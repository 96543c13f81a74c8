import type { Answer } from '#testing/person.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import type { PresenceSheet } from '../wire/presence.ts'
import { anEntranceToLayOut } from './entrance-layout.ts'

/** A file of lines as a process takes it. */
export function csvFile(...lines: readonly string[]) {
  return {
    fileName: 'presence.csv',
    fileContent: Buffer.from(lines.join('\n')).toString('base64'),
  }
}

/** An entrance whose first sitting, Morning, is over today; Evening begins at 18:00. All applicants have a seat. */
export async function anEntranceOfToday(at: TestServer, applicants = 3) {
  const entrance = await anEntranceToLayOut(at, undefined, 'held')
  const { room } = await entrance.centre({ A: 2, B: 2 })
  const people = []
  for (let n = 0; n < applicants; n++) people.push(await entrance.applicant())
  const today = todayOf(at)
  const morning = await entrance.sitting({
    name: 'Morning',
    slot: [today, '08:00', '10:00'],
    rooms: [room('A'), room('B')],
  })
  await entrance.sitting({ name: 'Evening', slot: [today, '18:00', '20:00'], rooms: [room('A')] })
  await entrance.seatAll()
  const sitting = morning.body['data'] as { readonly n_exam_routine_ID: number }
  const read = async (more: object = {}, of: object = sitting) => {
    const { body } = await entrance.run('entrance_presence', { ...of, ...more })
    return body['data'] as PresenceSheet
  }
  return {
    ...entrance,
    people,
    room,
    sitting,
    read,
    /** Saves marks of the sitting as lines such as `2083-0001,absent`, over what is read now. */
    async mark(lines: readonly string[], more: object = {}): Promise<Answer> {
      const { seenSitting: seen } = await read()
      const file = csvFile('erollno,attendance', ...lines)
      return entrance.run('entrance_presence_save', { ...sitting, seen, file, ...more })
    },
  }
}
