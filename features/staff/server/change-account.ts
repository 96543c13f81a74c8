import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type {
  Arguments,
  ProcessContext,
  ProcessResult,
} from '#platform/server/processes/process.ts'
import type { Facts } from '#platform/server/processes/trail.ts'
import type { Passwords } from '#features/auth/server/passwords.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { noteAccountChange } from '#features/two-people/server/account-changes.ts'
import { staffMessages as text } from '../rules/messages.ts'
import { type Account, lockAccount } from './accounts.ts'
import { endAllSessions } from './staff-sessions.ts'

export type Needs = { readonly passwords: Passwords; readonly sessions: Sessions }

/** What is done to an account, its row locked; says what was and what is. */
export type AccountWork = (
  transaction: Transaction,
  account: Account,
) => Promise<Refusal | { readonly before: Facts; readonly after: Facts }>

/** Whatever an account may do changes at once: its sessions end. Nobody changes their own. */
export async function changeAccount(
  given: Arguments,
  context: ProcessContext,
  { work, summary, sessions }: Needs & { readonly work: AccountWork; readonly summary: Message },
): Promise<Refusal | ProcessResult> {
  const userId = Number(given['ad_user_ID'])
  let ended: readonly string[] = []
  const done = await context.act(async (transaction, did) => {
    const account = await othersAccount(transaction, userId, context)
    if (isRefusal(account)) return account
    const changed = await work(transaction, account)
    if (isRefusal(changed)) return changed
    ended = await endAllSessions(transaction, userId, { sessions, nowMs: context.nowMs })
    const { session, nowMs } = context
    await noteAccountChange(transaction, { userId, by: session.userId, nowMs })
    did({ table: 'ad_user', record: userId, ...changed })
    return { summary }
  })
  sessions.forget(ended)
  return done
}

async function othersAccount(
  transaction: Transaction,
  userId: number,
  { session }: ProcessContext,
): Promise<Refusal | Account> {
  if (userId === session.userId) return refusal('rule/own-account', text['own-account'])
  const account = await lockAccount(transaction, userId)
  return account ?? refusal('rule/account-unknown', text['account-unknown'], { status: 404 })
}
