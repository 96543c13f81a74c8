import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { nameInBoth } from '#platform/pure/message.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { ownSeatText as text } from '../rules/layout/own-messages.ts'
import { useOfferedCentres } from './use-offered-centres.ts'

type Props = {
  readonly opening: EntranceOpening
  readonly chosen: number | null
  readonly locked: boolean
  readonly onChange: (centreId: number | null) => void
}

/** The centre to sit the exam at. */
export function CentreChoice({ opening, chosen, locked, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data: centres = [], isError, refetch } = useOfferedCentres(opening)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  return (
    <SelectField
      id="exam-centre"
      label={say(text['exam-centre'])}
      hint={say(text['exam-centre-hint'])}
      value={chosen === null ? '' : String(chosen)}
      disabled={locked}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{say(text.choose)}</option>
      {centres.map(({ id, name, address, address_ne }) => (
        <option key={id} value={id}>
          {name}, {nameInBoth(address, address_ne)[language]}
        </option>
      ))}
    </SelectField>
  )
}
