import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { useSay } from '#platform/browser/language.ts'
import { downloadReport } from '#platform/browser/records.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { asService } from '#platform/browser/service.ts'
import { toldBy } from '#platform/browser/told-by.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import {
  registrationMessages as text,
  registrationPageMessages as page,
} from '../rules/messages.ts'
import { mayPrintForm } from '../rules/registration.ts'
import { printKey } from '../wire/registration.ts'
import type { OwnRegistration } from './registration.queries.ts'

/** The form, as soon as there is a fee (READINGS R-34). */
export function FormCard({ own }: { readonly own: OwnRegistration }) {
  const say = useSay()
  const rest = useRest()
  const { isPending, mutate } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      asService(text['form-failed'], () =>
        downloadReport(rest, 'university_registration_form', { [printKey]: own.id }),
      ),
    onError: (error) => toast.error(toldBy(error) || say(text['form-failed']), { id: 'form' }),
  })
  if (!mayPrintForm(own.paying)) return null
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
      <div className="grid max-sm:w-full">
        <Button
          icon={Download}
          look={isApproved ? 'filled' : 'outlined'}
          busy={isPending}
          onClick={() => mutate()}
        >
          {say(text['download-form'])}
        </Button>
      </div>
    </section>
  )
}
