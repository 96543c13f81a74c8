import { useState } from 'react'
import type { Form } from '#platform/browser/forms/form.ts'
import { type Say, useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'
import { Field, SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { type GeneralReason, maritalStatuses } from '../rules/general.ts'
import { isLocked } from '../rules/locked-fields.ts'
import { generalMessages as text } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'
import { fieldsOf, type GeneralField, profileFields } from '../rules/profile-fields.ts'
import { screenMessages as screen } from '../rules/screen-messages.ts'
import type { CorrectionParts } from './correction-parts.ts'

type GeneralFormState = Form<GeneralField, GeneralReason>
type Props = { readonly form: GeneralFormState }

export function FamilyInformation({ form }: Props) {
  const say = useSay()
  const bind = binding(form, say)
  return (
    <section className="card flex flex-col gap-4 p-4 md:p-5">
      <h2>{say(text['family-information'])}</h2>
      <TextFields form={form} group="family" />
      {fieldsOf('family', ['phone']).map((field) => (
        <TextField
          key={field}
          {...bind(field)}
          type="tel"
          hint={say(screen['guardian-hint'])}
          autoComplete="off"
        />
      ))}
    </section>
  )
}

type ExtraProps = Props & { readonly profile: Profile; readonly corrections: CorrectionParts }

export function ExtraDetail({ form, profile, corrections }: ExtraProps) {
  const say = useSay()
  const bind = binding(form, say)
  const locked = isLocked('citizenshipNumber', profile)
  return (
    <section className="card flex flex-col gap-4 p-4 md:p-5">
      <h2>{say(text['extra-detail'])}</h2>
      <SelectField {...bind('maritalStatus')}>
        {Object.entries(maritalStatuses).map(([status, label]) => (
          <option key={status} value={status}>
            {say(label)}
          </option>
        ))}
      </SelectField>
      <TextFields form={form} group="extra" />
      <CitizenshipNumber form={form} stored={profile.general.citizenshipNumber} locked={locked} />
      {locked && (
        <div className="small -mt-2">
          <corrections.Propose profile={profile} field="citizenshipNumber" />
        </div>
      )}
    </section>
  )
}

function TextFields({ form, group }: Props & { readonly group: 'family' | 'extra' }) {
  const bind = binding(form, useSay())
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fieldsOf(group, ['text']).map((field) => (
        <TextField
          key={field}
          {...bind(field)}
          optional={!('required' in profileFields[field])}
          autoComplete="off"
        />
      ))}
    </div>
  )
}

/** Masked once it is stored (DESIGN §7 Privacy); locked with the profile complete. */
function CitizenshipNumber({
  form,
  stored,
  locked,
}: Props & { readonly stored: string; readonly locked: boolean }) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  const { label, ...input } = binding(form, say)('citizenshipNumber')
  const masked = stored !== '' && !shown && form.values.citizenshipNumber === stored
  return (
    <Field
      label={label}
      id={input.id}
      error={input.error}
      hint={locked ? say(screen['locked-number']) : undefined}
    >
      {(control) => (
        <span className="relative">
          <input
            {...control}
            className="input pe-20"
            autoComplete="off"
            readOnly={masked || locked}
            value={masked ? maskedNumber(stored) : input.value}
            onChange={input.onChange}
            onBlur={input.onBlur}
          />
          {stored !== '' && (
            <button
              type="button"
              className="link-button font-strong small absolute inset-y-1 end-1 px-3"
              aria-pressed={!masked}
              aria-label={`${say(masked ? formMessages.show : formMessages.hide)}, ${label}`}
              onClick={() => setShown(masked)}
            >
              {say(masked ? formMessages.show : formMessages.hide)}
            </button>
          )}
        </span>
      )}
    </Field>
  )
}

/** `12-01-•••••`: the district and nothing of the person. */
function maskedNumber(number: string): string {
  return `${number.slice(0, Math.min(6, Math.floor(number.length / 2)))}•••••`
}

function binding(form: GeneralFormState, say: Say) {
  return (name: GeneralField) => {
    const reason = form.shown[name]
    return {
      id: name,
      name,
      label: say(profileFields[name].label),
      value: form.values[name],
      error: reason && say(text[reason]),
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      onBlur: () => form.blur(name),
    }
  }
}
