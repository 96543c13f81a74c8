import type { TestServer } from './test-server.ts'

let phones = 0

/** Two accounts with one birth date and phone under two spellings of a name, as the registrar's queue has them. */
export async function aDouble(at: TestServer) {
  const phone = `97${String(++phones).padStart(8, '0')}`
  const earlier = await at.student({ name: `Sita Shrestha ${phones}`, phone })
  const later = await at.student({ name: `Seeta Shresta ${phones}`, phone })
  const { double_person_id } = await at.database.kysely
    .selectFrom('double_person')
    .select('double_person_id')
    .where('later_id', '=', later.partnerId)
    .executeTakeFirstOrThrow()
  return { double_person_ID: double_person_id, earlier, later }
}
