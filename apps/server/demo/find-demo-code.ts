import type { Database } from '#platform/server/database/database.ts'
import { findInstitution } from '#features/institution/server/institution.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { demoStaff } from './people.ts'

/**
 * Gives the current code of a member of the demonstration's staff, found by role, email or the part before the @. Throws
 * if there is none.
 */
export async function findDemoCode(
  database: Database,
  who: string,
  { nowMs, vault }: { readonly nowMs: number; readonly vault: CodeVault },
): Promise<string> {
  const institution = await findInstitution(database.kysely)
  if (institution?.isDemo !== true)
    throw new Error('This is no demonstration: real staff have their own phones.')
  const person = demoStaff.find(
    ({ email, roles }) => email === who || signInName(email) === who || roles[0] === who,
  )
  if (person === undefined)
    throw new Error(`Say who: ${demoStaff.map(({ email }) => signInName(email)).join(', ')}.`)
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

/** `exams` of `exams@ltu.example`: the name the start page shows. */
function signInName(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
