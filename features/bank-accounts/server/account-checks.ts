import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { ProposalCheck } from '#features/two-people/wire/open-proposal.ts'
import type { AccountValue } from '../rules/account.ts'
import { listedPurposes } from '../rules/purposes.ts'
import { accountViewText as text } from '../rules/view-messages.ts'
import { isSameQr, merchantOf, type Sides } from './sides.ts'

/** Facts that were compared for the second person of a bank account. */
export function checksOf(sides: Sides): readonly ProposalCheck[] {
  const { now, pictured, vouchers } = sides
  return [
    ...qrChecks(sides),
    ...(now === null ? [] : [togetherCheck(now, pictured), bankCheck(now, pictured)]),
    purposesCheck(sides),
    {
      fact: text['check-vouchers'],
      found:
        vouchers === 0 ? text['vouchers-none'] : sayInBoth(text['vouchers-some'], { n: vouchers }),
      sign: vouchers === 0 ? 'agree' : 'look',
    },
  ]
}

function purposesCheck({ without }: Sides): ProposalCheck {
  const isServed = without.length === 0
  return {
    fact: text['check-purposes'],
    found: isServed
      ? text['purposes-served']
      : sayInBoth(text['purposes-without'], { fees: listedPurposes(without) }),
    sign: isServed ? 'agree' : 'look',
  }
}

function bankCheck(now: AccountValue, proposed: AccountValue): ProposalCheck {
  const [was, is] = [bankOf(now), bankOf(proposed)]
  return {
    fact: text['check-bank'],
    found: sameInBoth(was === is ? is : `${was} → ${is}`),
    sign: was === is ? 'agree' : 'look',
  }
}

function bankOf({ bank, branch }: AccountValue): string {
  return [bank, branch].filter((each) => each !== '').join(', ')
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

function togetherCheck(now: AccountValue, proposed: AccountValue): ProposalCheck {
  const isOtherNumber = now.number !== proposed.number
  const isOtherQr = !isSameQr(now, proposed)
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
