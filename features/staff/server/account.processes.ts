import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import {
  type Arguments,
  nameLength,
  type Process,
  type ProcessContext,
  type ProcessResult,
} from '#platform/server/processes/process.ts'
import { showingOnce } from '#platform/server/processes/showing-once.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { normalEmail } from '#features/auth/rules/facts.ts'
import type { MayConfirm } from '#features/two-people/server/may-confirm.ts'
import { accountProblem, readRoles } from '../rules/account.ts'
import { type AccountAction, needsSecondAdministrator } from '../rules/account-action.ts'
import { staffMessages as text } from '../rules/messages.ts'
import { moment } from '../rules/moment.ts'
import { type AccountNeeds, type AccountCommand, carryOut } from './account-actions.ts'
import { proposeAccountAction } from './account-proposals.ts'
import { isEmailTaken, lockAccount } from './accounts.ts'
import { listStaff } from './list-staff.ts'

const roles = ['administrator'] as const
const idParameter = { name: 'ad_user_ID', type: 'integer', mandatory: true } as const
const rolesParameter = { name: 'roles', type: 'text', mandatory: true } as const
const recordParameter = { table: 'ad_user', parameter: 'ad_user_ID' } as const

type AccountProcessDeps = AccountNeeds & { readonly mayConfirm: MayConfirm }

/**
 * Processes of staff accounts, for the administrator. An action on an account that may confirm proposals is itself
 * proposed. None of them shows a secret except the one-time password it just made.
 */
export function accountProcesses(needs: AccountProcessDeps): readonly Process[] {
  return [
    {
      slug: 'staff_accounts',
      name: { en: 'Staff accounts', ne: 'कर्मचारी खाताहरू' },
      parameters: [],
      roles,
      shows: [],
      run: async (_given, context) => ({
        summary: text['accounts-listed'],
        data: await listStaff(context, needs.mayConfirm),
      }),
    },
    {
      slug: 'staff_account_create',
      name: { en: 'New staff account', ne: 'नयाँ कर्मचारी खाता' },
      parameters: [
        { name: 'Name', type: 'text', maxLength: nameLength, mandatory: true },
        { name: 'EMail', type: 'text', mandatory: true },
        rolesParameter,
      ],
      roles,
      run: (given, context) =>
        doOrPropose((transaction) => newAccount(transaction, given), context, needs),
    },
    ...actions.map(({ slug, name, action, parameters = [] }) => ({
      slug,
      name,
      parameters: [idParameter, ...parameters],
      roles,
      recordParameter,
      run: (given: Arguments, context: ProcessContext) =>
        doOrPropose(
          (transaction) => existingAccount(transaction, { action, given, context }),
          context,
          needs,
        ),
    })),
  ]
}

type AccountProcess = Pick<Process, 'slug' | 'name'> & {
  readonly action: Exclude<AccountAction, 'create'>
  readonly parameters?: Process['parameters']
}

const actions: readonly AccountProcess[] = [
  {
    slug: 'staff_account_roles',
    name: { en: 'Set roles', ne: 'भूमिका तोक्ने' },
    action: 'roles',
    parameters: [rolesParameter],
  },
  {
    slug: 'staff_account_password',
    name: { en: 'New one-time password', ne: 'नयाँ एकपटके पासवर्ड' },
    action: 'password',
  },
  {
    slug: 'staff_account_lock',
    name: { en: 'Lock an account', ne: 'खाता बन्द गर्ने' },
    action: 'lock',
  },
  {
    slug: 'staff_account_unlock',
    name: { en: 'Unlock an account', ne: 'खाता खोल्ने' },
    action: 'unlock',
  },
  {
    slug: 'staff_second_factor_remove',
    name: { en: 'Remove the second factor', ne: 'दोस्रो प्रमाण हटाउने' },
    action: 'second-factor',
  },
]

