import { Download } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { downloadDocument } from '#platform/browser/files/document.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { SavedDocument } from '#platform/browser/ui/frame/SavedDocument.tsx'
import { useReport } from '#platform/browser/action/use-report.ts'
import {
  registrationMessages as text,
  registrationPageMessages as page,
} from '../rules/messages.ts'
import { printKey } from '../wire/registration.ts'
import type { OwnRegistration } from './registration.queries.ts'

/** The form, as soon as there is a fee (READINGS R-34). */
export function FormCard({ own }: { readonly own: OwnRegistration }) {
  const say = useSay()
  const rest = useRest()
  const form = { process: 'university_registration_form', parameters: { [printKey]: own.id } }
  const { isPending, onClick } = useReport({ failed: text['form-failed'] }, () =>
    downloadDocument(rest, form.process, form.parameters),
  )
  if (!own.isFormReady) return null
  const isApproved = own.registrationNumber !== ''
  return (
    <section
      className="card flex flex-wrap items-center gap-4 p-4 md:p-5"
      aria-labelledby="registration-form"
    >
      <div className="min-w-48 flex-1">
        <h2 id="registration-form">{say(page.form)}</h2>
        <p className="small text-muted">{say(page[isApproved ? 'form-copy' : 'form-help'])}</p>
      </div>
      <div className="grid gap-1 max-sm:w-full">
        <Button
          icon={Download}
          look={isApproved ? 'filled' : 'outlined'}
          busy={isPending}
          onClick={onClick}
        >
          {say(text['download-form'])}
        </Button>
        <SavedDocument {...form} />
      </div>
    </section>
  )
}
