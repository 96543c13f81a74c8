import { day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, type MessageValues, sayInBoth } from '#platform/pure/message.ts'
import { privacyVersion } from '#features/auth/rules/privacy.ts'
import { inBoth, plainPage } from '#features/documents/server/check/check-html.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import {
  storedByLaw,
  retained,
  retainedIds,
  type SettingValues,
} from '#features/settings/rules/facts.ts'
import { privacyMessages as text } from '../rules/privacy-messages.ts'

type PrivacyFacts = {
  readonly institution: CurrentInstitution
  readonly retention: SettingValues['retention']
  readonly helpDesk: Pick<SettingValues['help-desk'], 'phone' | 'email'>
}

/** The privacy page in both languages: what is stored why, and until when, from the table that the deletion uses. */
export function privacyPage({ institution, retention, helpDesk }: PrivacyFacts): string {
  const university = institution()
  const contact = [helpDesk.phone, helpDesk.email].filter((each) => each !== '').join(', ')
  const body = [
    `<h1>${inBoth(text.title)}</h1>`,
    paragraph(text.lead, { institution: university.name }),
    paragraph(text.staff),
    heading(text['deleted-title']),
    listOf(
      retainedIds.map((id) => {
        const { name, why } = retained[id]
        return [name, sayInBoth(text.after, { n: retention[id], why })]
      }),
    ),
    heading(text['stored-title']),
    listOf(storedByLaw.map(({ name, why }) => [name, why])),
    heading(text['rights-title']),
    paragraph(text.rights),
    ...(contact === '' ? [] : [paragraph(text.contact, { contact })]),
    paragraph(text.version, { day: dayInBoth(day(privacyVersion)) }),
  ]
  return plainPage(university, body.join(''))
}

function heading(message: Message): string {
  return `<h2>${inBoth(message)}</h2>`
}

function paragraph(message: Message, values: MessageValues = {}): string {
  return `<p>${inBoth(message, values)}</p>`
}

function listOf(rows: readonly (readonly [name: Message, says: Message])[]): string {
  const items = rows.map(([name, says]) => `<dt>${inBoth(name)}</dt><dd>${inBoth(says)}</dd>`)
  return `<dl>${items.join('')}</dl>`
}