const done = {
  create: text['account-created'],
  roles: text['roles-set'],
  password: text['password-made'],
  lock: text['account-locked'],
  unlock: text['account-unlocked'],
  'second-factor': text['factor-removed'],
} as const satisfies Record<AccountAction, unknown>

type ReadCommand = (transaction: Transaction) => Promise<Refusal | AccountCommand>

/** Does at once what one administrator may do alone, and proposes what needs a second. */
async function doOrPropose(
  readCommand: ReadCommand,
  context: ProcessContext,
  needs: AccountProcessDeps,
) {
  let secret: Readonly<Record<string, unknown>> | null = null
  const afterwards: (() => void)[] = []
  const run = ({ transact, nowMs, session }: ProcessContext) =>
    transact(async (transaction, did): Promise<Refusal | ProcessResult> => {
      const command = await readCommand(transaction)
      if (isRefusal(command)) return command
      if (await needsSecond(transaction, command, needs.mayConfirm))
        return proposed({ transaction, did, session, nowMs }, command)
      const change = await carryOut(transaction, command, {
        ...needs,
        by: [session.userId],
        nowMs,
        show: (made) => (secret = made),
        afterwards: (work) => afterwards.push(work),
      })
      if (isRefusal(change)) return change
      did(change)
      const isNew = command.account === null
      return {
        summary: done[command.action],
        ...(isNew && { data: { ad_user_ID: change.record } }),
      }
    })
  const result = await showingOnce(context, run, () => secret)
  for (const work of afterwards) work()
  return result
}

async function needsSecond(
  transaction: Transaction,
  { action, account, roles }: AccountCommand,
  mayConfirm: MayConfirm,
): Promise<boolean> {
  const seated = account === null ? [] : await mayConfirm.seated(transaction)
  const isSeated = account !== null && seated.includes(account.ad_user_id)
  const all = [...(account?.roles ?? []), ...roles]
  return needsSecondAdministrator(action, { roles: all, isSeated }, mayConfirm.roles)
}

type Proposing = Pick<ProcessContext, 'session' | 'nowMs'> & {
  readonly transaction: Transaction
  readonly did: (change: Change) => void
}

async function proposed(at: Proposing, command: AccountCommand): Promise<Refusal | ProcessResult> {
  const made = await proposeAccountAction(at, command)
  if (isRefusal(made)) return made
  const { id, aloneFromMs } = made
  const data = { n_proposal_ID: id }
  return aloneFromMs === null
    ? { summary: text['account-proposed'], data }
    : { summary: text['account-proposed-alone'], values: { from: moment(aloneFromMs) }, data }
}

async function newAccount(
  transaction: Transaction,
  given: Arguments,
): Promise<Refusal | AccountCommand> {
  const name = String(given['Name'])
  const email = normalEmail(String(given['EMail']))
  const wanted = readRoles(String(given['roles']))
  if (wanted === null) return refusal('rule/roles-wrong', text['roles-wrong'])
  const problem = accountProblem({ name, email })
  if (problem !== null) return refusal(`rule/${problem}`, text[problem])
  if (await isEmailTaken(transaction, email))
    return refusal('rule/email-taken', text['email-taken'], { status: 409 })
  return { action: 'create', account: null, name, email, roles: wanted }
}

type Existing = {
  readonly action: AccountAction
  readonly given: Arguments
  readonly context: ProcessContext
}

/** Another person's account, with its row locked, and the roles it will have. */
async function existingAccount(
  transaction: Transaction,
  { action, given, context }: Existing,
): Promise<Refusal | AccountCommand> {
  const userId = Number(given['ad_user_ID'])
  if (userId === context.session.userId) return refusal('rule/own-account', text['own-account'])
  const account = await lockAccount(transaction, userId)
  if (account === null)
    return refusal('rule/account-unknown', text['account-unknown'], { status: 404 })
  const wanted = action === 'roles' ? readRoles(String(given['roles'])) : account.roles
  if (wanted === null) return refusal('rule/roles-wrong', text['roles-wrong'])
  const { name, email } = account
  return { action, account, name, email, roles: wanted }
}
