import { Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { useSettings } from '#features/institution/portal/settings.ts'
import { shellMessages as text } from './messages.ts'

const Campuses = lazyPart(async () => ({
  default: (await import('#features/institution/portal/Campuses.tsx')).Campuses,
}))

/** Contact details of the help desk: phone, hours, email; below them the campuses. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const desk = useSettings()?.helpDesk
  return (
    <Dialog title={say(text['help-title'])} onClose={onClose} width="narrow">
      <p className="mb-4">{say(text['help-lead'])}</p>
      {desk && (
        <Facts
          facts={[
            {
              label: say(text['help-phone']),
              value: <a href={`tel:${desk.phone}`}>{desk.phone}</a>,
            },
            {
              label: say(text['help-hours']),
              value: language === 'ne' ? desk.hoursNe : desk.hours,
            },
            {
              label: say(text['help-email']),
              value: <a href={`mailto:${desk.email}`}>{desk.email}</a>,
            },
          ]}
        />
      )}
      <Suspense fallback={null}>
        <Campuses />
      </Suspense>
    </Dialog>
  )
}
