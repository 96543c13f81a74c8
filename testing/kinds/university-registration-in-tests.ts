import type { Money } from '#platform/pure/money/money.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { academicsFromWire } from '#features/applying/wire/academic.ts'
import { langtangSettings } from '#features/institution/testing/institution.factory.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { universityRegistration } from '#kinds/university-registration/rules/kind.ts'
import {
  printKey,
  registrationFromWire,
  registrationToWire,
} from '#kinds/university-registration/wire/registration.ts'
import type { TestServer } from '../test-server.ts'
import { enrollPerson } from './course-registration-in-tests.ts'

/** Adapter of the tests of every kind for a university registration. */
export const universityRegistrationInTests = {
  model: 'n_noureg',
  key: 'n_noureg_ID',
  printKey,
  printProcess: 'university_registration_form',
  /** There is no opening: what it costs is a setting. */
  async open({ database, clock }: TestServer, fee: Money) {
    const value = { ...langtangSettings['university-registration'], feeInPaisa: fee }
    const by = { userId: 0, nowMs: clock.nowMs() }
    await database.transaction((transaction) =>
      storeSetting(transaction, { key: 'university-registration', value }, by),
    )
    return 0
  },
  prepare: enrollPerson,
  lacks: ['eligible'] as const,
  body: () => ({}),
  secondIsTheFirst: true,
  printsIn: () => true,
  roundTrip(record: WireRecord) {
    const registration = registrationFromWire(record)
    if (registration === null) return null
    const user = { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 }
    return registrationToWire({ user, place: academicsFromWire(record) })
  },
  payable(fee: Money, paid: Money) {
    const registration = registrationFromWire({ id: 1 })
    if (registration === null) throw new Error('It has an id')
    const paying = { ...registration.paying, total: fee, paid }
    // A record of 0 of 0 is another server's; it is asked about in the rule's own test.
    if (fee === 0) return fee
    return universityRegistration.payable({
      opening: { fee },
      application: { ...registration, paying },
      today: '2026-11-20' as never,
    })
  },
  setStatus: (at: TestServer, id: number, status: string) =>
    at.database.kysely
      .updateTable('n_noureg')
      .set({ docstatus: status })
      .where('n_noureg_id', '=', id)
      .execute(),
} as const
