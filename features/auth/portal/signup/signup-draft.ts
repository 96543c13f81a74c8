import { useLayoutEffect } from 'react'
import { type Draft, useDraft } from '#platform/browser/storage/drafts.ts'
import type { Form } from '#platform/browser/forms/form.ts'
import { text } from '#platform/browser/network/rest-failure.ts'
import type { AuthReason } from '#features/auth/rules/messages.ts'
import type { SignupName } from './SignupFields.tsx'
import { signupPath } from './signup.ts'

const savedFields = [
  'firstName',
  'middleName',
  'lastName',
  'nepaliName',
  'gender',
  'dateOfBirth',
  'email',
  'phone',
] as const satisfies readonly SignupName[]

type SignupDraft = Record<(typeof savedFields)[number], string>

/** Stores all fields except the passwords, and restores them when the page is opened again. */
export function useSignupDraft(form: Form<SignupName, AuthReason>): Draft<SignupDraft> {
  const draft = useDraft<SignupDraft>(signupPath, pick(form.values), parseSaved)
  const { found } = draft
  const { replace, values } = form
  // Together with the text that says so, in one paint.
  useLayoutEffect(() => {
    if (found !== null) replace({ ...values, ...found, ...typedIn(values) })
    // Only when a draft has been found: later values are the reader's own.
    // eslint-disable-next-line react/exhaustive-deps
  }, [found])
  return {
    ...draft,
    discard: () => {
      draft.discard()
      replace({ ...values, ...pick({}) })
    },
  }
}

/** Fields already typed on this page: newer than the draft. */
function typedIn(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function parseSaved(json: unknown): SignupDraft | null {
  const found = pick(json)
  return Object.values(found).every((value) => value === '') ? null : found
}

function pick(values: unknown): SignupDraft {
  return Object.fromEntries(savedFields.map((name) => [name, text(values, name)])) as SignupDraft
}
