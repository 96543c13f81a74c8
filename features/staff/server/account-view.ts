import { sameInBoth } from '#platform/pure/message.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { ProposalField } from '#features/two-people/wire/open-proposal.ts'
import type { AccountState, ProposedAccount } from '../rules/account-action.ts'
import { accountViewText as text, actionNames } from '../rules/account-action-messages.ts'
import { rolesInWords } from '../rules/roles.ts'

/** The account before and after, with the name of the action; a new account has no values before. */
export const accountView: NonNullable<ProposalType['view']> = async (
  _reader,
  { before, after },
) => {
  const command = JSON.parse(after) as ProposedAccount
  const now = command.act === 'create' ? null : (JSON.parse(before) as AccountState)
  const field = (
    name: ProposalField['name'],
    read: (state: AccountState) => ProposalField['proposed'],
  ): ProposalField => ({ name, now: now === null ? null : read(now), proposed: read(command) })
  const password: ProposalField = {
    name: text.password,
    now: now === null ? null : text['own-password'],
    proposed: text['by-link'],
  }
  const setsPassword = command.act === 'create' || command.act === 'password'
  return {
    subject: sameInBoth(`${command.name}, ${command.email}`),
    fields: [
      { name: text.act, now: null, proposed: actionNames[command.act] },
      field(text.name, ({ name }) => name),
      field(text.email, ({ email }) => ({ email })),
      field(text.roles, ({ roles }) => rolesInWords(roles)),
      field(text.state, ({ isLocked }) => text[isLocked ? 'locked' : 'open']),
      field(text.factor, ({ hasSecondFactor }) => text[hasSecondFactor ? 'set-up' : 'not-set-up']),
      ...(setsPassword ? [password] : []),
    ],
    checks: [],
    lists: [],
    sheet: null,
  }
}
