import { type Money, nothing } from '#platform/pure/money/money.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { certificate } from '#kinds/certificate/rules/kind.ts'
import {
  aCertificateType,
  storeCertificateType,
} from '#kinds/certificate/testing/certificate.factory.ts'
import {
  applicationFromWire,
  applicationKey,
  applicationModel,
  applicationToWire,
} from '#kinds/certificate/wire/certificate.ts'
import type { TestServer } from '../test-server.ts'
import { enrollPerson } from './course-registration-in-tests.ts'

/** Series of numbers, one for each type that a test offers. */
const series = new Map<TestServer, number>()

function nextSeries(at: TestServer): string {
  const n = (series.get(at) ?? 0) + 1
  series.set(at, n)
  return `T${String.fromCodePoint(65 + Math.floor(n / 26), 65 + (n % 26))}`
}

/** Adapter of the tests of every kind for a certificate. */
export const certificateInTests = {
  model: applicationModel,
  key: applicationKey,
  printProcess: 'certificate_print',
  // It prints by its number, not by its status.
  printsIn: () => false,
  open: (at: TestServer, fee: Money) =>
    at.database.transaction((transaction) => {
      const name = nextSeries(at)
      const row = { name: `Verification ${name}`, series: name, fee, urgentfee: nothing }
      return storeCertificateType(transaction, aCertificateType('VERIFICATION', row))
    }),
  prepare: enrollPerson,
  lacks: ['eligible'] as const,
  completedElsewhere: 'rule/handed-elsewhere',
  body: (openingId: number) => ({
    n_certificate_open_ID: openingId,
    copies: 1,
    purpose: 'Visa application',
    isUrgent: false,
  }),
  roundTrip(record: WireRecord) {
    const request = applicationFromWire(record)
    if (request === null) return null
    const user = { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 }
    const { copies, purpose, isUrgent, semesters, openingId: id } = request
    return applicationToWire({
      opening: { id },
      user,
      request: { copies, purpose, isUrgent, semesters },
    })
  },
  payable(fee: Money, paid: Money) {
    const application = applicationFromWire({ id: 1 })
    if (application === null) throw new Error('It has an id')
    return certificate.payable({
      opening: {
        id: 1,
        name: '',
        nepaliName: '',
        type: 'VERIFICATION',
        askers: 'BOTH',
        fee,
        urgentFee: nothing,
      },
      application: { ...application, paying: { ...application.paying, total: fee, paid } },
      today: '2026-11-20' as never,
    })
  },
  setStatus: (at: TestServer, id: number, status: string) =>
    at.database.kysely
      .updateTable('n_certificate_reg')
      .set({ docstatus: status })
      .where('n_certificate_reg_id', '=', id)
      .execute(),
} as const
