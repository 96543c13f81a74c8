import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { models, modelPath } from '#features/applying/wire/models.ts'
import { nowMs } from '#features/institution/portal/settings.ts'
import { type AddressForm, addressTypes, type AddressType } from '../rules/address.ts'
import { addressMessages as text } from '../rules/address-messages.ts'
import type { Profile } from '../rules/profile.ts'
import { addressToWire } from '../wire/address.ts'
import { failureSentence } from './failure.ts'
import { useRefreshProfile } from './profile.queries.ts'

export type NamedAddress = { readonly form: AddressForm; readonly name: string }

/** Two PUTs, or POST for a row that is missing; the success is told only when both are stored (READINGS R-23). */
export function useAddressSave(profile: Profile) {
  const say = useSay()
  const rest = useRest()
  const refresh = useRefreshProfile()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [savedAtMs, setSavedAt] = useState<number | null>(null)

  async function put(type: AddressType, { form, name }: NamedAddress): Promise<void> {
    const row = profile.addresses[type]
    const body = addressToWire(type, form, name)
    if (row === null) await rest.post(modelPath(models.address), body)
    else await rest.put(modelPath(models.address, row.id), body)
  }

  async function send(addresses: Readonly<Record<AddressType, NamedAddress>>): Promise<boolean> {
    setFailure(null)
    try {
      for (const type of addressTypes) await put(type, addresses[type])
    } catch (error) {
      toast.error(say(text['save-failed']), { id: 'address' })
      setFailure(failureSentence(error, say(text['save-failed']), say))
      setAttempt((before) => before + 1)
      await refresh()
      return false
    }
    await refresh()
    setSavedAt(nowMs())
    toast.success(say(text.saved), { id: 'address' })
    return true
  }
  return { failure, attempt, savedAtMs, send }
}
