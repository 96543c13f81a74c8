import { NotSendable } from '#platform/browser/action/failure-sentence.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { asService } from '#platform/browser/network/service.ts'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import {
  type AddressForm,
  addressTypes,
  type AddressType,
} from '#features/profile/rules/address.ts'
import { addressMessages } from '#features/profile/rules/address-messages.ts'
import type { Profile } from '#features/profile/rules/profile.ts'
import { addressToWire } from '#features/profile/wire/address.ts'
import { useSaveOutcome } from '../save-outcome.ts'

export type NamedAddress = { readonly form: AddressForm; readonly name: string }

/** Two PUTs, or POST for a missing row; success is reported only when both are stored (READINGS R-23). */
export function useAddressSave(profile: Profile) {
  const rest = useRest()
  const { run, refresh, failure, attempt, savedAtMs } = useSaveOutcome('address', addressMessages)

  async function put(type: AddressType, { form, name }: NamedAddress): Promise<void> {
    const row = profile.addresses[type]
    const body = addressToWire(type, form, name)
    await asService(addressMessages['save-failed-short'], () =>
      row === null
        ? rest.post(modelPath('c_bpartner_location'), body)
        : rest.put(modelPath('c_bpartner_location', row.id), body),
    )
  }

  /** Null when an address cannot be composed. After a failure one row may be stored all the same: asked again. */
  async function send(
    addresses: Readonly<Record<AddressType, NamedAddress>> | null,
  ): Promise<boolean> {
    const saved = await run(async () => {
      if (addresses === null) throw new NotSendable(addressMessages['places-unread'])
      for (const type of addressTypes) await put(type, addresses[type])
    })
    if (!saved) await refresh()
    return saved
  }
  return { failure, attempt, savedAtMs, send }
}
