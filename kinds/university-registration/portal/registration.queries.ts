import { firstRecords, postRecord } from '#platform/browser/network/records.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { asService } from '#platform/browser/network/service.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import { registrationMessages } from '../rules/messages.ts'
import { registrationOfficeMessages } from '../rules/office-messages.ts'
import type { UniversityRegistration } from '../rules/registration.ts'
import {
  ownRegistration,
  registrationFromWire,
  registrationModel,
  registrationToWire,
} from '../wire/registration.ts'

/** The student's registration with its payments, as lists and payments know applications. */
export type OwnRegistration = UniversityRegistration & {
  readonly payments: readonly Payment[]
  readonly name: string
  readonly openingId: number
}

/** The one opening of all students. */
export const theOpening = { id: 0 } as const

const own = ownList<OwnRegistration>('university-registration', async ({ rest, partnerId }) => {
  const records = await firstRecords(rest, registrationModel, ownRegistration(partnerId))
  const { name } = registrationOfficeMessages
  return readRows('university-registration/applied', records, (record) => {
    const registration = registrationFromWire(record)
    return registration && { ...registration, name: name.en, openingId: theOpening.id }
  })
})

/** None or one. */
export const useOwnRegistration = own.useList
export const useReloadRegistration = own.useReload
export const useFreshRegistration = own.useFresh

/** Registers, or finds the existing registration; gives its id if the answer contains it. */
export function sendRegistration(
  rest: RestClient,
  at: Parameters<typeof registrationToWire>[0],
  idempotencyKey: string,
): Promise<number | null> {
  return asService(registrationMessages['apply-failed'], () =>
    postRecord(rest, registrationModel, { body: registrationToWire(at), idempotencyKey }),
  )
}
