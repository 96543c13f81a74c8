import { CircleHelp } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { institutionMessages as text } from '../rules/messages.ts'
import { useSettings } from './settings.ts'

/** Whom to ask, in the same place on every page: phone and hours. */
export function HelpDesk({ stacked = false }: { readonly stacked?: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const settings = useSettings()
  const hours = language === 'ne' ? settings?.helpDesk.hoursNe : settings?.helpDesk.hours
  return (
    <p className="flex min-h-6 items-start gap-2.5">
      <CircleHelp className="icon mt-0.5" aria-hidden />
      <span>
        {say(text['help-desk'])}
        {settings && ` · ${settings.helpDesk.phone}`}
        {settings && (stacked ? <span className="block">{hours}</span> : ` · ${hours}`)}
      </span>
    </p>
  )
}
