import type { Database } from '#platform/server/database/database.ts'
import { findInstitution } from '#features/institution/server/institution.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { demoStaff } from './people.ts'

/** The code of an instant for a role or an email of the demonstration's staff. Throws where there is none to be had. */
export async function findDemoCode(
  database: Database,
  who: string,
  { nowMs, vault }: { readonly nowMs: number; readonly vault: CodeVault },
): Promise<string> {
  const institution = await findInstitution(database)
  if (institution?.is_demo !== true)
    throw new Error('This is no demonstration: real staff have their own phones.')
  const person = demoStaff.find(({ email, roles }) => email === who || roles[0] === who)
  if (person === undefined)
    throw new Error(`Say who: ${demoStaff.map(({ roles }) => roles[0]).join(', ')}.`)
  const row = await database.kysely
    .selectFrom('second_factor as f')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'f.ad_user_id')
    .select(['f.ad_user_id', 'f.secret'])
    .where('u.email', '=', person.email)
    .executeTakeFirst()
  if (row === undefined) throw new Error(`${person.email} has no second factor yet.`)
  const secret = vault.open(row.secret, row.ad_user_id)
  if (secret === null) throw new Error('The second factors were sealed with another key.')
  return codeAt(secret, nowMs)
}
