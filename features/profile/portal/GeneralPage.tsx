import { Lock } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { useForm } from '#platform/browser/forms/form.ts'
import { useFormDraft } from '#platform/browser/forms/form-draft.ts'
import { useSay } from '#platform/browser/language.ts'
import { ActionBar } from '#platform/browser/ui/control/ActionBar.tsx'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { DraftNotes, SavedNote } from '#platform/browser/ui/form/DraftNotes.tsx'
import { ErrorSummary } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { missingFields } from '../rules/completeness.ts'
import { generalProblems, type GeneralReason } from '../rules/general.ts'
import { generalMessages, profileMessages as text } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'
import {
  type GeneralField,
  generalFields,
  type GeneralForm,
  profileFields,
} from '../rules/profile-fields.ts'
import { screenMessages as screen } from '../rules/screen-messages.ts'
import type { CorrectionParts } from './correction-parts.ts'
import { ExtraDetail, FamilyInformation } from './GeneralFields.tsx'
import { useGeneralSave } from './general-save.ts'
import { stepPaths } from './profile-paths.ts'
import { ProfileLayout } from './ProfileLayout.tsx'
import { StudentInformation } from './StudentInformation.tsx'

/** Student Information to read, Family Information and Extra Detail to fill (SPEC §2 Profile). */
export function GeneralPage({ corrections }: { readonly corrections: CorrectionParts }) {
  return (
    <ProfileLayout step="general">
      {(profile) => <General profile={profile} corrections={corrections} />}
    </ProfileLayout>
  )
}

type Props = { readonly profile: Profile; readonly corrections: CorrectionParts }

function General({ profile, corrections }: Props) {
  const say = useSay()
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[1fr_20rem]">
      <section className="card flex flex-col gap-4 p-4 md:p-5 xl:order-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2>{say(text['student-information'])}</h2>
          <p className="small flex items-center gap-2 text-muted">
            <Lock className="icon" aria-hidden />
            {say(screen['read-only'])}
          </p>
        </div>
        <StudentInformation profile={profile} />
        <corrections.List profile={profile} />
      </section>
      <GeneralEditor profile={profile} corrections={corrections} />
    </div>
  )
}

function GeneralEditor({ profile, corrections }: Props) {
  const say = useSay()
  const stored = storedForm(profile)
  const save = useGeneralSave(profile)
  const form = useForm<GeneralField, GeneralReason>({
    initial: stored,
    problemsOf: generalProblems,
    onSubmit: async (values) => {
      if (await save.send(values)) draft.saved(values)
    },
  })
  const draft = useFormDraft({ page: stepPaths.general, form, stored })
  const missing = missingFields(form.values).map((name) => say(profileFields[name].label))
  const lead =
    missing.length > 0 ? say(generalMessages['fields-missing'], { list: missing.join(', ') }) : null
  const isWrong = Object.keys(generalProblems(form.values)).length > 0
  return (
    <form
      className="flex min-w-0 flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        if (draft.holdsBack(event)) return
        if (lead !== null) toast.error(lead, { id: 'general', ariaProps: silent })
        form.submit(event)
      }}
    >
      <ErrorSummary
        items={form.attempt > 0 ? summary(form.shown, say) : []}
        lead={(form.attempt > 0 && isWrong ? lead : save.failure) ?? undefined}
        attempt={form.attempt + save.attempt}
      />
      <DraftNotes draft={draft} />
      <FamilyInformation form={form} />
      <ExtraDetail form={form} profile={profile} corrections={corrections} />
      <ActionBar>
        <SavedNote draftSavedAtMs={draft.draftSavedAtMs} savedAtMs={save.savedAtMs} />
        <ButtonLink to={stepPaths.images}>{say(screen.next)}</ButtonLink>
        <Button type="submit" look="filled" busy={form.busy}>
          {say(screen.save)}
        </Button>
      </ActionBar>
    </form>
  )
}

/** The summary says it aloud already. */
const silent = { role: 'status', 'aria-live': 'off' } as const

/** 'single' is the default of marital status (SPEC §3). */
function storedForm({ general }: Profile): GeneralForm {
  return { ...general, maritalStatus: general.maritalStatus || 'single' }
}

function summary(
  shown: Partial<Record<GeneralField, GeneralReason>>,
  say: ReturnType<typeof useSay>,
) {
  return generalFields.flatMap((name) => {
    const reason = shown[name]
    return reason === undefined ? [] : [{ fieldId: name, message: say(generalMessages[reason]) }]
  })
}
