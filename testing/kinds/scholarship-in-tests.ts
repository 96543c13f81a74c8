import type { Money } from '#platform/pure/money/money.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import { aScholarship, storeScholarship } from '#kinds/scholarship/testing/scholarship.factory.ts'
import {
  applicationFromWire,
  applicationKey,
  applicationModel,
  applicationToWire,
  openingFromWire,
} from '#kinds/scholarship/wire/scholarship.ts'
import { enrollPerson } from './course-registration-in-tests.ts'
import { academicsOf } from './programs-in-tests.ts'

/** Adapter of the tests of every kind for a scholarship. */
export const scholarshipInTests = {
  model: applicationModel,
  key: applicationKey,
  printProcess: 'scholarship_application_print',
  async open(at: TestServer, amount: Money) {
    const place = { today: todayOf(at), academics: await academicsOf(at) }
    const row = aScholarship('open', { name: 'Conformance', ...place, amount })
    return at.database.transaction((transaction) => storeScholarship(transaction, row))
  },
  prepare: enrollPerson,
  lacks: ['totalfee', 'feepaid', 'IsPaid', 'isPending'] as const,
  body: (openingId: number) => ({ n_scholarship_open_ID: openingId }),
  completedElsewhere: 'rule/committee-decides',
  roundTrip(record: WireRecord) {
    const application = applicationFromWire(record)
    const opening = openingFromWire({ ...record, id: application?.openingId })
    if (application === null || opening === null) return null
    const user = { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 }
    return applicationToWire({ opening, user, enrollmentId: 1 })
  },
  setStatus: (at: TestServer, id: number, status: string) =>
    at.database.kysely
      .updateTable('n_scholarship_reg')
      .set({ docstatus: status })
      .where('n_scholarship_reg_id', '=', id)
      .execute(),
} as const
