import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { type Message, type Messages, sameInBoth } from '#platform/pure/message.ts'

/** Accounts of the ledger. */
export const accountNames = {
  khalti: pageLabels.khalti,
  bank: common.bank,
  charges: { en: 'Charges of the wallet', ne: 'वालेटको शुल्क' },
  cash: { en: 'Cash', ne: 'नगद' },
  'cash-difference': { en: 'Cash differences', ne: 'नगदको फरक' },
  scholarship: common.scholarship,
  retotaling: pageLabels.retotaling,
  fees: pageLabels.fees,
  unclaimed: { en: 'Money no one claimed', ne: 'दाबी नभएको रकम' },
  opening: pageLabels.beforeThisSystem,
  suspense: { en: 'Suspense', ne: 'नमिलेको रकम' },
} as const satisfies Messages

/** Name of an account; an unknown one is called by its own word. */
export function accountName(account: string): Message {
  return Object.hasOwn(accountNames, account)
    ? accountNames[account as keyof typeof accountNames]
    : sameInBoth(account)
}
