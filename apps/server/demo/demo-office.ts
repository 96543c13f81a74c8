import type { Proves } from '#features/two-people/server/proof.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Process, processRegistry } from '#platform/server/processes/process.ts'
import { runProcess } from '#platform/server/processes/run-process.ts'
import type { Trail } from '#platform/server/processes/trail.ts'
import { changesOf } from '#features/audit/server/process-trail.ts'
import { type Role, roleIds } from '#features/roles/rules/facts.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { momentOn, noteInDiary } from './time/diary.ts'

type Office = {
  readonly database: Database
  readonly processes: readonly Process[]
  readonly staff: { readonly userId: number; readonly role: Exclude<Role, 'student'> }
}

type Call = {
  readonly slug: string
  readonly body: Readonly<Record<string, unknown>>
  readonly nowMs: number
}

/** Runs a process as a member of staff in the office hours of a past day, with its audit entry; gives the result. */
export async function decideInOffice({ database, processes, staff }: Office, call: Call) {
  const { slug, body } = call
  const nowMs = momentOn(database, call.nowMs)
  const session = {
    ...loginSelection,
    ...staff,
    sessionId: 'demonstration',
    partnerId: 0,
    roleId: roleIds[staff.role],
    language: 'en',
  } as const
  const answer = await runProcess({ slug, body, language: 'en' }, processRegistry(processes), {
    database,
    session,
    nowMs,
    trail: trailAt(database, nowMs),
  })
  if (answer.isError) throw new Error(`Demo: ${slug} ${JSON.stringify(body)}: ${answer.summary}`)
  return answer.data ?? {}
}

function trailAt(database: Database, nowMs: number): Trail {
  return {
    keep(_transaction, by, changes) {
      noteInDiary(database, changesOf(by, changes), nowMs)
      return Promise.resolve()
    },
    refused: () => {},
    printed: () => Promise.resolve(),
    seen: () => Promise.resolve(),
  }
}

/** Arguments with which a second person confirms a proposal that asks for a fresh code. */
export function withCode(proposal: object) {
  return { ...proposal, code: '000000' }
}

/** The demonstration's second persons have no phone: any code is right. */
export const provedByDemo: Proves = {
  code: () => Promise.resolve(null),
  digits: (_userId, refused) => Promise.resolve(refused),
}
