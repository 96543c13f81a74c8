import { academicIdsFromWire, academicIdsToWire } from '#features/applying/wire/academic.ts'
import { payingFromWire } from '#features/applying/wire/paying.ts'
import {
  dayOf,
  flagOf,
  idOf,
  listValueOf,
  recordsOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import { type Payment, paymentFromWire } from '#features/payments/wire/payment.ts'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import type { EntranceApplication } from '../rules/entrance.ts'
import { joinQuotas, type Quota } from '../rules/quotas.ts'

export const applicationModel = 'n_entrance_reg'
export const applicationKey = 'n_entrance_reg_ID'
const openingKey = 'n_entrance_open_ID'

/** How a payment says that it is for an entrance application (SPEC §9). */
export const paymentReference: PaymentReference = {
  name: applicationKey,
  aliases: ['n_entrance_id', 'n_entrance_reg_id'],
  model: applicationModel,
  label: { en: 'Entrance Application', ne: 'प्रवेश आवेदन' },
}

/** Expanded with its payments under the key as typed here. */
export const applicationExpand = 'C_Payment'

export function ownApplicationsFilter(partnerId: number): string {
  return `C_BPartner_ID eq ${partnerId}`
}

/** A record of n_entrance_reg with its payments; null when it has no id. */
export function applicationFromWire(
  record: WireRecord,
): (EntranceApplication & { readonly payments: readonly Payment[] }) | null {
  const id = idOf(record, 'id')
  const openingId = idOf(record, openingKey)
  if (id === null || openingId === null) return null
  return {
    id,
    openingId,
    name: textOf(record, openingKey),
    appliedOn: dayOf(record, 'Created'),
    paying: payingFromWire(record),
    status: findDocStatus(listValueOf(record, 'DocStatus')),
    eligible: flagOf(record, 'eligible'),
    quotas: textOf(record, 'selectedQuota')
      .split(',')
      .filter((quota) => quota !== ''),
    symbolNumber: textOf(record, 'erollno'),
    centre: textOf(record, 'exam_centre'),
    payments: recordsOf(record, applicationExpand).flatMap((each) => paymentFromWire(each) ?? []),
  }
}

/** Body of the application (SPEC §3). The server recomputes money and flags; ours are compare-only. */
export function applicationToWire(at: {
  opening: WireRecord
  user: { clientId: number; adOrgId: number; cBpartnerId: number }
  fee: Money
  quotas: readonly Quota[]
}): Record<string, unknown> {
  return {
    AD_Client_ID: at.user.clientId,
    AD_Org_ID: at.user.adOrgId,
    [openingKey]: idOf(at.opening, 'id'),
    C_BPartner_ID: at.user.cBpartnerId,
    ...academicIdsToWire(academicIdsFromWire(at.opening)),
    totalfee: toRupees(at.fee),
    feepaid: 0,
    selectedQuota: joinQuotas(at.quotas),
    eligible: false,
  }
}
