import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { openSession, staffList } from './staff-accounts.ts'

export const staffAccounts = contract({
  slug: 'staff_accounts',
  input: v.object({}),
  output: staffList,
})

export const staffAccountCreate = contract({
  slug: 'staff_account_create',
  input: v.object({
    Name: argument.text(argument.nameLength),
    EMail: argument.text(),
    roles: argument.text(),
  }),
})

export const staffSessions = contract({
  slug: 'staff_sessions',
  input: v.object({
    all: v.optional(argument.flag()),
  }),
  output: v.object({ sessions: list(openSession) }),
})

export const staffSessionEnd = contract({
  slug: 'staff_session_end',
  input: v.object({
    AD_Session_ID: argument.integer(),
  }),
  recordParameter: { table: 'auth_session', parameter: 'AD_Session_ID' },
})

export const staffRecoveryCodes = contract({
  slug: 'staff_recovery_codes',
  input: v.object({}),
})

/** Removes one's own second factor, proved by its code; the next sign-in sets up another. */
export const staffFactorRenew = contract({
  slug: 'staff_factor_renew',
  input: v.object({ code: argument.text() }),
})

const onAccount = { ad_user_ID: argument.integer() }
const recordParameter = { table: 'ad_user', parameter: 'ad_user_ID' }

export const staffAccountRoles = contract({
  slug: 'staff_account_roles',
  input: v.object({ ...onAccount, roles: argument.text() }),
  recordParameter,
})

export const staffAccountPassword = contract({
  slug: 'staff_account_password',
  input: v.object(onAccount),
  recordParameter,
})

/** An invitation that was not accepted yet: sent again, or withdrawn. */
export const staffInvitationSend = contract({
  slug: 'staff_invitation_send',
  input: v.object(onAccount),
  recordParameter,
})

export const staffInvitationWithdraw = contract({
  slug: 'staff_invitation_withdraw',
  input: v.object(onAccount),
  recordParameter,
})

export const staffAccountLock = contract({
  slug: 'staff_account_lock',
  input: v.object(onAccount),
  recordParameter,
})

export const staffAccountUnlock = contract({
  slug: 'staff_account_unlock',
  input: v.object(onAccount),
  recordParameter,
})

export const staffSecondFactorRemove = contract({
  slug: 'staff_second_factor_remove',
  input: v.object(onAccount),
  recordParameter,
})
