import { staffWith } from '#features/roles/rules/facts.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
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

const roles = staffWith('account.manage')

type AccountProcessDeps = AccountNeeds & { readonly mayConfirm: MayConfirm }

/**
 * Processes of staff accounts, for the administrator. An action on an account that may confirm proposals is itself
 * proposed. None of them shows a secret: the owner sets the password by a mailed link.
 */
export function accountProcesses(needs: AccountProcessDeps): readonly Process[] {
  return [
    defineProcess({
      ...contracts.staffAccounts,
      name: officeLabels.staffAccounts,
      roles,
      shows: [],
      run: async (_given, context) => ({
        summary: text['accounts-listed'],
        data: await listStaff(context, needs.mayConfirm),
      }),
    }),
    defineProcess({
      ...contracts.staffAccountCreate,
      name: { en: 'New staff account', ne: 'नयाँ कर्मचारी खाता' },
      roles,
      run: (given, context) =>
        doOrPropose((transaction) => newAccount(transaction, given), context, needs),
    }),
    defineProcess({
      ...contracts.staffAccountRoles,
      name: officeLabels.setRoles,
      roles,
      run: ({ roles: names }, context) =>
        doOrPropose(
          (transaction) => existingAccount(transaction, 'roles', { context, roles: names }),
          context,
          needs,
        ),
    }),
    ...actions.map(({ contract, name, action }) =>
      defineProcess({
        ...contract,
        name,
        roles,
        run: (_given, context) =>
          doOrPropose(
            (transaction) => existingAccount(transaction, action, { context }),
            context,
            needs,
          ),
      }),
    ),
  ]
}

type AccountProcess = Pick<Process, 'name'> & {
  readonly contract: typeof contracts.staffAccountLock
  readonly action: Exclude<AccountAction, 'create' | 'roles'>
}

const actions: readonly AccountProcess[] = [
  {
    contract: contracts.staffAccountPassword,
    name: officeLabels.mailPasswordLink,
    action: 'password',
  },
  {
    contract: contracts.staffAccountLock,
    name: { en: 'Lock an account', ne: 'खाता बन्द गर्ने' },
    action: 'lock',
  },
  {
    contract: contracts.staffAccountUnlock,
    name: { en: 'Unlock an account', ne: 'खाता खोल्ने' },
    action: 'unlock',
  },
  {
    contract: contracts.staffSecondFactorRemove,
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
  const afterwards: (() => void)[] = []
  const { transact, nowMs, session } = context
  const result = await transact(async (transaction, did): Promise<Refusal | ProcessResult> => {
    const command = await readCommand(transaction)
    if (isRefusal(command)) return command
    if (await needsSecond(transaction, command, needs.mayConfirm))
      return proposed({ transaction, did, session, nowMs }, command)
    const change = await carryOut(transaction, command, {
      ...needs,
      by: [session.userId],
      nowMs,
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
  given: Given<typeof contracts.staffAccountCreate>,
): Promise<Refusal | AccountCommand> {
  const name = given.Name
  const email = normalEmail(given.EMail)
  const wanted = readRoles(given.roles)
  if (wanted === null) return refusal('rule/roles-wrong', text['roles-wrong'])
  const problem = accountProblem({ name, email })
  if (problem !== null) return refusal(`rule/${problem}`, text[problem])
  if (await isEmailTaken(transaction, email))
    return refusal('rule/email-taken', text['email-taken'], { status: 409 })
  return { action: 'create', account: null, name, email, roles: wanted }
}

type Existing = {
  readonly context: ProcessContext
  /** Names of new roles; absent: they stay. */
  readonly roles?: string
}

/** Another person's account, with its row locked, and the roles it will have. */
async function existingAccount(
  transaction: Transaction,
  action: AccountAction,
  { context, roles: names }: Existing,
): Promise<Refusal | AccountCommand> {
  const userId = context.record
  if (userId === context.session.userId) return refusal('rule/own-account', text['own-account'])
  const account = await lockAccount(transaction, userId)
  if (account === null)
    return refusal('rule/account-unknown', text['account-unknown'], { status: 404 })
  const wanted = names === undefined ? account.roles : readRoles(names)
  if (wanted === null) return refusal('rule/roles-wrong', text['roles-wrong'])
  const { name, email } = account
  return { action, account, name, email, roles: wanted }
}
