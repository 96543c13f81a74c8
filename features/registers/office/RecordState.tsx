import { Archive, ArchiveRestore, Megaphone } from 'lucide-react'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { Register } from '../wire/processes.ts'
import type { useSaveRecord } from './use-save-record.ts'

type Props = {
  readonly register: Register
  readonly record: WireRecord
  /** Typed values that are not saved yet: they are saved first. */
  readonly hasChanges: boolean
  readonly saving: ReturnType<typeof useSaveRecord>
}

/** Publishes a draft, or takes a record out of use. */
export function RecordState({ register: { published }, record, hasChanges, saving }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { action, failure } = saving
  const column = published ?? 'IsActive'
  const isOn = record[column] === true
  const [icon, label, help] =
    published === null
      ? isOn
        ? ([Archive, text.deactivate, text['deactivate-help']] as const)
        : ([ArchiveRestore, text.activate, null] as const)
      : isOn
        ? ([Archive, text['to-draft'], text['published-help']] as const)
        : ([Megaphone, text.publish, text['draft-help']] as const)
  return (
    <div className="setup-state">
      {help && <span className="small text-muted">{say(help)}</span>}
      <Button
        icon={icon}
        look={published !== null && !isOn && !hasChanges ? 'filled' : 'outlined'}
        busy={isRunning(action)}
        disabled={hasChanges || action.state === 'lost'}
        onClick={() => action.run({ [column]: !isOn, version: record['version'] })}
      >
        {say(label)}
      </Button>
      <FieldNote id="state-note" error={failure?.fields[column]?.[language]} />
    </div>
  )
}
