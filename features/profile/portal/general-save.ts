import { useRest } from '#platform/browser/network/rest-client.ts'
import { isLocked } from '../rules/locked-fields.ts'
import { normalGeneral } from '../rules/general.ts'
import { generalMessages } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'
import type { GeneralForm } from '../rules/profile-fields.ts'
import { generalColumns, generalToWire } from '../wire/general.ts'
import { putProfile } from './profile.queries.ts'
import { useSaveOutcome } from './save-outcome.ts'

/** Sends the editable part; a locked citizenship number is left out. `send` answers whether the server took it. */
export function useGeneralSave(profile: Profile) {
  const rest = useRest()
  const { run, failure, attempt, savedAtMs } = useSaveOutcome('general', generalMessages)
  const send = (form: GeneralForm): Promise<boolean> =>
    run(() =>
      putProfile(rest, profile.id, {
        body: bodyOf(form, profile),
        failed: generalMessages['save-failed-short'],
      }),
    )
  return { failure, attempt, savedAtMs, send }
}

function bodyOf(form: GeneralForm, profile: Profile): Readonly<Record<string, string>> {
  const body = generalToWire(normalGeneral(form))
  if (!isLocked('citizenshipNumber', profile)) return body
  const { [generalColumns.citizenshipNumber]: _locked, ...free } = body
  return free
}
