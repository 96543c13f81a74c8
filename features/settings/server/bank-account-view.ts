import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { type QrMerchant, readMerchant } from '#platform/pure/emv-qr/merchant.ts'
import { hiddenEnd } from '#features/two-people/rules/facts.ts'
import type {
  ProposalCheck,
  ProposalField,
  ProposalView,
} from '#features/two-people/wire/open-proposal.ts'
import { bankViewText as text } from '../rules/bank-view-messages.ts'
import type { SettingValues } from '../rules/settings.ts'

type Account = SettingValues['bank-account']

/** Sides of a proposed bank account; `proposed` has the digits hidden, `pictured` has them. */
type Sides = {
  readonly now: Account
  readonly proposed: Account
  readonly pictured: Account
  /** Vouchers that wait for the cashier. */
  readonly vouchers: number
}

/** A bank account for its second person: now and proposed, the QR drawn and decoded, and what agrees. */
export function bankAccountView(sides: Sides): ProposalView {
  return {
    subject: text.subject,
    fields: fieldsOf(sides),
    checks: checksOf(sides),
    lists: [],
    sheet: null,
  }
}

/** The identifier inside a QR that changes, whose end is typed from the bank's letter; null when none does. */
export function changedQrId(now: Account, proposed: Account): string | null {
  if (JSON.stringify(now.qr) === JSON.stringify(proposed.qr)) return null
  return merchantOf(proposed)?.accounts[0] ?? null
}

function merchantOf({ qr }: Account): QrMerchant | null {
  return qr?.kind === 'emv' ? readMerchant(qr.payload) : null
}

function fieldsOf({ now, proposed, pictured }: Sides): readonly ProposalField[] {
  const [was, will] = [merchantOf(now), merchantOf(pictured)]
  const isOtherQr = changedQrId(now, pictured) !== null
  const id = will?.accounts[0] ?? null
  const drawn = ({ qr }: Account) => (qr?.kind === 'emv' ? { qr: qr.payload } : null)
  const both = (name: 'bank' | 'number' | 'holder') => ({
    name: text[name],
    now: now[name],
    proposed: proposed[name],
  })
  return [
    { name: text.qr, now: drawn(now), proposed: drawn(pictured) },
    ...pictureField(now, pictured),
    {
      name: text['qr-id'],
      now: was?.accounts[0] ?? null,
      proposed: id === null ? null : isOtherQr ? hiddenEnd(id) : id,
    },
    { name: text['qr-name'], now: was?.name ?? null, proposed: will?.name ?? null },
    { name: text['qr-words'], now: now.qr?.label ?? null, proposed: proposed.qr?.label ?? null },
    both('bank'),
    both('number'),
    both('holder'),
  ]
}

function pictureField(now: Account, proposed: Account): readonly ProposalField[] {
  const url = ({ qr }: Account) => (qr?.kind === 'image' ? qr.url : null)
  return url(now) === null && url(proposed) === null
    ? []
    : [{ name: text['qr-picture'], now: url(now), proposed: url(proposed) }]
}

function checksOf(sides: Sides): readonly ProposalCheck[] {
  const { now, pictured, vouchers } = sides
  return [
    ...qrChecks(sides),
    togetherCheck(now, pictured),
    {
      fact: text['check-bank'],
      found: sameInBoth(now.bank === pictured.bank ? now.bank : `${now.bank} → ${pictured.bank}`),
      sign: now.bank === pictured.bank ? 'agree' : 'look',
    },
    {
      fact: text['check-vouchers'],
      found:
        vouchers === 0 ? text['vouchers-none'] : sayInBoth(text['vouchers-some'], { n: vouchers }),
      sign: vouchers === 0 ? 'agree' : 'look',
    },
  ]
}

function qrChecks({ pictured }: Sides): readonly ProposalCheck[] {
  const { qr, number, holder } = pictured
  if (qr?.kind === 'image')
    return [{ fact: text['check-picture'], found: text['picture-found'], sign: 'look' }]
  const merchant = merchantOf(pictured)
  if (merchant === null) return []
  const digits = number.replaceAll('-', '')
  const isSame = merchant.accounts.some((each) => each.replaceAll('-', '').includes(digits))
  const isSameName = merchant.name !== '' && startsAlike(holder, merchant.name)
  return [
    {
      fact: text['check-number'],
      found: text[isSame ? 'number-same' : 'number-other'],
      sign: isSame ? 'agree' : 'look',
    },
    {
      fact: text['check-name'],
      found: sameInBoth(merchant.name === '' ? '-' : merchant.name),
      sign: isSameName ? 'agree' : 'look',
    },
  ]
}

/** A QR holds 25 characters of a name at most. */
function startsAlike(holder: string, inQr: string): boolean {
  return holder.trim().toLowerCase().startsWith(inQr.trim().toLowerCase())
}

function togetherCheck(now: Account, proposed: Account): ProposalCheck {
  const isOtherNumber = now.number !== proposed.number
  const isOtherQr = JSON.stringify(now.qr) !== JSON.stringify(proposed.qr)
  const found =
    isOtherNumber && isOtherQr
      ? 'both-change'
      : isOtherNumber
        ? 'number-only'
        : isOtherQr
          ? 'qr-only'
          : 'none-changes'
  const isHalf = isOtherNumber !== isOtherQr
  return { fact: text['check-both'], found: text[found], sign: isHalf ? 'look' : 'agree' }
}
