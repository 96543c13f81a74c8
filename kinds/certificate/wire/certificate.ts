import {
  findKey,
  flagOf,
  foundIn,
  idOf,
  moneyOf,
  nepalDayOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import {
  applicantToWire,
  applicationFromWire as sharedFromWire,
  type ApplyingUser,
  columnsWith,
  ownedBy,
  payingColumns,
  withPayments,
} from '#features/applying/wire/application.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import {
  askers,
  type Certificate,
  type CertificateOpening,
  type CertificateRequest,
  certificateTypes,
  handedWays,
} from '../rules/certificate.ts'
import { certificateAbout } from '../rules/about.ts'
import { findSemesters, semestersText } from '../rules/semesters.ts'

export const openingModel = 'n_certificate_open'
export const applicationModel = 'n_certificate_reg'
export const applicationKey = 'n_certificate_reg_ID'
const openingKey = 'n_certificate_open_ID'

/** Reference of a payment to a request for a certificate. */
export const paymentReference: PaymentReference = {
  name: applicationKey,
  aliases: ['n_certificate_reg_id'],
  model: applicationModel,
  label: certificateAbout.title,
}

/** Types that can be asked for. */
export const openFilter = 'IsActive eq true'

/** Own requests with their payments. */
export function ownApplications(partnerId: number) {
  const [request, steps] = [
    ['name_ne', 'copies', 'purpose', 'isUrgent', 'semesters'],
    ['certificateno', 'issued', 'ready', 'handed', 'handed_how'],
  ]
  return {
    $select: columnsWith(openingKey, ...payingColumns, ...request, ...steps),
    $expand: withPayments,
    $filter: ownedBy(partnerId),
  } as const
}

/** A record of n_certificate_open; null without an id, or of a type that is not known. */
export function openingFromWire(record: WireRecord): CertificateOpening | null {
  const id = idOf(record, 'id')
  const type = foundIn(record, 'type', (text) => findKey(text, certificateTypes))
  const who = foundIn(record, 'askers', (text) => findKey(text, askers))
  if (id === null || type === null || who === null) return null
  return {
    id,
    name: textOf(record, 'Name'),
    nepaliName: textOf(record, 'name_ne'),
    type,
    fee: moneyOf(record, 'fee'),
    urgentFee: moneyOf(record, 'urgentfee'),
    askers: who,
  }
}

/** A record of n_certificate_reg with its payments; null when it has no id. */
export function applicationFromWire(
  record: WireRecord,
): (Certificate & { readonly payments: readonly Payment[] }) | null {
  const shared = sharedFromWire(record, openingKey)
  return (
    shared && {
      ...shared,
      nepaliName: textOf(record, 'name_ne'),
      copies: numberOf(record, 'copies') ?? 1,
      purpose: textOf(record, 'purpose'),
      isUrgent: flagOf(record, 'isUrgent'),
      semesters: findSemesters(textOf(record, 'semesters')) ?? [],
      number: textOf(record, 'certificateno'),
      issuedOn: nepalDayOf(record, 'issued'),
      readyOn: nepalDayOf(record, 'ready'),
      handedOn: nepalDayOf(record, 'handed'),
      handedHow: foundIn(record, 'handed_how', (text) => findKey(text, handedWays)),
    }
  )
}

/** Body of a request; fee and enrollment are the server's. */
export function applicationToWire(at: {
  readonly opening: Pick<CertificateOpening, 'id'>
  readonly user: ApplyingUser
  readonly request: CertificateRequest
}): Record<string, unknown> {
  const { semesters, ...request } = at.request
  return {
    ...applicantToWire(at.user),
    [openingKey]: at.opening.id,
    ...request,
    ...(semesters.length > 0 && { semesters: semestersText(semesters) }),
  }
}
