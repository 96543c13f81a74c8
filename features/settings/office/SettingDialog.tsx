import { useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { settingsText as text } from '../rules/screen-messages.ts'
import type { Draft } from '../rules/setting.ts'
import { draftOf, fieldsOf, valueFrom } from '../rules/setting-fields.ts'
import { settings } from '../rules/settings.ts'
import type { SettingNow } from '../wire/setting.ts'
import { SettingInput } from './SettingInput.tsx'
import { SettingRowsInput } from './SettingRowsInput.tsx'
import { SettingTablesInput } from './SettingTablesInput.tsx'
import { settingsKey } from './settings.queries.ts'
import { settingChange } from '../wire/processes.ts'

type Props = { readonly setting: SettingNow; readonly onClose: () => void }

/** A form by the schema of its setting: saved at once, or proposed where two people change it. What is typed stays until it is through. */
export function SettingDialog({ setting, onClose }: Props) {
  const { key, value, twoPeople } = setting
  const say = useSay()
  const [draft, setDraft] = useState(() => draftOf(value))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { action, error } = useChange(onClose)
  const busy = isRunning(action)
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const read = valueFrom(key, draft)
    setWrong('wrong' in read ? read.wrong : [])
    if ('json' in read && action.state === 'idle') action.run({ key, value: read.json })
  }
  return (
    <Dialog
      title={say(text['change-of'], { name: settings[key].name })}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button look="filled" type="submit" form="setting-form" busy={busy}>
            {say(text[twoPeople ? 'propose' : 'save'])}
          </Button>
        </>
      }
    >
      <form id="setting-form" className="flex flex-col gap-4" noValidate onSubmit={send}>
        <Inputs {...{ setting, draft, wrong }} onDraft={setDraft} />
        <HowItHolds setting={setting} />
        <LostAnswer action={action} />
        <FieldNote id="setting-note" error={error === null ? undefined : say(error)} />
      </form>
    </Dialog>
  )
}

function useChange(onClose: () => void) {
  const queries = useQueryClient()
  return useProcess(settingChange, async () => {
    onClose()
    await Promise.all([
      queries.invalidateQueries({ queryKey: settingsKey }),
      queries.invalidateQueries({ queryKey: ['proposals'] }),
      queries.invalidateQueries({ queryKey: ['university'] }),
    ])
  })
}

type InputsProps = Pick<Props, 'setting'> & {
  readonly draft: Draft
  readonly wrong: readonly string[]
  readonly onDraft: (draft: Draft) => void
}

function Inputs({ setting: { key, records }, draft, wrong, onDraft }: InputsProps) {
  return fieldsOf(key).map((field) => {
    const part = { draft, wrong, onDraft }
    if (field.is === 'rows') return <SettingRowsInput key={field.path} rows={field} {...part} />
    if (field.is === 'tables')
      return <SettingTablesInput key={field.path} tables={field} records={records} {...part} />
    return (
      <SettingInput
        key={field.path}
        field={field}
        typed={draft[field.path]}
        isWrong={wrong.includes(field.path)}
        onType={(typed) => onDraft({ ...draft, [field.path]: typed })}
      />
    )
  })
}

function HowItHolds({ setting: { twoPeople, needsCode } }: Pick<Props, 'setting'>) {
  const say = useSay()
  return (
    <p className="banner draft small">
      <Info className="icon" aria-hidden />
      <span>
        {say(text[twoPeople ? 'two-people' : 'at-once'])} {needsCode && say(text['with-code'])}
      </span>
    </p>
  )
}
