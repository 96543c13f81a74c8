import { type ComponentProps, useId } from 'react'
import type { Form } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { Radio } from '#platform/browser/ui/form/Choice.tsx'
import { FieldNote, PasswordField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { genders } from '#features/auth/rules/genders.ts'
import type { AuthReason } from '#features/auth/rules/messages.ts'
import { authMessages, authPageMessages as text } from '#features/auth/rules/messages.ts'
import { looksNepali } from '#features/auth/rules/nepali-name.ts'
import type { SignupForm } from '#features/auth/rules/signup.ts'
import { isEmailText, isNameText, isPasswordText } from '#features/auth/rules/typing.ts'
import { useTypingFilter } from './typing-filter.ts'

export type SignupName = keyof SignupForm
type Props = { readonly form: Form<SignupName, AuthReason> }

export function NameFields({ form }: Props) {
  const say = useSay()
  const bind = useBinding(form)
  const name = (field: SignupName) => ({
    ...bind(field, { allowed: isNameText, hint: 'name-typing' }),
  })
  const nepali = form.values.nepaliName
  return (
    <>
      <TextField {...name('firstName')} label={say(text['first-name'])} autoComplete="given-name" />
      <TextField
        {...name('middleName')}
        label={say(text['middle-name'])}
        optional
        autoComplete="additional-name"
      />
      <TextField {...name('lastName')} label={say(text['last-name'])} autoComplete="family-name" />
      <TextField
        {...bind('nepaliName')}
        label={say(text['nepali-name'])}
        lang="ne"
        hint={
          <>
            {say(text['nepali-name-hint'])} <span lang="ne">सीता श्रेष्ठ</span>
          </>
        }
        warning={
          nepali !== '' && !looksNepali(nepali) && say(authMessages['nepali-name-not-devanagari'])
        }
      />
    </>
  )
}

export function GenderField({ form }: Props) {
  const say = useSay()
  const id = useId()
  const reason = form.shown.gender
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={reason && id}>
      <legend className="mb-1.5 font-strong">{say(text.gender)}</legend>
      <div className="flex flex-wrap gap-2.5 *:flex-auto">
        {Object.entries(genders).map(([value, label], index) => (
          <Radio
            key={value}
            boxed
            name="gender"
            id={index === 0 ? 'gender' : undefined}
            value={value}
            checked={form.values.gender === value}
            onChange={() => form.set('gender', value)}
            onBlur={() => form.blur('gender')}
          >
            {say(label)}
          </Radio>
        ))}
      </div>
      <FieldNote id={id} error={reason && say(authMessages[reason])} />
    </fieldset>
  )
}

export function ReachFields({ form }: Props) {
  const say = useSay()
  const bind = useBinding(form)
  return (
    <>
      <TextField
        {...bind('email', { allowed: isEmailText, hint: 'email-typing' })}
        label={say(text.email)}
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...bind('phone')}
        label={say(text.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="98"
      />
    </>
  )
}

export function PasswordFields({ form }: Props) {
  const say = useSay()
  const bind = useBinding(form)
  const filter = { allowed: isPasswordText, hint: 'password-typing' } as const
  return (
    <>
      <PasswordField
        {...bind('password', filter)}
        label={say(text.password)}
        hint={say(text['password-hint'])}
        autoComplete="new-password"
      />
      <PasswordField
        {...bind('confirmPassword', filter)}
        label={say(text['confirm-password'])}
        autoComplete="new-password"
      />
    </>
  )
}

type Filter = { readonly allowed: (text: string) => boolean; readonly hint: AuthReason }

/** One field of the form: value, problem, and the typing filter, which removes only blocked characters. */
function useBinding(form: Form<SignupName, AuthReason>) {
  const say = useSay()
  const { hints, filtered } = useTypingFilter<SignupName>()
  return (name: SignupName, filter?: Filter) => {
    const reason = hints.has(name) && filter ? filter.hint : form.shown[name]
    return {
      id: name,
      name,
      value: form.values[name],
      error: reason && say(authMessages[reason]),
      onBlur: () => form.blur(name),
      onChange: ((event) =>
        form.set(
          name,
          filter ? filtered(name, event.target.value, filter.allowed) : event.target.value,
        )) satisfies ComponentProps<'input'>['onChange'],
    }
  }
}
