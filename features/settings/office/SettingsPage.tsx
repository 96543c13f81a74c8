import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { settingsText as text } from '../rules/screen-messages.ts'
import type { SettingNow } from '../wire/setting.ts'
import { SettingCard } from './SettingCard.tsx'
import { SettingDialog } from './SettingDialog.tsx'
import { useSettings } from './settings.queries.ts'

/** The university's settings, each with its value, and the form that changes it or proposes a change. */
export function SettingsPage() {
  const say = useSay()
  const list = useSettings()
  const [open, setOpen] = useState<SettingNow | null>(null)
  return (
    <>
      <ListPage
        text={text}
        icon={SlidersHorizontal}
        list={list}
        aside={
          <ButtonLink to="/control/audit?typed=n_setting" label={say(text['history-of'])}>
            {say(text.history)}
          </ButtonLink>
        }
      >
        {(settings) =>
          settings.map((setting) => (
            <SettingCard key={setting.key} setting={setting} onChange={() => setOpen(setting)} />
          ))
        }
      </ListPage>
      {open !== null && (
        <SettingDialog key={open.key} setting={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
