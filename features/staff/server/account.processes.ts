import { randomBytes } from 'node:crypto'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import {
  type Arguments,
  type Process,
  type ProcessContext,
  nameLength,
} from '#platform/server/processes/process.ts'
import type { Passwords } from '#features/auth/server/passwords.ts'
import { noteAccountChange } from '#features/two-people/server/account-changes.ts'
import { accountProblem, readRoles } from '../rules/account.ts'
import { staffMessages as text } from '../rules/messages.ts'
import {
  createAccount,
  listAccounts,
  newOneTimePassword,
  removeSecondFactor,
  replacePassword,
  writeRoles,
} from './accounts.ts'
import { type AccountWork, changeAccount, type Needs } from './change-account.ts'
import { showingOnce } from './showing-once.ts'

const roles = ['administrator'] as const
const idParameter = { name: 'ad_user_ID', type: 'integer', mandatory: true } as const
const rolesParameter = { name: 'roles', type: 'text', mandatory: true } as const
const recordParameter = { table: 'ad_user', parameter: 'ad_user_ID' } as const

/** Accounts of staff: the administrator's. None of them shows a secret but the one-time password it just made. */
export function accountProcesses(needs: Needs): readonly Process[] {
  return [
    {
      slug: 'staff_accounts',
      name: { en: 'Staff accounts', ne: 'कर्मचारी खाताहरू' },
      parameters: [],
      roles,
      shows: [],
      run: async (_given, { database }) => ({
        summary: text['accounts-listed'],
        data: { accounts: await listAccounts(database) },
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
      run: (given, context) => create(given, context, needs),
    },
    {
      slug: 'staff_account_password',
      name: { en: 'New one-time password', ne: 'नयाँ एकपटके पासवर्ड' },
      parameters: [idParameter],
      roles,
      recordParameter,
      run: (given, context) => newPassword(given, context, needs),
    },
    ...changes.map(({ slug, name, parameters = [], summary, work }) => ({
      slug,
      name,
      parameters: [idParameter, ...parameters],
      roles,
      recordParameter,
      run: (given: Arguments, context: ProcessContext) =>
        changeAccount(given, context, { ...needs, summary: text[summary], work: work(given) }),
    })),
  ]
}

type Change = Pick<Process, 'slug' | 'name'> & {
  readonly parameters?: Process['parameters']
  readonly summary: 'roles-set' | 'account-locked' | 'account-unlocked' | 'factor-removed'
  readonly work: (given: Arguments) => AccountWork
}

const changes: readonly Change[] = [
  {
    slug: 'staff_account_roles',
    name: { en: 'Set roles', ne: 'भूमिका तोक्ने' },
    parameters: [rolesParameter],
    summary: 'roles-set',
    work: setRoles,
  },
  {
    slug: 'staff_account_lock',
    name: { en: 'Lock an account', ne: 'खाता बन्द गर्ने' },
    summary: 'account-locked',
    work: () => setActive(false),
  },
  {
    slug: 'staff_account_unlock',
    name: { en: 'Unlock an account', ne: 'खाता खोल्ने' },
    summary: 'account-unlocked',
    work: () => setActive(true),
  },
  {
    slug: 'staff_second_factor_remove',
    name: { en: 'Remove the second factor', ne: 'दोस्रो प्रमाण हटाउने' },
    summary: 'factor-removed',
    work: () => withoutSecondFactor,
  },
]

const withoutSecondFactor: AccountWork = async (transaction, { ad_user_id }) => {
  await removeSecondFactor(transaction, ad_user_id)
  return { before: {}, after: { second_factor: 'removed' } }
}

function setRoles(given: Arguments): AccountWork {
  return async (transaction, { ad_user_id, roles }) => {
    const wanted = readRoles(String(given['roles']))
    if (wanted === null) return refusal('rule/roles-wrong', text['roles-wrong'])
    await writeRoles(transaction, ad_user_id, wanted)
    return { before: { roles: roles.join(', ') }, after: { roles: wanted.join(', ') } }
  }
}

function setActive(isactive: boolean): AccountWork {
  return async (transaction, account) => {
    await transaction
      .updateTable('ad_user')
      .set({ isactive })
      .where('ad_user_id', '=', account.ad_user_id)
      .execute()
    return { before: { isactive: account.isactive }, after: { isactive } }
  }
}

async function create(given: Arguments, context: ProcessContext, { passwords }: Needs) {
  const wish = { name: String(given['Name']), email: String(given['EMail']) }
  const wanted = readRoles(String(given['roles']))
  const problem = wanted === null ? 'roles-wrong' : accountProblem(wish)
  if (wanted === null || problem !== null)
    return refusal(`rule/${problem ?? 'roles-wrong'}`, text[problem ?? 'roles-wrong'])
  const oneTimePassword = newOneTimePassword()
  const hashes = await hashesOf(oneTimePassword, passwords)
  const person = { ...wish, email: wish.email.toLowerCase(), roles: wanted, hashes }
  const made = ({ act, nowMs, session }: ProcessContext) =>
    act(async (transaction, did) => {
      const id = await createAccount(transaction, person, nowMs)
      if (id === 'email-taken')
        return refusal('rule/email-taken', text['email-taken'], { status: 409 })
      await noteAccountChange(transaction, { userId: id, by: session.userId, nowMs })
      const after = { name: person.name, email: person.email, roles: wanted.join(', ') }
      did({ table: 'ad_user', record: id, before: {}, after })
      return { summary: text['account-created'], data: { ad_user_ID: id } }
    })
  return showingOnce(context, made, () => ({ oneTimePassword }))
}

async function newPassword(given: Arguments, context: ProcessContext, needs: Needs) {
  const userId = Number(given['ad_user_ID'])
  const oneTimePassword = newOneTimePassword()
  const hashes = await hashesOf(oneTimePassword, needs.passwords)
  const set = (own: ProcessContext) =>
    changeAccount(given, own, {
      ...needs,
      summary: text['password-made'],
      work: async (transaction) => {
        await replacePassword(transaction, userId, { hashes, nowMs: own.nowMs })
        return { before: {}, after: { password: 'one-time' } }
      },
    })
  return showingOnce(context, set, () => ({ oneTimePassword }))
}

/** The real password of an account that has none yet is one nobody knows. */
async function hashesOf(oneTimePassword: string, passwords: Passwords) {
  const password = await passwords.hash(randomBytes(32).toString('base64url'))
  return { password, oneTime: await passwords.hash(oneTimePassword) }
}
