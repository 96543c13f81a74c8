import { CircleHelp } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { institutionMessages as text } from '../rules/messages.ts'
import { useSettings } from './settings.ts'

/** Contact for questions, in the same place on every page: phone and hours. */
export function HelpDesk({ stacked = false }: { readonly stacked?: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const settings = useSettings()
  const hours = language === 'ne' ? settings?.helpDesk.hoursNe : settings?.helpDesk.hours
  return (
    <div className="flex min-h-6 items-start gap-2.5">
      <CircleHelp className="icon mt-0.5" aria-hidden />
      <div>
        <Dotted
          parts={[
            say(text['help-desk']),
            settings?.helpDesk.phone ?? '',
            ...(stacked ? [] : [hours ?? '']),
          ]}
        />
        {stacked && hours}
      </div>
    </div>
  )
}
