import { sayInBoth } from '#platform/pure/message.ts'
import { findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { yesNo } from '#platform/pure/yes-no.ts'
import { hiddenEnd } from '#features/two-people/rules/facts.ts'
import type { ProposalField, ProposalView } from '#features/two-people/wire/open-proposal.ts'
import type { AccountValue } from '../rules/account.ts'
import { purposesInWords } from '../rules/purposes.ts'
import { accountLabels as labels } from '../rules/screen-messages.ts'
import { accountViewText as text } from '../rules/view-messages.ts'
import { checksOf } from './account-checks.ts'
import { changedQrId, type Sides, merchantOf } from './sides.ts'

/** A bank account for its second person: now and proposed, the QR drawn and decoded, and what agrees. */
export function bankAccountView(sides: Sides): ProposalView {
  const { now, proposed } = sides
  const named = now ?? proposed
  return {
    subject: sayInBoth(text[now === null ? 'subject-new' : 'subject'], { bank: named.bank }),
    fields: fieldsOf(sides),
    checks: checksOf(sides),
    lists: [],
    sheet: null,
  }
}

function fieldsOf(sides: Sides): readonly ProposalField[] {
  const { now, proposed } = sides
  const both = (
    name: keyof typeof labels,
    of: (account: AccountValue) => ProposalField['now'],
  ) => ({
    name: labels[name],
    now: now === null ? null : of(now),
    proposed: of(proposed),
  })
  return [
    ...qrFields(sides),
    both('bank', ({ bank }) => bank),
    both('branch', ({ branch }) => branch),
    both('number', ({ number }) => number),
    both('holder', ({ holder }) => holder),
    both('purposes', ({ purposes }) => purposesInWords(purposes)),
    both('from', ({ from }) => dayText(from)),
    both('until', ({ until }) => dayText(until)),
    both('active', ({ isActive }) => yesNo[isActive ? 'yes' : 'no']),
  ]
}

function qrFields({ now, proposed, pictured, pictures }: Sides): readonly ProposalField[] {
  const [was, will] = [merchantOf(now), merchantOf(pictured)]
  const isOtherQr = changedQrId(now, pictured) !== null
  const id = will?.accounts[0] ?? null
  return [
    {
      name: text.qr,
      now: drawn(now, pictures.now),
      proposed: drawn(pictured, pictures.proposed),
    },
    {
      name: text['qr-id'],
      now: was?.accounts[0] ?? null,
      proposed: id === null ? null : isOtherQr ? hiddenEnd(id) : id,
    },
    { name: text['qr-name'], now: was?.name ?? null, proposed: will?.name ?? null },
    { name: labels.label, now: now?.qr?.label ?? null, proposed: proposed.qr?.label ?? null },
  ]
}

/** A picture of this server that is not stored with the accounts is named by its path. */
function drawn(account: AccountValue | null, picture: string | null): ProposalField['now'] {
  const qr = account?.qr ?? null
  if (qr === null) return null
  if (qr.kind === 'emv') return { qr: qr.payload }
  return picture === null ? qr.url : { picture }
}

function dayText(typed: string | null): ProposalField['now'] {
  const day = typed === null ? null : findDay(typed)
  return day === null ? null : dayInBoth(day)
}
